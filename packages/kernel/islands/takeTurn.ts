/** So long islands start one after the other before the page may do something else. */
const SLICE_MS = 8;

let line: Promise<void> = Promise.resolve();
let sliceEnds = 0;

/**
 * Resolves when it is the caller's turn to work. A page may bring hundreds of islands to life at once; between them it
 * stays open to its visitor: nobody's tap waits for all of them.
 */
export function takeTurn(): Promise<void> {
  line = line.then(async () => {
    if (performance.now() < sliceEnds) return;
    await pause();
    sliceEnds = performance.now() + SLICE_MS;
  });
  return line;
}

/** A task of its own, the next one where the browser can be asked for that. Timers that are set by timers are held back. */
function pause(): Promise<void> {
  if (typeof scheduler === 'object' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
