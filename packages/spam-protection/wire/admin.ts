import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { SpamSettings } from './SpamSettings.ts';

export * from './SpamSettings.ts';
export * from './verdictApi.ts';

/** The requests and responses of the admin calls. */
const Decision = Type.Enum(['ham', 'grey', 'spam']);
const Outcome = Type.Enum(['accept', 'hold', 'challenge', 'refuse']);
const Label = Type.Enum(['ham', 'spam']);

const ReasonShape = Type.Object({
  code: Type.String(),
  weight: Type.Number(),
  sentence: Type.String(),
});

const VerdictSummary = Type.Object({
  id: Type.String(),
  madeAt: Type.Number(),
  source: Type.String(),
  score: Type.Number(),
  decision: Decision,
  outcome: Outcome,
  corrected: Type.Union([Label, Type.Null()]),
  name: Type.String(),
  email: Type.String(),
  excerpt: Type.String(),
  /** The strongest reason, as a sentence. */
  mainReason: Type.String(),
});
export type VerdictSummary = Static<typeof VerdictSummary>;

const ListOf = <Schema extends Type.TSchema>(schema: Schema) => Type.Immutable(Type.Array(schema));
const Maybe = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const SignalsShape = Type.Object({
  pageLoadedAt: Maybe(Type.Number()),
  firstKeyAt: Maybe(Type.Number()),
  pointer: ListOf(Type.Object({ x: Type.Number(), y: Type.Number(), at: Type.Number() })),
  timezone: Maybe(Type.Number()),
  screen: Maybe(
    Type.Object({
      fullWidth: Type.Number(),
      fullHeight: Type.Number(),
      visibleWidth: Type.Number(),
      visibleHeight: Type.Number(),
    }),
  ),
  isHeadless: Maybe(Type.Boolean()),
  hasMoved: Type.Boolean(),
  hasScrolled: Type.Boolean(),
  hasFocused: Type.Boolean(),
  hasTyped: Type.Boolean(),
  pageHits: Maybe(Type.Number()),
  siteReferrer: Maybe(Type.String()),
  previousReferrer: Maybe(Type.String()),
  currentPage: Maybe(Type.String()),
  typing: ListOf(
    Type.Object({
      isAutoFill: Type.Boolean(),
      isPasted: Type.Boolean(),
      unevenness: Type.Number(),
      firstKeyAt: Maybe(Type.Number()),
      lastKeyAt: Maybe(Type.Number()),
      keys: Type.Number(),
    }),
  ),
  visibleFields: ListOf(Type.Object({ visible: ListOf(Type.String()), invisible: ListOf(Type.String()) })),
});
export type SignalsShape = Static<typeof SignalsShape>;

export const VerdictDetail = Type.Object({
  ...VerdictSummary.properties,
  about: Maybe(Type.String()),
  version: Type.String(),
  content: Type.Object({
    text: Type.String(),
    name: Type.String(),
    email: Type.String(),
    url: Type.String(),
  }),
  reasons: Type.Array(ReasonShape),
  signals: Maybe(SignalsShape),
  correctedAt: Maybe(Type.Number()),
  correctedBy: Maybe(Type.String()),
});
export type VerdictDetail = Static<typeof VerdictDetail>;

const AdminPageShape = Type.Object({
  ajaxUrl: Type.String(),
  /** The label of the popup that decodes addresses. */
  decoderLabel: Type.String(),
  /** For this session's admin-ajax calls. */
  nonce: Type.String(),
  /** The texts of the real person badge; `null` while it is switched off. */
  realPerson: Maybe(
    Type.Object({
      phrases: Type.Object({
        trpHeading: Type.String(),
        trpContent1: Type.String(),
        trpContent2: Type.String(),
        trpContentLearnMore: Type.String(),
      }),
      trpContentLink: Type.String(),
      imgPersonUrl: Type.String(),
      imgShieldUrl: Type.String(),
    }),
  ),
});
export type AdminPageShape = Static<typeof AdminPageShape>;

const ById = Type.Object({ id: Type.String({ maxLength: 60 }) });
const VerdictQuery = Type.Object({
  ...cursorQuery,
  decision: Type.Optional(Decision),
  outcome: Type.Optional(Outcome),
  source: Type.Optional(Type.String({ maxLength: 60 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
});

export const verdictCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/spam/verdicts' },
    ...{ query: VerdictQuery, answer: CursorPage(VerdictSummary) },
  }),
  read: endpoint({ method: 'GET', path: '/spam/verdicts/:id', params: ById, answer: VerdictDetail }),
  correct: endpoint({
    ...{ method: 'POST', path: '/spam/verdicts/:id/correction', params: ById },
    body: Type.Object({ label: Label }, { additionalProperties: false }),
    answer: VerdictDetail,
  }),
};

export const spamSettingsCalls = {
  read: endpoint({ method: 'GET', path: '/spam/settings', answer: SpamSettings }),
  change: endpoint({ method: 'PUT', path: '/spam/settings', body: SpamSettings, answer: SpamSettings }),
};

export const adminPageCall = endpoint({ method: 'GET', path: '/spam/admin-page', answer: AdminPageShape });

const SiteKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  madeAt: Type.Number(),
  usedAt: Maybe(Type.Number()),
});
export type SiteKey = Static<typeof SiteKey>;

/** Keys with which other sites ask for verdicts. The secret is shown once, when a key is created. */
export const siteKeyCalls = {
  list: endpoint({ method: 'GET', path: '/spam/keys', answer: Type.Object({ keys: Type.Array(SiteKey) }) }),
  make: endpoint({
    ...{ method: 'POST', path: '/spam/keys' },
    body: Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ key: SiteKey, secret: Type.String() }),
  }),
  revoke: endpoint({
    ...{ method: 'DELETE', path: '/spam/keys/:id', params: ById },
    answer: Type.Object({ keys: Type.Array(SiteKey) }),
  }),
};
