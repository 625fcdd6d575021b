/** A text's score and its label. */
export interface Scored {
  readonly score: number;
  readonly isSpam: boolean;
}

/** The probability that a spam text scores above a ham text. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const order = [...scored].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && order[end]?.score === order[at]?.score) end++;
    const rank = (at + 1 + end) / 2;
    for (; at < end; at++) if (order[at]?.isSpam) rankSum += rank;
  }
  const spam = scored.filter(({ isSpam }) => isSpam).length;
  const ham = scored.length - spam;
  return spam && ham ? (rankSum - (spam * (spam + 1)) / 2) / (spam * ham) : Number.NaN;
}

/** The lowest threshold that classifies at most this share of ham as spam. */
export function thresholdAt(scored: readonly Scored[], falsePositiveRate: number): number {
  const ham = scored
    .filter(({ isSpam }) => !isSpam)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const allowed = Math.floor(ham.length * falsePositiveRate);
  return (ham[allowed] ?? 0) + 1e-9;
}

export function recallAt(scored: readonly Scored[], threshold: number): number {
  return share(
    scored.filter(({ isSpam }) => isSpam),
    ({ score }) => score >= threshold,
  );
}

export function falsePositivesAt(scored: readonly Scored[], threshold: number): number {
  return share(
    scored.filter(({ isSpam }) => !isSpam),
    ({ score }) => score >= threshold,
  );
}

function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(is).length / items.length;
}
