/** Faster changes cannot be read, and each one lays out the number. */
const STEP_MS = 33;

type Step = (now: number) => void;

interface Ticking {
  readonly steps: Set<Step>;
  readonly timer: number;
}

const ticking = new WeakMap<Window, Ticking>();

/**
 * Calls it about thirty times a second until it is stopped. One timer for all numbers of a page, so that they change together:
 * to ask for each frame, and for each number, costs more than the counting itself.
 */
export function eachStep(view: Window, step: Step): () => void {
  const here = ticking.get(view) ?? startTicking(view);
  here.steps.add(step);
  return () => {
    if (!here.steps.delete(step) || here.steps.size > 0) return;
    view.clearInterval(here.timer);
    ticking.delete(view);
  };
}

function startTicking(view: Window): Ticking {
  const steps = new Set<Step>();
  const tick = (): void => {
    const now = view.performance.now();
    for (const step of steps) step(now);
  };
  const here = { steps, timer: view.setInterval(tick, STEP_MS) };
  ticking.set(view, here);
  return here;
}
