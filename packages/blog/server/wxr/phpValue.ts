/**
 * Reads what PHP's `serialize` writes: texts, numbers, booleans, nothing, and arrays of them; `undefined` for anything else. Our
 * own, because packages for it revive objects and recurse without a limit, and these texts come from strangers.
 */
export function phpValue(text: string): unknown {
  // The lengths of texts are counted in bytes.
  const bytes = Buffer.from(text);
  let at = 0;

  /** The characters up to a sign that ends a number. */
  function upTo(sign: string): string {
    const end = bytes.indexOf(sign, at);
    if (end < 0 || end - at > LONGEST_NUMBER) throw new Unreadable();
    const found = bytes.toString('latin1', at, end);
    at = end + 1;
    return found;
  }

  function numberTo(sign: string): number {
    const number = Number(upTo(sign));
    if (!Number.isFinite(number)) throw new Unreadable();
    return number;
  }

  function skip(sign: string): void {
    if (bytes[at] !== sign.charCodeAt(0)) throw new Unreadable();
    at += 1;
  }

  function value(depth: number): unknown {
    const kind = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
    at += 2;
    if (kind === 'N;') return null;
    if (kind === 'b:') return upTo(';') === '1';
    if (kind === 'i:' || kind === 'd:') return numberTo(';');
    if (kind === 's:') {
      const inside = words();
      skip(';');
      return inside;
    }
    if (kind === 'a:' && depth < DEEPEST) return array(depth);
    throw new Unreadable();
  }

  function words(): string {
    const length = numberTo(':');
    skip('"');
    const end = at + length;
    if (!Number.isInteger(length) || length < 0 || end >= bytes.length) throw new Unreadable();
    const inside = bytes.toString('utf8', at, end);
    at = end;
    skip('"');
    return inside;
  }

  /** A list if its keys count from zero, as in JSON. */
  function array(depth: number): unknown {
    const count = numberTo(':');
    skip('{');
    const entries: [string, unknown][] = [];
    for (let index = 0; index < count; index++) {
      const key = value(DEEPEST);
      entries.push([String(key), value(depth + 1)]);
    }
    skip('}');
    const isList = entries.every(([key], index) => key === String(index));
    return isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  }

  try {
    return value(0);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

const LONGEST_NUMBER = 40;
const DEEPEST = 50;
