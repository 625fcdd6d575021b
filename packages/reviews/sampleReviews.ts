import { languages } from './browser/time/languages.ts';
import { timeText } from './browser/time/timeText.ts';
import { phrasesIn } from './ui/phrases.ts';
import type { ReviewCard } from './ui/ReviewsProps.ts';
import { translate } from './wire/public.ts';

/** The content of the gallery pages; it does not come from a database. */
export const samplePlace = {
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

export function sampleCards(count: number, language: string): ReviewCard[] {
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
              text: THANKS[language] ?? 'Thank you!',
            }
          : null,
      provider: 'google',
      isHidden: false,
    };
  });
}

const THANKS: Readonly<Record<string, string>> = {
  de: 'Vielen Dank!',
  fr: 'Merci beaucoup !',
  pl: 'Bardzo dziękujemy!',
  he: 'תודה רבה!',
};

const PHOTOS = ['/review-samples/breakfast.svg', '/review-samples/brush.svg'];
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
