/** A source of reviews. Returns reviews in a common format, or an error message. */
export interface ReviewProvider<Source> {
  /** Stored with each review, and the name of its icon. */
  readonly name: string;
  /** Throws a `ProviderError`, and only that, for problems that a person can fix. */
  collect(source: Source, signal: AbortSignal): Promise<Collected>;
}

export interface Collected {
  /** What is known about the place; omitted values stay as they are. */
  readonly place: Partial<PlaceFacts>;
  readonly reviews: readonly ProvidedReview[];
  /** Entries that could not be used, as sentences. */
  readonly skipped: readonly string[];
}

export interface PlaceFacts {
  readonly name: string;
  readonly url: string | null;
  readonly photo: string | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

export interface ProvidedReview {
  /** The provider's own ID, if it has one. */
  readonly id: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly originalText: string | null;
  readonly language: string;
  /** Epoch seconds. */
  readonly writtenAt: number | null;
  readonly author: string;
  readonly authorUrl: string | null;
  readonly avatar: string | null;
  readonly photos: readonly string[];
  readonly reply: string | null;
  readonly repliedAt: number | null;
  /** Where it was written, if not at the provider itself. */
  readonly provider?: string;
}

/** A provider failed. The message is for the administrator; the last good reviews stay. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    sentence: string,
    /** Whether a later attempt may succeed. */
    readonly mayPass: boolean,
  ) {
    super(sentence);
  }
}
