import type { Database } from '@portico/kernel/server';

/** Runs a piece of work in a transaction; the answer comes when it is on disk. The work must bear being run again. */
export type Commit = <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;

const LARGEST_GROUP = 100;

interface Waiting {
  run(transaction: Database): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * SQLite has one writer, and most of what a commit costs is the disk: so whoever comes while a commit is under way waits
 * for the next one, and all of them share it. One that fails takes nobody along: then each is run by itself. PostgreSQL
 * does the same on its own.
 */
export function createGroupCommit(database: Database): Commit {
  if (database.dialect !== 'sqlite') return (work) => database.transaction(work);
  const queue: Waiting[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (queue.length > 0) await commitTogether(queue.splice(0, LARGEST_GROUP));
    isRunning = false;
  }

  async function commitTogether(group: readonly Waiting[]): Promise<void> {
    try {
      await database.transaction(async (transaction) => {
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
      queue.push({
        async run(transaction) {
          result = await work(transaction);
        },
        settle: () => resolve(result),
        fail: reject,
      });
      void drain();
    });
}
