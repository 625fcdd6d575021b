/** A piece of a diff: in both texts, only in the new one, or only in the old one. */
export interface TextPiece {
  readonly is: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this the diff would take seconds; the middle is then shown as replaced. */
const MOST_STEPS = 4_000_000;

/** Compares two texts word by word, by their longest common subsequence. */
export function compareTexts(before: string, after: string): TextPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  return joined([
    ...pieces('same', old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...pieces('same', old.slice(old.length - end)),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function pieces(is: TextPiece['is'], words: readonly string[]): TextPiece[] {
  return words.map((text) => ({ is, text }));
}

function middle(old: readonly string[], now: readonly string[]): TextPiece[] {
  if (old.length * now.length > MOST_STEPS) return [...pieces('removed', old), ...pieces('added', now)];
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [mine, theirs] = [old[i], now[j]];
    if (mine !== undefined && mine === theirs) {
      found.push({ is: 'same', text: mine });
      i++;
      j++;
    } else if (mine !== undefined && (theirs === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ is: 'removed', text: mine });
      i++;
    } else {
      found.push({ is: 'added', text: theirs ?? '' });
      j++;
    }
  }
  return found;
}

function joined(found: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of found) {
    const last = result.at(-1);
    if (last?.is === piece.is) result[result.length - 1] = { is: piece.is, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
