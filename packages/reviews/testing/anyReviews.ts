import fc from 'fast-check';
import type { OwnerReply, PlaceHeader, ReviewCard, ReviewsProps, ReviewTime } from '../ui/ReviewsProps.ts';
import { BADGE_POSITIONS, DEFAULT_OPTIONS, LAYOUTS } from '../wire/public.ts';

/** Any widget that our server may render, for properties that must hold for all of them. */
export function anyReviews(): fc.Arbitrary<ReviewsProps> {
  return fc
    .record({
      feedId: fc.nat().map(String),
      layout: fc.constantFrom(...LAYOUTS),
      isDark: fc.boolean(),
      options: fc
        .record({ textSize: fc.nat({ max: 40 }), autoplay: fc.boolean(), openLink: fc.boolean() })
        .map((some) => ({ ...DEFAULT_OPTIONS, ...some })),
      look: fc.record({ hasBackground: fc.boolean(), isRound: fc.boolean(), hasShadow: fc.boolean() }),
      places: fc.array(anyPlace, { maxLength: 2 }),
      cards: fc.array(anyCard, { maxLength: 4 }),
      further: fc.nat({ max: 100 }),
      seeAll: fc.option(anyLink),
      slider: fc.record({ hasButtons: fc.boolean(), hasDots: fc.boolean() }),
      badge: fc.constantFrom(...BADGE_POSITIONS),
    })
    .map(({ further, ...props }) => ({ ...props, count: props.cards.length + further }));
}

/** Hostile characters on purpose: what a provider sends is text, whatever it looks like. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/[\r\0]/g, '')),
  fc.constantFrom(
    '<script>alert(1)</script> &amp; more',
    '</span><img src=x onerror=alert(1)>',
    'Line one\nline two\n\nline four 👩‍👩‍👧‍👦 and on',
    '&lt;b&gt; "quoted" \'single\' `back`',
  ),
);
const anyWord = fc.constantFrom('Nora', '<b>Olu</b>', 'Zoë & Co', '李雷', 'محمد', '"Q"');
const anyAddress = fc.constantFrom(
  'https://example.org/a?b=1&c="x"',
  '/pictures/a=s120',
  'https://example.org/',
);
const anyLink = fc.record({ href: anyAddress, text: anyWord });

const anyTime: fc.Arbitrary<ReviewTime> = fc.record({
  seconds: fc.nat({ max: 2_000_000_000 }),
  text: anyWord,
  language: fc.constantFrom('', 'de', 'pt-BR'),
});

const anyReply: fc.Arbitrary<OwnerReply> = fc.record({
  heading: anyWord,
  time: fc.option(anyTime),
  text: anyText,
});

const anyCard: fc.Arbitrary<ReviewCard> = fc.record({
  author: anyWord,
  authorUrl: fc.option(anyAddress),
  avatar: fc.option(anyAddress),
  time: fc.option(anyTime),
  rating: fc.integer({ min: 0, max: 5 }),
  text: anyText,
  photos: fc.array(fc.record({ src: anyAddress, alt: anyWord }), { maxLength: 3 }),
  reply: fc.option(anyReply),
  provider: fc.constantFrom('google', 'tripadvisor'),
  isHidden: fc.boolean(),
});

const anyPlace: fc.Arbitrary<PlaceHeader> = fc.record({
  name: anyWord,
  url: fc.option(anyAddress),
  photo: fc.option(anyAddress),
  rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
  basedOn: fc.constantFrom('', 'Based on 42 reviews'),
  poweredBy: fc.constantFrom('', 'powered by Google'),
  reviewUs: fc.option(anyLink),
});
