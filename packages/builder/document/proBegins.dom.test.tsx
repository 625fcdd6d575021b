import { expect, test } from 'vitest';
import ribbon from '../parts/element/ribbon.sheet.css?inline';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import headline from '../widgets/animated-headline/animated-headline.sheet.css?inline';
import callToAction from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import countdown from '../widgets/countdown/countdown.css?inline';
import flipBox from '../widgets/flip-box/flip-box.sheet.css?inline';
import priceList from '../widgets/price-list/price-list.sheet.css?inline';
import priceTable from '../widgets/price-table/price-table.sheet.css?inline';
import shareButtons from '../widgets/share-buttons/share-buttons.sheet.css?inline';

const AT_ONCE = '*,*::before,*::after{transition-duration:0s!important;transition-delay:0s!important}';
const SHEETS = `${ribbon}${headline}${callToAction}${countdown}${flipBox}${priceList}${priceTable}${shareButtons}${AT_ONCE}`;
const drawn = (widgetType: string, settings: object = {}) => drawnWidget(SHEETS, widgetType, settings);

const SHARED = { share_buttons: [{ button: 'facebook' }] };
const FORMS = { due_date: '2026-01-20 00:00', expire_actions: ['message'], message_after_expire: 'Over' };
const PRICES = { price_list: [{ title: 'Soup', price: '$4', item_description: 'Warm' }] };
const OFFER = { features_list: [{ item_text: 'A' }, { item_text: 'B' }], ribbon_title: 'New' };

/** Measured on WordPress pages with Elementor Pro's widgets, each with default settings. */
test.each([
  ['countdown', FORMS, '.elementor-countdown-digits', { fontSize: '69px' }],
  ['countdown', FORMS, '.elementor-countdown-expire--message', { padding: '20px', textAlign: 'center' }],
  ['price-list', PRICES, '.elementor-price-list-header', { fontSize: '19px', marginBottom: '10px' }],
  ['price-list', PRICES, '.elementor-price-list-description', { fontSize: '14px', marginTop: '0px' }],
  ['price-table', OFFER, '.elementor-price-table__period', { fontSize: '16px' }],
  ['price-table', OFFER, '.elementor-ribbon-inner', { fontSize: '13px', textTransform: 'uppercase' }],
  ['share-buttons', SHARED, '.elementor-share-btn', { fontSize: '10px', height: '45px' }],
  ['share-buttons', SHARED, '.elementor-share-btn__icon svg', { width: '17px', height: '17px' }],
  ['share-buttons', SHARED, '.elementor-share-btn__text', { fontSize: '15px' }],
  ['animated-headline', {}, '.elementor-headline', { fontSize: '43px', textAlign: 'center' }],
  [
    'call-to-action',
    {},
    '.elementor-cta__title',
    { fontSize: '23px', marginBottom: '15px', marginTop: '0px' },
  ],
  [
    'call-to-action',
    { skin: 'cover' },
    '.elementor-cta__bg-overlay',
    { backgroundColor: 'rgba(0, 0, 0, 0)' },
  ],
  ['flip-box', {}, '.elementor-flip-box__layer__title', { fontSize: '21px', marginBottom: '20px' }],
] as const)('K a %s with %j begins at %s as Elementor Pro’s does', (type, settings, part, wanted) => {
  expect(drawn(type, settings).style(part)).toMatchObject(wanted);
});

test('K lines between what is in an offer begin thin and pale', () => {
  expect(
    drawn('price-table', OFFER).style('.elementor-price-table__features-list > li + li', '::before'),
  ).toMatchObject({
    ...{ borderTopColor: 'rgb(221, 221, 221)', borderTopWidth: '2px', marginTop: '15px' },
  });
});

test.each([
  ['up', [0, 1], [0, -1]],
  ['down', [0, -1], [0, 1]],
  ['left', [1, 0], [-1, 0]],
  ['right', [-1, 0], [1, 0]],
])(
  'K the back of a card that is pushed %s comes from the other side, and the front makes room',
  (flip_direction, from, to) => {
    const { box, found } = drawn('flip-box', { flip_effect: 'push', flip_direction, height: px(200) });
    const card = box('.elementor-flip-box');
    const away = (part: string) => {
      const { left, top } = box(part);
      return [Math.round((left - card.left) / card.width), Math.round((top - card.top) / card.height)];
    };
    expect(away('.elementor-flip-box__back')).toEqual(from);
    expect(away('.elementor-flip-box__front')).toEqual([0, 0]);
    (found('.elementor-flip-box') as HTMLElement).focus();
    expect(away('.elementor-flip-box__back')).toEqual([0, 0]);
    expect(away('.elementor-flip-box__front')).toEqual(to);
  },
);

test('K the picture of a call to action stands where it was chosen', () => {
  const [PICTURE, WORDS] = ['.elementor-cta__bg-wrapper', '.elementor-cta__content'];
  const left = drawn('call-to-action', { layout: 'left' });
  expect(left.box(PICTURE).right).toBeCloseTo(left.box(WORDS).left, 0);
  expect(left.box(PICTURE).width).toBeCloseTo(left.box('.elementor-cta').width / 2, 0);
  const below = drawn('call-to-action', { layout: 'below' });
  expect(below.box(PICTURE).top).toBeCloseTo(below.box(WORDS).bottom, 0);
});

test('K the middle of a ribbon is as far from the top as from the side, as far as was said', () => {
  const { box } = drawn('call-to-action', { ribbon_title: 'New', ribbon_distance: px(50) });
  const [card, words] = [box('.elementor-cta'), box('.elementor-ribbon-inner')];
  expect((words.top + words.bottom) / 2 - card.top).toBeCloseTo(50, 0);
  expect(card.right - (words.left + words.right) / 2).toBeCloseTo(50, 0);
});
