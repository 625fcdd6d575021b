import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { ById, Id, Nullable, ShortList } from './adminShapes.ts';

/** Categories, tags and authors. */

const TAXONOMIES = ['category', 'tag'] as const;

const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

export const TermBody = Type.Object({
  taxonomy: Type.Enum([...TAXONOMIES]),
  name: Name,
  slug: Type.String({ maxLength: 200 }),
  description: Type.String({ maxLength: 1_000 }),
  /** The parent category. */
  parent: Type.Optional(Nullable(Id)),
});
export type TermBody = Static<typeof TermBody>;
export const TermItem = Type.Object({
  id: Id,
  taxonomy: Type.Enum([...TAXONOMIES]),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  parent: Nullable(Id),
  /** Posts that have it directly. */
  count: Type.Integer(),
});
export type TermItem = Static<typeof TermItem>;

export const AuthorBody = Type.Object({
  name: Name,
  slug: Type.String({ maxLength: 200 }),
  about: Type.String({ maxLength: 1_000 }),
});
export type AuthorBody = Static<typeof AuthorBody>;
export const AuthorItem = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  about: Type.String(),
  count: Type.Integer(),
});
export type AuthorItem = Static<typeof AuthorItem>;

export const termCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/blog/terms' },
    query: Type.Object({ taxonomy: Type.Optional(Type.Enum([...TAXONOMIES])) }),
    answer: ShortList(TermItem),
  }),
  add: endpoint({ method: 'POST', path: '/blog/terms', body: TermBody, answer: TermItem }),
  change: endpoint({
    ...{ method: 'PUT', path: '/blog/terms/:id' },
    ...{ params: ById, body: TermBody, answer: TermItem },
  }),
  remove: endpoint({ method: 'DELETE', path: '/blog/terms/:id', params: ById }),
};

export const authorCalls = {
  list: endpoint({ method: 'GET', path: '/blog/authors', answer: ShortList(AuthorItem) }),
  add: endpoint({ method: 'POST', path: '/blog/authors', body: AuthorBody, answer: AuthorItem }),
  change: endpoint({
    ...{ method: 'PUT', path: '/blog/authors/:id' },
    ...{ params: ById, body: AuthorBody, answer: AuthorItem },
  }),
  remove: endpoint({ method: 'DELETE', path: '/blog/authors/:id', params: ById }),
};
