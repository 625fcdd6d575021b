/** Code that should have come over the network did not. The fields are those that page-builder add-ons look at. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: 'error' | 'timeout' | 'missing',
    /** The address, or the chunk's name where it has none. */
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${request} failed (${type}).`, options);
  }
}
