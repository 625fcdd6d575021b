/** Why a document cannot be changed. The person who asked can do something about each of these. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  constructor(
    readonly reason: 'missing' | 'newer-version' | 'taken-address' | 'unfit-address',
    sentence: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
  }
}

export const missing = (what = 'This page'): DocumentError =>
  new DocumentError('missing', `${what} does not exist, or not any more.`);
