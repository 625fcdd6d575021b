import type { HostileText } from './hostileTexts.ts';

const LETTERS = 1_000;
/** Doubled three times: a quadratic parser takes 64 times as long, and must not take more than 3 times as long each time. */
const TIMES_AS_MANY = 8;
const MOST_RATIO = 27;
/** Below this, a pause of the machine would outweigh the parser. */
const QUICK_MS = 4;
const ATTEMPTS = 4;

/** The first text whose time grows far faster than its length, in words; `null` if there is none. */
export function slowerThanLinear(
  read: (text: string) => unknown,
  texts: readonly HostileText[],
): string | null {
  for (const { name, make } of texts) {
    const [few, many] = [make(LETTERS), make(TIMES_AS_MANY * LETTERS)];
    const isSlow = (least: number, most: number): boolean => most > QUICK_MS && most > MOST_RATIO * least;
    const most = cpuMs(() => read(many));
    if (
      most < QUICK_MS ||
      !isSlow(
        cpuMs(() => read(few)),
        most,
      )
    )
      continue;
    const times = [best(() => read(few)), best(() => read(many))] as const;
    if (isSlow(...times))
      return `${JSON.stringify(name)}: ${times[0].toFixed(2)} ms, and ${times[1].toFixed(0)} ms for ${TIMES_AS_MANY} times as much`;
  }
  return null;
}

/** The first text of this length that takes longer than anybody should wait; `null` if there is none. */
export function tooLong(
  read: (text: string) => unknown,
  texts: readonly HostileText[],
  letters: number,
  mostMs: number,
): string | null {
  for (const { name, make } of texts) {
    const text = make(letters);
    if (cpuMs(() => read(text)) <= mostMs) continue;
    const took = best(() => read(text));
    if (took > mostMs) return `${JSON.stringify(name)}: ${took.toFixed(0)} ms`;
  }
  return null;
}

/** The minimum of a few attempts: anything else the machine does only adds to it. */
function best(run: () => unknown): number {
  return Math.min(...Array.from({ length: ATTEMPTS }, () => cpuMs(run)));
}

/** CPU time, not wall-clock time: other processes do not count. */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  try {
    run();
  } catch {
    // A parser may throw; it only has to do so in time.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
