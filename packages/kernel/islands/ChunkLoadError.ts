/** Code failed to load over the network. The fields are those that Elementor add-ons look at. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  declare readonly type: 'error' | 'timeout' | 'missing';
  /** The URL, or the chunk's name if it has none. */
  declare readonly request: string;

  constructor(type: ChunkLoadError['type'], request: string, options?: ErrorOptions) {
    super(`Loading chunk ${request} failed (${type}).`, options);
    this.type = type;
    this.request = request;
  }
}
