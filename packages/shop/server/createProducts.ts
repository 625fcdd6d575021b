import { containing, type Database, isUniqueViolation, type Ports } from '@portico/kernel/server';
import { conflict, notFound } from '@portico/kernel/server/http';
import type { Selectable } from 'kysely';
import type { Product, ProductDraft, ProductPart } from './Product.ts';
import type { ShopTables } from './tables.ts';

/** The cache tag of pages that show products. */
export const SHOP_TAG = 'shop';
/** Touched when the first product is shown and when the last one is gone: every page's header may have a cart. */
export const SHOP_OPEN_TAG = 'shop-open';

export interface Products {
  /** Whether visitors see any product. */
  isOpen(): Promise<boolean>;
  /** What visitors see, in the order it was added. */
  listShown(): Promise<readonly Product[]>;
  readShown(slug: string): Promise<Product | null>;
  /** Existing and visible products, by ID. */
  find(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Product>>;
  /** Everything, newest first, starting after `after`. */
  list(filter: {
    search?: string | undefined;
    after?: number | undefined;
    limit: number;
  }): Promise<Product[]>;
  read(id: number): Promise<Product>;
  add(draft: ProductDraft): Promise<Product>;
  /** Which of these slugs are already taken. */
  known(transaction: Database, slugs: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds products, and changes others identified by their slug. */
  put(transaction: Database, added: readonly ProductDraft[], changed: readonly ProductPart[]): Promise<void>;
  change(id: number, draft: ProductDraft): Promise<Product>;
  remove(id: number): Promise<void>;
}

export function createProducts({
  database,
  clock,
  content,
}: Pick<Ports, 'database' | 'clock' | 'content'>): Products {
  const all = (source: Database = database) =>
    source.tables<ShopTables>().selectFrom('shop_products').selectAll();

  async function isOpen(source: Database = database): Promise<boolean> {
    return (await all(source).where('is_shown', '=', 1).limit(1).executeTakeFirst()) !== undefined;
  }

  /** Writes, and has the pages that this concerns rendered again. */
  async function touching<T>(transaction: Database, write: () => Promise<T>): Promise<T> {
    const wasOpen = await isOpen(transaction);
    const written = await write();
    const isOther = wasOpen !== (await isOpen(transaction));
    await content.touch(transaction, isOther ? [SHOP_TAG, SHOP_OPEN_TAG] : [SHOP_TAG]);
    return written;
  }

  async function read(id: number): Promise<Product> {
    const row = await all().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This product');
    return productOf(row);
  }

  function columns(draft: ProductDraft) {
    const { pictureAlt, isShown, ...same } = draft;
    return { ...same, picture_alt: pictureAlt, is_shown: isShown ? 1 : 0, updated_at: clock.now() };
  }

  function columnsOfPart({ pictureAlt, isShown, ...same }: ProductPart) {
    return {
      ...same,
      ...(pictureAlt !== undefined && { picture_alt: pictureAlt }),
      ...(isShown !== undefined && { is_shown: isShown ? 1 : 0 }),
      updated_at: clock.now(),
    };
  }

  const taken = (slug: string) =>
    conflict('shop_slug_taken', `Another product has the address “${slug}” already.`);

  async function save(
    slug: string,
    ownId: number | null,
    write: (transaction: Database) => Promise<number>,
  ): Promise<Product> {
    try {
      const id = await database.transaction(async (transaction) => {
        const other = await all(transaction).where('slug', '=', slug).executeTakeFirst();
        if (other && Number(other.id) !== ownId) throw taken(slug);
        return touching(transaction, () => write(transaction));
      });
      return await read(id);
    } catch (error) {
      // Two at the same moment: the other one was first.
      throw isUniqueViolation(error) ? taken(slug) : error;
    }
  }

  return {
    isOpen: () => isOpen(),
    read,
    async listShown() {
      return (await all().where('is_shown', '=', 1).orderBy('id').execute()).map(productOf);
    },
    async readShown(slug) {
      const row = await all().where('slug', '=', slug).where('is_shown', '=', 1).executeTakeFirst();
      return row ? productOf(row) : null;
    },
    async find(source, ids) {
      if (ids.length === 0) return new Map();
      const rows = await all(source).where('id', 'in', ids).where('is_shown', '=', 1).execute();
      return new Map(rows.map((row) => [Number(row.id), productOf(row)]));
    },
    async list({ search, after, limit }) {
      let query = all().orderBy('id', 'desc').limit(limit);
      if (after !== undefined) query = query.where('id', '<', after);
      const words = search?.trim();
      if (words) query = query.where(containing(words, 'name'));
      return (await query.execute()).map(productOf);
    },
    add: (draft) =>
      save(draft.slug, null, async (transaction) => {
        const row = await transaction
          .tables<ShopTables>()
          .insertInto('shop_products')
          .values(columns(draft))
          .returning('id')
          .executeTakeFirstOrThrow();
        return Number(row.id);
      }),
    async change(id, draft) {
      await read(id);
      return save(draft.slug, id, async (transaction) => {
        await transaction
          .tables<ShopTables>()
          .updateTable('shop_products')
          .set(columns(draft))
          .where('id', '=', id)
          .execute();
        return id;
      });
    },
    async remove(id) {
      await read(id);
      await database.transaction((transaction) =>
        touching(transaction, () =>
          transaction.tables<ShopTables>().deleteFrom('shop_products').where('id', '=', id).execute(),
        ),
      );
    },
    async known(transaction, slugs) {
      if (slugs.length === 0) return new Set();
      const rows = await all(transaction).where('slug', 'in', slugs).execute();
      return new Set(rows.map(({ slug }) => slug));
    },
    async put(transaction, added, changed) {
      const tables = transaction.tables<ShopTables>();
      await touching(transaction, async () => {
        for (const draft of added) await tables.insertInto('shop_products').values(columns(draft)).execute();
        for (const part of changed)
          await tables
            .updateTable('shop_products')
            .set(columnsOfPart(part))
            .where('slug', '=', part.slug)
            .execute();
      });
    },
  };
}

function productOf(row: Selectable<ShopTables['shop_products']>): Product {
  const { picture_alt, is_shown, updated_at: _changed, ...same } = row;
  return { ...same, id: Number(row.id), pictureAlt: picture_alt, isShown: is_shown === 1 };
}
