/** Code failed to load over the network. The fields are those that Elementor add-ons look at. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: 'error' | 'timeout' | 'missing',
    /** The URL, or the chunk's name if it has none. */
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${request} failed (${type}).`, options);
  }
}
