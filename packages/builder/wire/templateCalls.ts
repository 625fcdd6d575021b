import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { TEMPLATE_TYPES } from './public.ts';

/** The calls between the theme templates screen and the server. */

const Template = Type.Object({
  id: Type.Integer(),
  type: Type.Enum(Object.keys(TEMPLATE_TYPES)),
  title: Type.String(),
  isPublished: Type.Boolean(),
  hasUnpublishedChanges: Type.Boolean(),
  changedAt: Type.Integer(),
  conditions: Type.Array(Type.String()),
  /** Where it is shown, as a sentence. */
  sentence: Type.String(),
  /** Which other templates compete for the same place, and which one wins; empty if none do. */
  warning: Type.String(),
  /** The names of its conditions' targets, by `kind/id`; deleted targets are missing. */
  names: Type.Record(Type.String(), Type.String()),
});
export type Template = Static<typeof Template>;

const MOST_SENT = 50;

export const templateCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/theme-templates' },
    answer: Type.Object({ templates: Type.Array(Template) }),
  }),
  place: endpoint({
    ...{ method: 'PUT', path: '/theme-templates/:id/conditions' },
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    body: Type.Object({
      conditions: Type.Array(Type.String({ maxLength: 300 }), { maxItems: MOST_SENT }),
    }),
    answer: Template,
  }),
  targets: endpoint({
    ...{ method: 'GET', path: '/theme-template-targets' },
    query: Type.Object({
      target: Type.Enum(['page', 'post', 'category', 'tag', 'product']),
      search: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({
      choices: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
    }),
  }),
};
