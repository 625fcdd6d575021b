import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

const Component = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  isPublished: Type.Boolean(),
  /** How many pages and other documents contain it. */
  users: Type.Integer(),
  /** The published version, or else the draft. */
  elements: Type.Array(Type.Unknown()),
});
export type Component = Static<typeof Component>;

/** The site's components, for placing them on pages. */
export const componentCall = endpoint({
  ...{ method: 'GET', path: '/editor-components' },
  answer: Type.Object({ components: Type.Array(Component) }),
});
