import type { Exchange } from './exchange.ts';
import { parseJson } from './parseJson.ts';

/** The JSON of a response with status 200; `undefined` for every other outcome. */
export function jsonOf200(exchange: Exchange): unknown {
  if (exchange.kind !== 'answered' || exchange.status !== 200) return undefined;
  const parsed = parseJson(exchange.text);
  return parsed.ok ? parsed.value : undefined;
}
