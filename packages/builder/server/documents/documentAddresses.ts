import type { Database } from '@portico/kernel/server';
import type { BuilderTables, DocumentRow } from '../tables.ts';
import { addressOfPost, takenAddress, unfitAddress } from './DocumentError.ts';
import type { Change } from './Documents.ts';
import { isSlug } from './slugs.ts';

export interface AddressPorts {
  /** Slugs used by something else. */
  readonly isReserved: (slug: string) => boolean;
  /** Whether a page at this slug would shadow something, such as a post. */
  readonly isHiding?: (slug: string, transaction: Database) => Promise<boolean>;
}

/** Which slugs pages may have. Everything is checked in the transaction that writes the page. */
export function documentAddresses({ isReserved, isHiding = async () => false }: AddressPorts) {
  async function isTaken(transaction: Database, slug: string, except?: number): Promise<boolean> {
    if (isReserved(slug)) return true;
    const row = await transaction
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .select('id')
      .where('slug', '=', slug)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined && row.id !== except;
  }

  return {
    /** Whether a slug is in use by something else. */
    async isOccupied(transaction: Database, slug: string, except?: number): Promise<boolean> {
      return (await isTaken(transaction, slug, except)) || isHiding(slug, transaction);
    },

    /** A page's slug after a change. An unchanged one shadows no more than before. */
    async addressAfter(
      transaction: Database,
      row: DocumentRow,
      { slug, publish }: Change,
    ): Promise<string | null> {
      if (slug !== undefined && !isSlug(slug)) throw unfitAddress();
      if (slug !== undefined && (await isTaken(transaction, slug, row.id))) throw takenAddress();
      const next = slug ?? row.slug;
      const isNew = next !== row.slug || (publish && row.live_version === null);
      if (next !== null && isNew && (await isHiding(next, transaction))) throw addressOfPost();
      return next;
    },
  };
}
