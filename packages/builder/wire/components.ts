import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

const Component = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  isPublished: Type.Boolean(),
  /** How many pages and other documents it stands in. */
  users: Type.Integer(),
  /** As visitors see it, or else as it is drafted. */
  elements: Type.Array(Type.Unknown()),
});
export type Component = Static<typeof Component>;

/** The components of the site, for whoever puts them on pages. */
export const componentCall = endpoint({
  ...{ method: 'GET', path: '/editor-components' },
  answer: Type.Object({ components: Type.Array(Component) }),
});
