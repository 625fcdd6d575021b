import { type EmbedCode, findEmbedCodes } from '@portico/kernel/embeds';
import { isRecord } from '@portico/kernel/records';

/** A page names a handful; more are not looked at. */
const MOST_CODES = 50;

/** What the embed codes in a document's texts would show but this site does not have, in sentences. */
export async function embedGaps(file: unknown, codes: readonly EmbedCode[]): Promise<string> {
  const names = codes.flatMap((code) => code.names);
  const found = textsIn(file)
    .flatMap((text) => findEmbedCodes(text, names))
    .filter((piece) => typeof piece !== 'string')
    .slice(0, MOST_CODES);
  const sentences = new Set<string>();
  for (const { name, attributes } of found) {
    const code = codes.find((one) => one.names.includes(name));
    const sentence = await code?.gap?.(attributes);
    if (sentence) sentences.add(sentence);
  }
  return [...sentences].join(' ');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('[') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
