import type { GalleryEntry, GallerySection } from '@portico/kernel/gallery';
import { languages } from './browser/time/languages.ts';
import { timeText } from './browser/time/timeText.ts';
import { breakpointsOf, DEFAULT_OPTIONS, type Layout, type ReviewOptions, translate } from './protocol.ts';
import { phrasesIn } from './ui/phrases.ts';
import type { BadgePosition, ReviewCard, ReviewsProps } from './ui/ReviewsProps.ts';
import { ReviewsWidget } from './ui/ReviewsWidget.tsx';

/** The pages of the gallery that show reviews: one for each layout, its options, and other languages. */
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
    summary: 'Reviews in columns that follow the width of the place they stand in.',
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
      section('The rating alone', 'The place and its stars, without reviews.', {
        settings: { view_mode: 'rating' },
        layout: 'rating',
        hasPlace: true,
      }),
    ],
  },
  {
    slug: 'reviews-badge',
    title: 'Review badge',
    summary: 'A small sign with the rating that opens the reviews beside the page.',
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
    note: 'Buttons, ages and the name of the place speak the language that the feed was set to.',
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
            ...place,
            ...(trans['Based on # reviews'] && { basedOn: trans['Based on # reviews'].replace('#', '127') }),
          },
        ]
      : [],
    cards:
      layout === 'rating'
        ? []
        : samples(cards, language).map((card, index) => ({ ...card, isHidden: index >= shown })),
    count: layout === 'rating' ? 0 : cards,
    seeAll: null,
    slider: example.slider ?? { hasButtons: true, hasDots: true },
    badge: example.badge ?? 'embed',
  };
}

const place = {
  name: 'The Corner Bindery',
  url: null,
  photo: null,
  rating: 4.7,
  basedOn: 'Based on 127 reviews',
  poweredBy: '',
  reviewUs: {
    href: 'https://search.google.com/local/writereview?placeid=sample',
    text: 'Review us on Google',
  },
};

const DAY_S = 86_400;
const AGES_DAYS = [0.2, 2, 9, 33, 70, 200, 400, 1200];

/** Sample reviews; what a page of the gallery shows does not come from a database. */
function samples(count: number, language: string): ReviewCard[] {
  const texts = TEXTS[language] ?? TEXTS.en ?? [];
  const now = Date.now();
  return Array.from({ length: count }, (_, index): ReviewCard => {
    const seconds = Math.floor(now / 1000 - (AGES_DAYS[index % AGES_DAYS.length] ?? 1) * DAY_S);
    const photos = index % 3 === 0 ? PHOTOS : index % 3 === 1 ? PHOTOS.slice(1) : [];
    return {
      author: AUTHORS[index % AUTHORS.length] ?? 'A customer',
      authorUrl: null,
      avatar: null,
      time: {
        seconds,
        text: timeText(seconds * 1000, language, { format: '', now, zone: 'utc', tables: languages }),
        language,
      },
      rating: index % 5 === 3 ? 4 : 5,
      text: texts[index % texts.length] ?? '',
      photos: photos.map((src) => ({
        src,
        alt: translate({ trans: phrasesIn(language) }, 'Photo from customer review'),
      })),
      reply:
        index % 4 === 1
          ? {
              heading: translate({ trans: phrasesIn(language) }, 'Response from the owner'),
              time: null,
              text: '🙏',
            }
          : null,
      provider: 'google',
      isHidden: false,
    };
  });
}

const PHOTOS = ['/pictures/still-life.svg', '/pictures/tool-plane.svg'];
const AUTHORS = [
  'Ada Quill',
  'Benno Strand',
  'Cleo Marsh',
  'Dov Ardon',
  'Elif Kaya',
  'Finn Odell',
  'Greta Holm',
  'Hugo Lenz',
];

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'My grandmother’s cookbook came back with a spine, its stains and its smell. They asked which of the three I wanted to keep.',
    'Quick, neat and kind. The endpapers are better than what I chose.',
    'A careful shop. They rang before cutting anything, showed me two leathers in daylight, and the box they made for it closes with a sigh. I have already brought the next one, and the one after that is waiting on the shelf by the door.',
    'Good work, a little slow.',
    'They bound forty hymnals for us, and every one lies flat.',
  ],
  de: [
    'Das Kochbuch meiner Großmutter hat wieder einen Rücken und riecht noch wie früher. Sie haben gefragt, was bleiben soll.',
    'Schnell, sauber, freundlich. Das Vorsatzpapier ist schöner als meine Wahl.',
    'Gute Arbeit, es hat ein wenig gedauert.',
  ],
  fr: [
    'Le livre de cuisine de ma grand-mère a retrouvé un dos, et il a gardé son odeur. Ils ont demandé ce qu’il fallait garder.',
    'Rapide, soigné, aimable.',
    'Très bon travail, un peu long.',
  ],
  pl: [
    'Książka kucharska mojej babci znów ma grzbiet i wciąż pachnie tak samo. Zapytali, co chcę zachować.',
    'Szybko, starannie i miło.',
    'Dobra robota, choć trochę trwała.',
  ],
  he: [
    'ספר הבישול של סבתא חזר עם שדרה חדשה ועם אותו ריח ישן. הם שאלו מה חשוב לי לשמור.',
    'מהיר, מסודר ונעים.',
    'עבודה טובה, לקח קצת זמן.',
  ],
};
