import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** Classes and variables of version 4, which all documents of the site share, as kits carry them. */
const looks = {
  /** Told by what they say: whoever saves says which ones they started from. */
  version: Type.String({ maxLength: 40 }),
  /** Looked into by the server itself, which has a sentence for each thing that can be wrong with it. */
  classes: Type.Unknown(),
  variables: Type.Unknown(),
};
const SiteLooks = Type.Object(looks);
export type SiteLooks = Static<typeof SiteLooks>;

const LookUsers = Type.Object({
  documents: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      type: Type.String(),
      /** Ids of classes and variables. */
      names: Type.Array(Type.String()),
    }),
  ),
});
export type LookUsers = Static<typeof LookUsers>;

export const lookCalls = {
  read: endpoint({ method: 'GET', path: '/site-looks', answer: SiteLooks }),
  change: endpoint({ method: 'PUT', path: '/site-looks', body: SiteLooks, answer: SiteLooks }),
  users: endpoint({ method: 'GET', path: '/site-looks/users', answer: LookUsers }),
};
