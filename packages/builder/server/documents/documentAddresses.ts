import type { Database } from '@portico/kernel/server';
import type { BuilderTables, DocumentRow } from '../tables.ts';
import { addressOfPost, takenAddress, unfitAddress } from './DocumentError.ts';
import type { Change } from './Documents.ts';
import { isSlug } from './slugs.ts';

export interface AddressPorts {
  /** Addresses that belong to somebody else. */
  readonly isReserved: (slug: string) => boolean;
  /** Whether a page at this address would hide something that stands there, such as a post. */
  readonly isHiding?: (slug: string, transaction: Database) => Promise<boolean>;
}

/** Which addresses pages may have. Everything is asked inside the transaction that writes the page. */
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
    /** Whether a page that comes to an address finds something there. */
    async isOccupied(transaction: Database, slug: string, except?: number): Promise<boolean> {
      return (await isTaken(transaction, slug, except)) || isHiding(slug, transaction);
    },

    /** The address of a page after a change. One that stands where it stood hides no more than it did. */
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
