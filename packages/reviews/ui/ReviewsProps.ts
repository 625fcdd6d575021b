import type { BadgePosition, Layout, ReviewOptions } from '../wire/public.ts';

/** A complete review widget: what the server knows about it and what can be read back from its markup. */
export interface ReviewsProps {
  readonly feedId: string;
  readonly layout: Layout;
  readonly isDark: boolean;
  readonly options: ReviewOptions;
  readonly look: CardLook;
  readonly places: readonly PlaceHeader[];
  readonly cards: readonly ReviewCard[];
  /** The number of reviews in the feed; `cards` may be only the first few. */
  readonly count: number;
  /** The link to all reviews, with its text. */
  readonly seeAll: TextLink | null;
  readonly slider: SliderParts;
  /** The badge's position: inline, or at a side of the window. */
  readonly badge: BadgePosition;
  /** The URL of the feed's own colours and sizes. The style sheet is linked beside the widget, not in its markup. */
  readonly sheet?: string;
}

export interface CardLook {
  readonly hasBackground: boolean;
  readonly isRound: boolean;
  readonly hasShadow: boolean;
}

export interface SliderParts {
  readonly hasButtons: boolean;
  readonly hasDots: boolean;
}

export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** The header above or beside the reviews of a place. */
export interface PlaceHeader {
  readonly name: string;
  readonly url: string | null;
  readonly photo: string | null;
  /** One decimal; `null` for a place without ratings. */
  readonly rating: number | null;
  /** "Based on 42 reviews", or empty. */
  readonly basedOn: string;
  /** "powered by Google", or empty. */
  readonly poweredBy: string;
  readonly reviewUs: TextLink | null;
}

export interface ReviewCard {
  readonly author: string;
  readonly authorUrl: string | null;
  readonly avatar: string | null;
  readonly time: ReviewTime | null;
  /** 0 if the provider gives none. */
  readonly rating: number;
  /** Plain text; lines are separated by `\n`. */
  readonly text: string;
  readonly photos: readonly ReviewPhoto[];
  readonly reply: OwnerReply | null;
  /** Names the icon: `google`. */
  readonly provider: string;
  /** Shown only when the visitor asks for more. */
  readonly isHidden: boolean;
}

export interface ReviewTime {
  /** Epoch seconds. */
  readonly seconds: number;
  /** The server's text; the browser updates it. */
  readonly text: string;
  /** A language tag; empty if the page does not say. */
  readonly language: string;
}

export interface ReviewPhoto {
  readonly src: string;
  readonly alt: string;
}

export interface OwnerReply {
  readonly heading: string;
  readonly time: ReviewTime | null;
  readonly text: string;
}
