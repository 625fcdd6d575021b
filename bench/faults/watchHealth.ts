/** Asks `/healthz` over and over, and remembers the longest wait. */
export interface HealthWatch {
  /** Stops asking, and tells the longest wait in milliseconds. */
  stop(): Promise<number>;
}

const EVERY_MS = 20;

export function watchHealth(baseURL: string): HealthWatch {
  let isWatching = true;
  let worst = 0;
  const watching = (async () => {
    while (isWatching) {
      const asked = performance.now();
      try {
        await (await fetch(`${baseURL}/healthz`)).text();
        worst = Math.max(worst, performance.now() - asked);
      } catch {
        // The process is gone; whoever ended it says so in the result.
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async stop() {
      isWatching = false;
      await watching;
      return Math.round(worst);
    },
  };
}
