import { setImmediate } from 'node:timers/promises';
import { limitWait } from './limitWait.ts';

type Transact<Transaction> = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

const LARGEST_GROUP = 100;
/** Reading a request takes a few turns of the event loop, microseconds each. */
const TURNS_PER_REQUEST = 4;
const MOST_TURNS = 8;

interface Waiting<Transaction> {
  run(transaction: Transaction): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * SQLite has one writer, and most of a commit's cost is the disk: transactions that arrive during a commit wait for the next
 * one and share it. A failing one does not affect the others: each is then run separately.
 */
export function shareCommits<Transaction>(transact: Transact<Transaction>): Transact<Transaction> {
  const queue: Waiting<Transaction>[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (queue.length > 0) {
      await arrivals();
      await commitTogether(queue.splice(0, LARGEST_GROUP));
    }
    isRunning = false;
  }

  /** A commit blocks the process, so requests that arrived meanwhile are not queued yet: let them in before the next commit. */
  async function arrivals(): Promise<void> {
    for (let turn = 0, seen = 0; turn < MOST_TURNS && seen < queue.length; turn++) {
      seen = queue.length;
      for (let step = 0; step < TURNS_PER_REQUEST; step++) await setImmediate();
    }
  }

  async function commitTogether(group: readonly Waiting<Transaction>[]): Promise<void> {
    try {
      await transact(async (transaction) => {
        for (const one of group) await one.run(transaction);
      });
      for (const one of group) one.settle();
    } catch (error) {
      if (group.length === 1) group[0]?.fail(error);
      else for (const one of group) await commitTogether([one]);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let result: Awaited<ReturnType<typeof work>>;
      let isGivenUp = false;
      const stopWaiting = limitWait((error) => {
        isGivenUp = true;
        reject(error);
      });
      queue.push({
        async run(transaction) {
          if (isGivenUp) return;
          stopWaiting();
          result = await work(transaction);
        },
        settle: () => resolve(result),
        fail(error) {
          stopWaiting();
          reject(error);
        },
      });
      void drain();
    });
}
