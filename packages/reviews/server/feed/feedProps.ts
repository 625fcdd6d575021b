import { jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { languages } from '../../browser/time/languages.ts';
import { timeText } from '../../browser/time/timeText.ts';
import { phrasesIn } from '../../ui/phrases.ts';
import type { PlaceHeader, ReviewCard, ReviewsProps, ReviewTime } from '../../ui/ReviewsProps.ts';
import type { FeedOptions } from '../../wire/admin.ts';
import {
  breakpointsOf,
  DEFAULT_OPTIONS,
  googleReviewForm,
  type ReviewOptions,
  translate,
  webAddress,
} from '../../wire/public.ts';
import type { PlaceRow, ReviewRow } from '../database/tables.ts';
import { feedStylesAddress } from './feedStyles.ts';

export interface FeedContent {
  readonly feedId: string;
  readonly options: FeedOptions;
  readonly places: readonly PlaceRow[];
  readonly reviews: readonly ReviewRow[];
  readonly count: number;
  readonly now: number;
  /** The URL at which this site serves a provider's picture. */
  readonly picture: (url: string, size: number) => string;
}

/** A feed as props for its view. */
export function feedProps(content: FeedContent): ReviewsProps {
  const { feedId, options, places, count } = content;
  const browser = browserOptions(options);
  const cards = content.reviews.map((review) => reviewCard(review, content));
  const url = webAddress(places[0]?.url);
  const sheet = feedStylesAddress(feedId, options);
  return {
    feedId,
    layout: options.layout,
    isDark: options.isDark,
    options: browser,
    look: { hasBackground: options.hasBackground, isRound: options.isRound, hasShadow: options.hasShadow },
    places: options.showsHeader ? places.map((place) => placeHeader(place, content)) : [],
    cards,
    count,
    seeAll: url ? { href: url, text: translate(browser, 'See all reviews') } : null,
    slider: { hasButtons: options.hasButtons, hasDots: options.hasDots },
    badge: options.badge,
    ...(sheet && { sheet }),
  };
}

function browserOptions(options: FeedOptions): ReviewOptions {
  return {
    ...DEFAULT_OPTIONS,
    textSize: options.textSize,
    trans: phrasesIn(options.language),
    timeFormat: options.timeFormat,
    speed: options.speed,
    autoplay: options.autoplay,
    mouseStop: options.mouseStop,
    clickStop: options.clickStop,
    wheelScroll: options.wheelScroll,
    hideDots: !options.hasDots,
    swipeStep: options.swipeStep,
    swipePerButton: options.swipePerButton,
    swipePerDot: options.swipePerDot,
    breakpoints: breakpointsOf(options.breakpoints),
    pagination: options.pagination,
    openLink: options.openLink,
    nofollowLink: options.nofollowLink,
  };
}

function placeHeader(place: PlaceRow, { options, count, picture }: FeedContent): PlaceHeader {
  const words = { trans: phrasesIn(options.language) };
  const total = Math.max(place.review_count ?? 0, count);
  return {
    name: place.name,
    url: webAddress(place.url),
    photo: place.photo && picture(place.photo, AVATAR_PX),
    rating: place.rating === null ? null : Math.round(place.rating * 10) / 10,
    basedOn: basedOn(total, options.language),
    poweredBy: place.provider === 'google' ? 'powered by Google' : '',
    reviewUs:
      options.showsReviewUs && place.provider === 'google'
        ? { href: googleReviewForm(place.provider_place), text: translate(words, 'Review us on Google') }
        : null,
  };
}

function basedOn(total: number, language: string): string {
  if (total === 0) return '';
  const key = total === 1 ? 'Based on 1 review' : 'Based on # reviews';
  return translate({ trans: phrasesIn(language) }, key).replace('#', String(total));
}

const AVATAR_PX = 120;
const THUMB_PX = 120;

function reviewCard(review: ReviewRow, content: FeedContent): ReviewCard {
  const { options, picture } = content;
  const words = { trans: phrasesIn(options.language) };
  const language = options.language || review.language;
  return {
    author: options.shortLastName ? withShortLastName(review.author) : review.author,
    authorUrl: webAddress(review.author_url),
    avatar: options.showsAvatars && review.avatar ? picture(review.avatar, AVATAR_PX) : null,
    time: timeOf(review.written_at, language, content),
    rating: review.rating,
    text: options.showsOriginal ? (review.original_text ?? review.text) : review.text,
    photos: options.showsPhotos
      ? photosOf(review.photos).map((url) => ({
          src: picture(url, THUMB_PX),
          alt: translate(words, 'Photo from customer review'),
        }))
      : [],
    reply:
      options.showsReplies && review.reply
        ? {
            heading: translate(words, 'Response from the owner'),
            time: timeOf(review.replied_at, language, content),
            text: review.reply,
          }
        : null,
    provider: review.provider,
    isHidden: false,
  };
}

function timeOf(seconds: number | null, language: string, { options, now }: FeedContent): ReviewTime | null {
  if (seconds === null) return null;
  const text = timeText(seconds * 1000, language, {
    format: options.timeFormat,
    now,
    zone: 'utc',
    tables: languages,
  });
  return { seconds, text, language };
}

const photosOf = jsonColumn('reviews.photos', Type.Array(Type.String()), []);

/** "Nora Lindqvist" becomes "Nora L." */
function withShortLastName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [initial, ...rest] = words.at(-1) ?? '';
  if (words.length < 2 || !initial || rest.length === 0) return name;
  return `${words.slice(0, -1).join(' ')} ${initial.toUpperCase()}.`;
}
