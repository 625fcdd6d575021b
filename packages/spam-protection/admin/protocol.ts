import Type, { type Static } from 'typebox';

/** What the administrator's calls send and answer. */
export const Decision = Type.Enum(['ham', 'grey', 'spam']);
export const Outcome = Type.Enum(['accept', 'hold', 'challenge', 'refuse']);
export const Label = Type.Enum(['ham', 'spam']);

export const ReasonShape = Type.Object({
  code: Type.String(),
  weight: Type.Number(),
  sentence: Type.String(),
});

export const VerdictSummary = Type.Object({
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
  /** The weightiest reason, as a sentence. */
  mainReason: Type.String(),
});
export type VerdictSummary = Static<typeof VerdictSummary>;

const Maybe = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const SignalsShape = Type.Object({
  pageLoadedAt: Maybe(Type.Number()),
  firstKeyAt: Maybe(Type.Number()),
  pointer: Type.Array(Type.Object({ x: Type.Number(), y: Type.Number(), at: Type.Number() })),
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
  typing: Type.Array(
    Type.Object({
      isAutoFill: Type.Boolean(),
      isPasted: Type.Boolean(),
      unevenness: Type.Number(),
      firstKeyAt: Maybe(Type.Number()),
      lastKeyAt: Maybe(Type.Number()),
      keys: Type.Number(),
    }),
  ),
  visibleFields: Type.Array(
    Type.Object({ visible: Type.Array(Type.String()), invisible: Type.Array(Type.String()) }),
  ),
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

export const CommentStatusShape = Type.Enum(['approved', 'pending', 'spam', 'trash']);

export const CommentSummary = Type.Object({
  id: Type.Integer(),
  postId: Type.String(),
  author: Type.String(),
  /** The author's address: it can be recognised as it is shown, and is read after decoding only. */
  email: Type.Object({ encoded: Type.String(), shown: Type.String() }),
  url: Type.String(),
  content: Type.String(),
  status: CommentStatusShape,
  madeAt: Type.Number(),
  verdictId: Maybe(Type.String()),
  isRealPerson: Type.Boolean(),
});
export type CommentSummary = Static<typeof CommentSummary>;

export const AdminPageShape = Type.Object({
  ajaxUrl: Type.String(),
  /** What the popup that decodes addresses is called. */
  decoderLabel: Type.String(),
  /** For this session's calls of admin-ajax. */
  nonce: Type.String(),
  /** What the badge of a real person says; `null` while it is switched off. */
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
