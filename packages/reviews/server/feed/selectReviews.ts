import type { Database } from '@portico/kernel/server';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { FeedOptions } from '../../wire/admin.ts';
import type { ReviewRow, ReviewsTables } from '../database/tables.ts';

export interface Selection {
  readonly rows: readonly ReviewRow[];
  /** The total number. */
  readonly count: number;
}

/** The reviews that a feed shows, pinned ones first, then in its order. */
export async function selectReviews(
  database: Database,
  places: readonly number[],
  options: FeedOptions,
  { offset, size }: { offset: number; size: number },
): Promise<Selection> {
  if (places.length === 0) return { rows: [], count: 0 };
  const tables = database.tables<ReviewsTables>();
  const fitting = tables.selectFrom('reviews').where((row) => row.and(conditions(row, places, options)));
  const { count } = await fitting
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const all = options.limit > 0 ? Math.min(Number(count), options.limit) : Number(count);
  const wanted = Math.max(0, Math.min(size, all - offset));
  if (wanted === 0) return { rows: [], count: all };
  const rows = await inOrder(fitting.selectAll(), options.order).limit(wanted).offset(offset).execute();
  return { rows, count: all };
}

function conditions(
  row: ExpressionBuilder<ReviewsTables, 'reviews'>,
  places: readonly number[],
  options: FeedOptions,
) {
  return [
    row('place', 'in', places),
    row('is_hidden', '=', 0),
    ...(options.minimumRating > 1 ? [row('rating', '>=', options.minimumRating)] : []),
    ...(options.minimumLetters > 0
      ? [sql<boolean>`length(${sql.ref('text')}) >= ${sql.lit(options.minimumLetters)}`]
      : []),
    ...(options.onlyLanguage ? [row('language', '=', options.onlyLanguage)] : []),
    ...(options.hidden.length > 0 ? [row('id', 'not in', options.hidden)] : []),
  ];
}

function inOrder<Output>(
  query: SelectQueryBuilder<ReviewsTables, 'reviews', Output>,
  order: FeedOptions['order'],
): SelectQueryBuilder<ReviewsTables, 'reviews', Output> {
  const pinned = query.orderBy('is_pinned', 'desc');
  const rated =
    order === 'best'
      ? pinned.orderBy('rating', 'desc')
      : order === 'worst'
        ? pinned.orderBy('rating')
        : pinned;
  // Reviews without a time come last, whatever the engine's default.
  const timed = rated.orderBy(sql`case when written_at is null then 1 else 0 end`);
  return (order === 'oldest' ? timed.orderBy('written_at') : timed.orderBy('written_at', 'desc')).orderBy(
    'id',
    'desc',
  );
}
