/** Polls `/healthz` and remembers the longest wait. */
export interface HealthWatch {
  /** Stops polling and returns the longest wait in milliseconds. */
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
        // The process is gone; whoever killed it reports that in the result.
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
