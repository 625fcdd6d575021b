/** Faster changes cannot be read, and each one lays out the number. */
const STEP_MS = 33;

type Step = (now: number) => void;

const steps = new Set<Step>();
let timer: number | undefined;

/**
 * Calls it about thirty times a second until it is stopped. One timer for all numbers of a page, so that they change together:
 * to ask for each frame, and for each number, costs more than the counting itself.
 */
export function eachStep(step: Step): () => void {
  steps.add(step);
  timer ??= window.setInterval(tick, STEP_MS);
  return () => {
    steps.delete(step);
    if (steps.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  const now = performance.now();
  for (const step of steps) step(now);
}
