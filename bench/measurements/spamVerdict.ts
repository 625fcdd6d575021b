import { generateCorpus } from '../../packages/spam-protection/training/corpus/generateCorpus.ts';
import type { Example } from '../../packages/spam-protection/training/Example.ts';
import { FALSE_POSITIVE_RATE, leaveKindsOut } from '../../packages/spam-protection/training/evaluate.ts';
import figures from '../../packages/spam-protection/training/figures.json' with { type: 'json' };
import {
  areaUnderCurve,
  falsePositivesAt,
  recallAt,
  thresholdAt,
} from '../../packages/spam-protection/training/measures.ts';
import { readTables } from '../../packages/spam-protection/training/readTables.ts';
import { readExamples } from '../../packages/spam-protection/training/samples.ts';
import { splitTables } from '../../packages/spam-protection/training/split.ts';
import { judge, noEvidence, SPAM_FROM } from '../../packages/spam-protection/verdict/index.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { percentile } from '../statistics.ts';

const HELD_OUT_TEXTS = 40;
const KNOWN_TEXTS = 150;
const WARM_UP = 2_000;
const LONG_TEXT = 4_000;

/** Folder of the real tables, if available; they are not part of this repository. */
const TABLES = process.env.PORTICO_SPAM_TABLES;

export const measurement: Measurement = {
  name: `The spam verdict, from text alone${TABLES ? '' : ' (generated texts; PORTICO_SPAM_TABLES adds the real tables)'}`,
  async run() {
    const real = TABLES ? splitTables(readTables(TABLES)) : { training: [], calibration: [], heldOut: [] };
    const heldOut = [...generateCorpus('held-out', HELD_OUT_TEXTS), ...real.heldOut];
    const known = [...generateCorpus('known', KNOWN_TEXTS), ...real.training, ...real.calibration];
    return [...speed(heldOut), ...quality(heldOut), ...unseenKinds(known, heldOut), ...recorded()];
  },
};

function speed(examples: readonly Example[]): Row[] {
  const texts = [
    ...examples.map(({ text }) => text),
    ...examples.slice(0, 100).map(({ text }) => text.repeat(50).slice(0, LONG_TEXT)),
  ];
  for (let at = 0; at < WARM_UP; at++) verdictOn(texts[at % texts.length] ?? '');
  const times: number[] = [];
  const processorTimes: number[] = [];
  const started = performance.now();
  for (const text of texts) {
    const before = performance.now();
    const used = process.cpuUsage();
    verdictOn(text);
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - before);
    processorTimes.push((user + system) / 1000);
  }
  return [
    row('verdicts on one core', texts.length / ((performance.now() - started) / 1000), '/s', {
      atLeast: 3_000,
    }),
    row('p99', percentile(times, 0.99), 'ms', { atMost: 2 }),
    // On a busy machine, wall-clock time would mostly measure the other load.
    row('p99 of processor time', percentile(processorTimes, 0.99), 'ms'),
  ];
}

function quality(examples: readonly Example[]): Row[] {
  const scored = examples.map(({ text, label }) => ({
    score: verdictOn(text).score,
    isSpam: label === 'spam',
  }));
  const threshold = thresholdAt(scored, FALSE_POSITIVE_RATE);
  return [
    row('held-out texts', scored.length, ''),
    row('held-out: recall at 0.5 % false positives', recallAt(scored, threshold), '', { atLeast: 0.95 }),
    row('held-out: recall as decided', recallAt(scored, SPAM_FROM), ''),
    row('held-out: false positives as decided', falsePositivesAt(scored, SPAM_FROM), '', {
      atMost: FALSE_POSITIVE_RATE,
    }),
    row('held-out: area under the curve', areaUnderCurve(scored), ''),
  ];
}

function unseenKinds(known: readonly Example[], heldOut: readonly Example[]): Row[] {
  const kinds = [...new Set(known.map(({ kind }) => kind))].map((kind) => [kind]);
  return leaveKindsOut(readExamples(known), readExamples(heldOut), kinds).map(
    ({ name, areaUnderCurve: area }) =>
      row(`never saw "${name}": area under the curve`, area, '', { atLeast: 0.9 }),
  );
}

/** Without the tables these cannot be measured again: the figures are from training. */
function recorded(): Row[] {
  if (TABLES) return [];
  const all = figures.heldOut.find(({ name }) => name === 'all');
  return [
    row('with real texts, at training: recall at 0.5 % false positives', all?.recall ?? Number.NaN, '', {
      atLeast: 0.95,
    }),
    ...figures.leftOut
      .filter(({ name }) => name === 'comments' || name === 'messages')
      .map(({ name, areaUnderCurve: area }) =>
        row(`with real texts, at training: never saw "${name}"`, area, '', { atLeast: 0.9 }),
      ),
  ];
}

function verdictOn(text: string) {
  return judge(noEvidence({ text }, 0));
}
