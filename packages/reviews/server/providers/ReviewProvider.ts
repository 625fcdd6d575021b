/** Where reviews come from. Whatever it is asked with, it answers with reviews in one form, or with a sentence why not. */
export interface ReviewProvider<Source> {
  /** Kept with each review, and the name of its icon. */
  readonly name: string;
  /** Throws a `ProviderError`, and only that, where a person can do something about it. */
  collect(source: Source, signal: AbortSignal): Promise<Collected>;
}

export interface Collected {
  /** What was learnt about the place; what is left out stays as it is. */
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
  /** The provider's own id, where it has one. */
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
  /** Where it was written, if that is not whoever brings it. */
  readonly provider?: string;
}

/** A provider could not answer. The sentence is for the administrator; the last good reviews stay. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    sentence: string,
    /** Whether the same question may be answered later. */
    readonly mayPass: boolean,
  ) {
    super(sentence);
  }
}
