import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  edited,
  type History,
  MOST_STEPS,
  NO_HISTORY,
  RUN_MS,
  redone,
  type Step,
  undone,
} from './history.ts';

const at = (content: string, selected: string | null = null): Step<string> => ({ content, selected });

test('KT-04 an addition and a deletion right after it are undone apart', () => {
  let history: History<string> = edited(NO_HISTORY, () => at('empty'), null);
  history = edited(history, () => at('added', 'heading'), null);
  const back = undone(history, at('empty again'));
  expect(back?.step).toEqual(at('added', 'heading'));
  expect(back && undone(back.history, at('added'))?.step).toEqual(at('empty'));
});

test.each<[string, { name: string; at: number }, number]>([
  ['the same field, typed on', { name: 'a', at: RUN_MS }, 1],
  ['the same field after a pause', { name: 'a', at: RUN_MS + 1 }, 2],
  ['another field at once', { name: 'b', at: 1 }, 2],
])('KT-04 letters of one go are one step: %s', (_, run, steps) => {
  const first = edited(NO_HISTORY as History<string>, () => at(''), { name: 'a', at: 0 });
  expect(edited(first, () => at('x'), run).past).toHaveLength(steps);
});

test('KT-04 typing after an undo is a step of its own, and takes the way forward away', () => {
  const typed = edited(NO_HISTORY as History<string>, () => at(''), { name: 'a', at: 0 });
  const back = undone(typed, at('x'));
  if (!back) throw new Error('Nothing to undo.');
  const again = edited(back.history, () => at(''), { name: 'a', at: 1 });
  expect(again).toMatchObject({ past: [at('')], future: [] });
});

test('KT-04 undoing everything and redoing everything leads back to where one was', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: MOST_STEPS }), fc.nat(MOST_STEPS), (edits, steps) => {
      let history: History<string> = NO_HISTORY;
      let now = at('start');
      for (const content of edits) {
        history = edited(history, () => now, null);
        now = at(content);
      }
      const before = now;
      for (const turn of [undone, redone])
        for (let step = 0; step < steps; step += 1) {
          const turned = turn(history, now);
          if (turned) ({ history, step: now } = turned);
        }
      expect(now).toEqual(before);
      expect(undone(NO_HISTORY, now)).toBeNull();
    }),
  );
});

test('KT-04 the oldest steps are forgotten', () => {
  let history: History<number> = NO_HISTORY;
  for (let content = 0; content < MOST_STEPS + 5; content += 1)
    history = edited(history, () => ({ content, selected: null }), null);
  expect(history.past).toHaveLength(MOST_STEPS);
  expect(history.past[0]?.content).toBe(5);
});
