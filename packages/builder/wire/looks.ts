import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** Version 4 classes and variables, which all documents of the site share, as stored in kits. */
const looks = {
  /** Derived from the content: a save names the version it is based on. */
  version: Type.String({ maxLength: 40 }),
  /** Validated by the server itself, which has a message for each problem. */
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
