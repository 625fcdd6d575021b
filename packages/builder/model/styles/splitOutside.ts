/** Splits a text at separators outside of strings and brackets. Pieces are trimmed, and empty ones left out. */
export function splitOutside(text: string, separators: string): string[] {
  const found: string[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && separators.includes(character)) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...found, text.slice(from).trim()].filter(Boolean);
}
