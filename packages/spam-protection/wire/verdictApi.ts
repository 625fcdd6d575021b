import Type, { type Static } from 'typebox';

/** The calls with which another site, for example WordPress with our plugin, asks for verdicts. See docs/verdict-api.md. */
export const VERDICT_API = {
  judge: '/wp-json/portico/v1/verdicts',
  correct: '/wp-json/portico/v1/verdicts/corrections',
} as const;

/** The caller, the time, and the signature: a keyed hash of time, path and body. */
export const VERDICT_HEADERS = {
  key: 'x-portico-key',
  time: 'x-portico-time',
  signature: 'x-portico-signature',
} as const;

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const RemoteSubmission = Type.Object(
  {
    kind: Type.Enum(['comment', 'form']),
    name: Text(200),
    email: Text(200),
    website: Text(500),
    text: Text(20_000),
    /** The visitor's IP address and browser, as seen by that site. */
    address: Text(45),
    browser: Text(500),
    /** What our script, or CleanTalk's, added to the form. */
    fields: Type.Optional(
      Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 20_000 }), { maxProperties: 50 }),
    ),
  },
  { additionalProperties: false },
);
export type RemoteSubmission = Static<typeof RemoteSubmission>;

export const RemoteCorrection = Type.Object(
  { id: Type.String({ maxLength: 64 }), isSpam: Type.Boolean() },
  { additionalProperties: false },
);

export interface RemoteVerdict {
  readonly id: string;
  readonly decision: 'allow' | 'hold' | 'spam';
  readonly reasons: readonly { readonly code: string; readonly weight: number; readonly sentence: string }[];
}
