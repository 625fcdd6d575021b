import type { GalleryEntry, GallerySection } from '@portico/kernel/gallery';
import { sampleCards, samplePlace } from './sampleReviews.ts';
import { phrasesIn } from './ui/phrases.ts';
import type { ReviewsProps } from './ui/ReviewsProps.ts';
import { ReviewsWidget } from './ui/ReviewsWidget.tsx';
import {
  type BadgePosition,
  breakpointsOf,
  DEFAULT_OPTIONS,
  type Layout,
  type ReviewOptions,
  translate,
} from './wire/public.ts';

/** The gallery pages with reviews: one for each layout, its options, and other languages. */
export const reviewsGallery: readonly GalleryEntry[] = [
  {
    slug: 'reviews-slider',
    title: 'Review slider',
    summary: 'Reviews in a row on the browser’s own scrolling, with buttons, dots and a pause.',
    group: 'Reviews',
    sections: [
      section(
        'Autoplay, with the place beside it',
        'Moves every 5 seconds while it is in view. The pointer or the keyboard holds it; the button pauses it.',
        {
          settings: { speed: '5', autoplay: 'on', mousestop: 'on' },
          layout: 'slider',
          hasPlace: true,
        },
      ),
      section(
        'Card by card, and a click ends autoplay',
        'Buttons move one card; each dot stands for one. A manual move stops autoplay for good.',
        {
          settings: { swipe_per_btn: '1', swipe_per_dot: '1', clickstop: 'on', speed: '3' },
          layout: 'slider',
          options: { swipePerButton: 1, swipePerDot: 1, clickStop: true, speed: 3 },
        },
      ),
      section(
        'By wheel, without dots',
        'Turn the wheel over the row. A long text scrolls for itself first.',
        {
          settings: { wheelscroll: 'on', hide_dots: 'on', autoplay: 'off' },
          layout: 'slider',
          options: { wheelScroll: true, hideDots: true, autoplay: false },
          slider: { hasButtons: true, hasDots: false },
        },
      ),
      section(
        'Columns of its own',
        'Two cards below 1200 px, one below 640 px, whatever the width class says.',
        {
          settings: { breakpoints: '1200:2,640:1', autoplay: 'off' },
          layout: 'slider',
          options: { breakpoints: breakpointsOf('1200:2,640:1'), autoplay: false },
        },
      ),
    ],
  },
  {
    slug: 'reviews-grid',
    title: 'Review grid',
    summary: 'Reviews in columns, as many as fit the width of their place.',
    group: 'Reviews',
    sections: [
      section(
        'Cut texts and a hidden rest',
        'Each text is cut at a space after 80 characters. Four more reviews wait behind the button.',
        {
          settings: { text_size: '80', pagination: '4' },
          layout: 'grid',
          options: { textSize: 80, pagination: 4 },
          shown: 4,
          hasPlace: true,
        },
      ),
      section('Round, with a shadow, in the dark', 'A widget may be dark on a light page.', {
        settings: { dark_theme: 'on', show_round: 'on', show_shadow: 'on' },
        layout: 'grid',
        isDark: true,
        look: { hasBackground: true, isRound: true, hasShadow: true },
        cards: 3,
      }),
    ],
  },
  {
    slug: 'reviews-list',
    title: 'Review list',
    summary: 'Reviews below each other, with photos and the owner’s replies.',
    group: 'Reviews',
    sections: [
      section(
        'With photos and replies',
        'Open a photo: arrow keys, swiping and the backdrop work as expected.',
        {
          settings: { pagination: '3', text_size: '120' },
          layout: 'list',
          options: { pagination: 3, textSize: 120 },
          shown: 3,
          hasPlace: true,
        },
      ),
      section('Dates instead of ages', 'The format is that of the review products.', {
        settings: { time_format: 'MMMM d, Y' },
        layout: 'list',
        options: { timeFormat: 'MMMM d, Y' },
        cards: 2,
      }),
      section('The rating only', 'The place and its stars, without reviews.', {
        settings: { view_mode: 'rating' },
        layout: 'rating',
        hasPlace: true,
      }),
    ],
  },
  {
    slug: 'reviews-badge',
    title: 'Review badge',
    summary: 'A small badge with the rating, which opens the reviews beside the page.',
    group: 'Reviews',
    sections: [
      section('In the text', 'Press it; Escape or the cross closes it again.', {
        settings: { view_mode: 'badge' },
        layout: 'badge',
        hasPlace: true,
      }),
      section('Fixed to the corner', 'It stays at the lower end of the window.', {
        settings: { view_mode: 'badge', position: 'left' },
        layout: 'badge',
        badge: 'left',
        hasPlace: true,
        cards: 3,
      }),
    ],
  },
  {
    slug: 'reviews-languages',
    title: 'Reviews in other languages',
    summary: 'Ages in German, French, Polish and, from right to left, Hebrew; some forty more are there.',
    group: 'Reviews',
    sections: [
      foreign('Right to left: Hebrew', 'he', 'slider'),
      foreign('German', 'de', 'grid'),
      foreign('French', 'fr', 'slider'),
      foreign('Polish', 'pl', 'list'),
    ],
  },
].map((entry) => ({ ...entry, sections: entry.sections.map((make, index) => make(index === 0)) }));

type MakeSection = (isFirst: boolean) => GallerySection;

interface Example {
  readonly layout: Layout;
  readonly settings: Readonly<Record<string, string>>;
  readonly options?: Partial<ReviewOptions>;
  readonly cards?: number;
  /** Cards that are not hidden. */
  readonly shown?: number;
  readonly hasPlace?: boolean;
  readonly isDark?: boolean;
  readonly look?: ReviewsProps['look'];
  readonly slider?: ReviewsProps['slider'];
  readonly badge?: BadgePosition;
  readonly language?: string;
}

function section(heading: string, note: string, example: Example): MakeSection {
  return (isFirst) => ({
    heading,
    note,
    settings: example.settings,
    example: <ReviewsWidget {...propsOf(heading, example)} isFirst={isFirst} />,
  });
}

function foreign(heading: string, language: string, layout: Layout): MakeSection {
  const settings = { lang: language };
  return (isFirst) => ({
    heading,
    note: 'Buttons, ages and the name of the place are in the language of the feed.',
    settings,
    example: (
      <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'}>
        <ReviewsWidget
          {...propsOf(heading, {
            layout,
            settings,
            language,
            hasPlace: true,
            cards: 6,
            options: { textSize: 60, autoplay: false },
          })}
          isFirst={isFirst}
        />
      </div>
    ),
  });
}

function propsOf(id: string, example: Example): ReviewsProps {
  const { layout, language = 'en', cards = 8, shown = cards } = example;
  const trans = phrasesIn(language);
  return {
    feedId: id.toLowerCase().replace(/\W+/g, '-'),
    layout,
    isDark: example.isDark ?? false,
    options: { ...DEFAULT_OPTIONS, trans, ...example.options },
    look: example.look ?? { hasBackground: true, isRound: false, hasShadow: false },
    places: example.hasPlace
      ? [
          {
            ...samplePlace,
            basedOn: translate({ trans }, 'Based on # reviews').replace('#', '127'),
            reviewUs: { ...samplePlace.reviewUs, text: translate({ trans }, 'Review us on Google') },
          },
        ]
      : [],
    cards:
      layout === 'rating'
        ? []
        : sampleCards(cards, language).map((card, index) => ({ ...card, isHidden: index >= shown })),
    count: layout === 'rating' ? 0 : cards,
    seeAll: null,
    slider: example.slider ?? { hasButtons: true, hasDots: true },
    badge: example.badge ?? 'embed',
  };
}
