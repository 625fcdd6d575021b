import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSignals } from '../wire/public.ts';
import { noEvidence } from './evidence.ts';
import { judge } from './judge.ts';
import type { Evidence } from './Verdict.ts';

const NOW = Date.UTC(2026, 0, 15, 9, 30);
const ENQUIRY =
  'Hello, could you give me a quote for repainting our living room? It is about 30 square metres. Thanks, Anna';
const PITCH =
  'Hi, we can put your website on the first page of Google. Our SEO packages start from $99 per month with guaranteed results. Click here http://best-seo-rank.xyz/offer';

const evidence = (
  text: string,
  facts: Partial<Evidence['facts']> = {},
  more: Partial<Evidence> = {},
): Evidence => {
  const nothing = noEvidence({ text }, NOW);
  return { ...nothing, facts: { ...nothing.facts, ...facts }, ...more };
};

describe('SP-58 the verdict', () => {
  it.each([
    PITCH,
    'CONGRATULATIONS! You have won a £1000 cash prize. Call 09061701461 now to claim. 18+ only',
    'http://cheap-pills.top/buy http://casino-bonus.xyz',
    'Wir bringen Ihre Webseite auf Platz 1 bei Google. Jetzt hier klicken: http://seo-top.info',
    'Your account has been suspended. Verify your password within 24 hours: http://secure-login.click/verify',
  ])('SP-58 finds spam by its text alone: %s', (text) => {
    expect(judge(evidence(text)).decision).toBe('spam');
  });

  it.each([
    ENQUIRY,
    'Please call me back on 0151 2345678',
    'My order 4711 has not arrived yet, I paid £45.99 and I am quite annoyed.',
    'I am a journalist with the local radio and would like to interview the owner before Friday.',
    'Könnten Sie mir bitte die Rechnung noch einmal schicken? Viele Grüße, Uwe',
    'Price?',
  ])('SP-58 lets ordinary messages through: %s', (text) => {
    expect(judge(evidence(text)).decision).toBe('ham');
  });

  it('SP-58 explains itself in sentences, the weightiest first', () => {
    const { reasons, version } = judge(evidence(PITCH, { trap: 'filled' }));
    expect(reasons.length).toBeGreaterThan(2);
    for (const { code, sentence } of reasons) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    }
    const weights = reasons.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(version).toMatch(/^\d+\/.+/);
  });

  it('SP-58 is a pure function of its evidence: any text gives the same score twice, from 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string(),
        fc.string(),
        (text, name, email) => {
          const given = { ...noEvidence({ text, name, email }, NOW) };
          const first = judge(given);
          expect(first.score).toBeGreaterThanOrEqual(0);
          expect(first.score).toBeLessThanOrEqual(1);
          expect(judge(given)).toEqual(first);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('SP-58 the reasons of a text add up to its score', () => {
    const { score, reasons } = judge(evidence(ENQUIRY));
    const sum = reasons.reduce((total, { weight }) => total + weight, 0);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(score, 1);
  });

  it('SP-58 lists decide alone', () => {
    expect(judge(evidence(PITCH, { listed: 'allowed' }))).toMatchObject({ score: 0, decision: 'ham' });
    expect(judge(evidence(ENQUIRY, { listed: 'denied' }))).toMatchObject({ score: 1, decision: 'spam' });
  });

  it('SP-58 a proof of work brings a grey submission through', () => {
    const grey = evidence(
      ENQUIRY,
      { trap: 'filled', scriptTest: 'failed' },
      { history: { recentSubmissions: 4, sameText: 0, earlierHam: 0, earlierSpam: 0 } },
    );
    const before = judge(grey);
    const after = judge({ ...grey, facts: { ...grey.facts, proofOfWork: 'solved' } });
    expect(after.score).toBeLessThan(before.score);
  });

  it('SP-58 reads a long text in bounded time', () => {
    const started = process.cpuUsage();
    judge(evidence(`${PITCH} `.repeat(20_000)));
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});

describe('SP-58 nobody is blocked for lacking signals', () => {
  const loadedAt = NOW / 1000 - 60;
  it.each([
    ['scripts off: nothing was gathered', null, {}],
    [
      'only a keyboard: no pointer ever moved',
      {
        ct_ps_timestamp: loadedAt,
        ct_fkp_timestamp: loadedAt + 5,
        ct_has_key_up: true,
        ct_has_input_focused: true,
        ct_mouse_moved: false,
        ct_pointer_data: '[]',
      },
      {},
    ],
    [
      'a screen reader: fields are filled without key events of the page',
      {
        ct_ps_timestamp: loadedAt,
        ct_fkp_timestamp: '0',
        ct_mouse_moved: false,
        ct_has_scrolled: false,
        ct_has_key_up: false,
      },
      {},
    ],
    [
      'a phone: touches, no mouse, a small screen',
      {
        ct_ps_timestamp: loadedAt,
        ct_has_scrolled: true,
        ct_screen_info: '{"fullWidth":390,"fullHeight":844,"visibleWidth":390,"visibleHeight":664}',
      },
      {},
    ],
    [
      'autofill: everything at once, no rhythm',
      { ct_ps_timestamp: NOW / 1000 - 3, typo: [{ isAutoFill: true, countOfKey: 1, speedDelta: 0 }] },
      {},
    ],
    [
      'pasted text',
      { ct_ps_timestamp: loadedAt, typo: [{ isUseBuffer: true, countOfKey: 1, speedDelta: 0 }] },
      {},
    ],
    ['a wrong clock', { ct_ps_timestamp: NOW / 1000 + 86_400 * 30 }, {}],
    [
      'a page from a cache: the script key is too old',
      { ct_ps_timestamp: loadedAt, ct_checkjs: '1' },
      { scriptTest: 'failed' },
    ],
    ['an address that could not be looked up', null, { emailCheck: 'unknown' }],
  ] as const)('SP-58 %s', (_who, gathered, facts) => {
    const signals = gathered === null ? null : parseSignals(gathered);
    expect(judge(evidence(ENQUIRY, facts, { signals })).decision).toBe('ham');
    expect(judge(evidence('', facts, { signals })).decision).not.toBe('spam');
  });

  it('SP-58 odd behaviour alone never refuses: a quick hand with a trap filled by autofill is grey at most', () => {
    const signals = parseSignals({ ct_ps_timestamp: NOW / 1000 });
    expect(judge(evidence(ENQUIRY, { trap: 'filled' }, { signals })).decision).not.toBe('spam');
  });
});

describe('SP-58 signals', () => {
  it('SP-58 a program that controls the browser and presses keys like a clock weighs more than a person', () => {
    const robot = parseSignals({
      apbct_headless: true,
      ct_ps_timestamp: NOW / 1000 - 1,
      ct_pointer_data: JSON.stringify(Array.from({ length: 20 }, (_, n) => [n * 10, n * 10, n * 150])),
      typo: [{ countOfKey: 50, speedDelta: 0 }],
    });
    const person = parseSignals({
      apbct_headless: false,
      ct_ps_timestamp: NOW / 1000 - 90,
      ct_mouse_moved: true,
      ct_has_scrolled: true,
      ct_has_key_up: true,
      ct_pointer_data: JSON.stringify([
        [1, 5, 0],
        [9, 7, 150],
        [22, 18, 300],
        [24, 40, 450],
        [60, 41, 600],
        [80, 39, 750],
        [81, 80, 900],
        [90, 82, 1050],
        [91, 99, 1200],
      ]),
      typo: [{ countOfKey: 50, speedDelta: 4000 }],
    });
    const codes = (signals: typeof robot) =>
      judge(evidence(ENQUIRY, {}, { signals })).reasons.map(({ code }) => code);
    expect(codes(robot)).toEqual(
      expect.arrayContaining(['headless', 'too_fast', 'pointer_machine', 'typing_machine']),
    );
    expect(codes(person)).toEqual(
      expect.arrayContaining(['hands', 'took_time', 'pointer_human', 'typing_human']),
    );
  });
});
