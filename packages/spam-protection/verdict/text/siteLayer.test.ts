import { describe, expect, it } from 'vitest';
import { noEvidence } from '../evidence.ts';
import { judge } from '../judge.ts';
import { HALF_LIFE_MS, siteLayerOf, type TaughtRow, teach } from './siteLayer.ts';

const NOW = 1_800_000_000_000;
const TEXT = 'We sell hand made kites for children in three colours';

function taught(clicks: number, label: 'spam' | 'ham', text = TEXT): TaughtRow[] {
  let rows: TaughtRow[] = [];
  for (let click = 0; click < clicks; click++)
    rows = teach(rows, { text, decision: label, score: label === 'spam' ? 0.1 : 0.9, now: NOW });
  return rows;
}

function score(rows: TaughtRow[], now = NOW, text = TEXT): number {
  const nothing = noEvidence({ text }, now);
  return judge({ ...nothing, history: { ...nothing.history, site: siteLayerOf(rows, now) } }).score;
}

/** How far corrections move a verdict, in log odds. */
function shift(rows: TaughtRow[], now = NOW): number {
  const logOdds = (value: number): number => Math.log(value / (1 - value));
  return logOdds(score(rows, now)) - logOdds(score([], now));
}

describe('SP-58 the site’s own clicks keep teaching', () => {
  it('SP-58 several clicks change the verdict on such texts', () => {
    expect(shift(taught(6, 'spam'))).toBeGreaterThan(1.5);
    expect(shift(taught(6, 'ham'))).toBeLessThan(-0.3);
  });

  it('SP-58 one click changes little', () => {
    expect(shift(taught(1, 'spam'))).toBeGreaterThan(0);
    expect(shift(taught(1, 'spam'))).toBeLessThan(0.5);
  });

  it('SP-58 however often somebody clicks, an ordinary message is not refused', () => {
    const rows = taught(200, 'spam');
    const ordinary = 'Could you tell me when you open on Saturday? I would like to bring my bike for repair.';
    expect(score(rows, NOW, ordinary)).toBeLessThan(0.6);
  });

  it('SP-58 a hundred clicks on spam that was found anyway leave ordinary words alone', () => {
    let rows: TaughtRow[] = [];
    for (let n = 0; n < 100; n++)
      rows = [
        ...rows,
        ...teach(rows, {
          text: `Could you click here to win the prize of ${n} pounds today`,
          decision: 'spam',
          score: 0.98,
          now: NOW,
        }),
      ];
    const layer = siteLayerOf(rows, NOW);
    expect(layer.bound(Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(4);
    expect(score(rows, NOW, 'Could you tell me if you are open today?')).toBeLessThan(0.35);
  });

  it('SP-58 what was taught fades', () => {
    const rows = taught(6, 'spam');
    expect(shift(rows, NOW + 4 * HALF_LIFE_MS)).toBeLessThan(shift(rows) / 4);
  });

  it('SP-58 opposite clicks take each other back', () => {
    const rows = teach(taught(2, 'spam'), { text: TEXT, decision: 'ham', score: 0.5, now: NOW });
    expect(score(rows)).toBeLessThan(score(taught(3, 'spam')));
  });
});
