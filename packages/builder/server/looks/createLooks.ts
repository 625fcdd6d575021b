import { createHash } from 'node:crypto';
import { recordOf } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import { classesIn } from '../../model/looks/siteClasses.ts';
import { variablesIn } from '../../model/looks/siteVariables.ts';
import type { LookUsers, SiteLooks } from '../../wire/admin.ts';
import type { DocumentUses } from '../documents/documentUses.ts';
import { checkedLooks } from './checkedLooks.ts';
import type { LookStore, StoredLooks } from './LookStore.ts';

/** Somebody else has changed them meanwhile. */
export class NewerLooksError extends Error {
  override readonly name = 'NewerLooksError';
}

export interface Looks {
  read(): Promise<SiteLooks>;
  /** Only pages that use what has changed are rendered again. */
  change(next: SiteLooks): Promise<SiteLooks>;
  users(): Promise<LookUsers>;
}

export function createLooks(database: Database, store: LookStore, uses: DocumentUses): Looks {
  return {
    read: async () => versioned(await store.read()),
    change: ({ version, ...given }) =>
      database.transaction(async (transaction) => {
        const before = await store.read(transaction);
        if (versioned(before).version !== version) throw new NewerLooksError();
        const next = checkedLooks(given);
        const changesVariables = JSON.stringify(next.variables) !== JSON.stringify(before.variables);
        const changed = changedClasses(before.classes, next.classes);
        if (!changesVariables && changed.size === 0) return versioned(before);
        await store.write(transaction, next, changesVariables);
        if (changed.size > 0) await uses.touch(transaction, changed);
        return versioned(next);
      }),
    async users() {
      const { classes, variables } = await store.read();
      const ids = [...classesIn(classes), ...variablesIn(variables)].map(({ id }) => id);
      return { documents: [...(await uses.of(new Set(ids)))] };
    },
  };
}

function versioned({ classes, variables }: StoredLooks): SiteLooks {
  const said = JSON.stringify([classes, variables]);
  return { version: createHash('sha256').update(said).digest('hex').slice(0, 16), classes, variables };
}

/** Those that were added, removed or changed, or whose precedence changed. */
function changedClasses(before: unknown, after: unknown): Set<string> {
  const [old, next] = [classesIn(before), classesIn(after)];
  const placeOf = (all: typeof old) => new Map(all.map(({ id }, index) => [id, index]));
  const [oldPlaces, nextPlaces] = [placeOf(old.filter(isIn(next))), placeOf(next.filter(isIn(old)))];
  const said = (classes: unknown, id: string): string =>
    JSON.stringify(recordOf(recordOf(classes).items)[id]) ?? '';
  return new Set(
    [...old, ...next]
      .map(({ id }) => id)
      .filter((id) => said(before, id) !== said(after, id) || oldPlaces.get(id) !== nextPlaces.get(id)),
  );
}

const isIn =
  (all: readonly { readonly id: string }[]) =>
  ({ id }: { readonly id: string }): boolean =>
    all.some((one) => one.id === id);
