/** How long islands may start one after another before yielding to the page. */
const SLICE_MS = 8;

let line: Promise<void> = Promise.resolve();
let sliceEnds = 0;

/**
 * Resolves when it is the caller's turn to work. A page may start hundreds of islands at once; yielding in between keeps it
 * responsive, so that no tap waits for all of them.
 */
export function takeTurn(): Promise<void> {
  line = line.then(async () => {
    if (performance.now() < sliceEnds) return;
    await pause();
    sliceEnds = performance.now() + SLICE_MS;
  });
  return line;
}

/** A new task, the very next one if the browser supports that. Not a timer: nested timers are throttled. */
function pause(): Promise<void> {
  return (
    window.scheduler?.yield?.() ??
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    })
  );
}
