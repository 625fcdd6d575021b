import { expect, test } from 'vitest';
import { kitStyles } from '../model/kit/kitStyles.ts';
import { ownSheets } from '../testing/ownSheets.ts';
import boxes from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import cards from '../widgets/flip-box/flip-box.sheet.css?inline';
import look from './elementor-look.sheet.css?inline';

const ORDER = '@layer base, portico, elementor, kit, elementor-globals;';
const NAMES = ['primary', 'secondary', 'text', 'accent'] as const;
const COLORS = {
  primary: 'rgb(1, 1, 1)',
  secondary: 'rgb(2, 2, 2)',
  text: 'rgb(3, 3, 3)',
  accent: 'rgb(4, 4, 4)',
};
const KIT = {
  system_colors: NAMES.map((_id, at) => ({ _id, color: `#${`0${at + 1}`.repeat(3)}` })),
  system_typography: NAMES.map((_id) => ({ _id, typography_font_family: `Font of ${_id}` })),
};

const wear = ownSheets();

function styleIn(widget: string, html: string, selector: string): CSSStyleDeclaration {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${ORDER}${boxes}${cards}${look}${kitStyles(KIT)}`);
  wear(sheet);
  document.body.innerHTML = `<div class="elementor portico-elementor-look elementor-kit-1"><div class="elementor-element elementor-widget elementor-widget-${widget}"><div class="elementor-widget-container">${html}</div></div></div>`;
  return getComputedStyle(document.querySelector(selector) ?? document.body);
}

const part = (name: string, tag = 'div') => `<${tag} class="${name}">Words</${tag}>`;

test.each([
  [
    'nav-menu',
    `<nav class="elementor-nav-menu--main">${part('elementor-item', 'a')}</nav>`,
    'primary',
    'text',
  ],
  ['posts', part('elementor-post__title', 'h3'), 'primary', 'secondary'],
  ['posts', part('elementor-post__read-more', 'a'), 'accent', 'accent'],
  ['price-list', part('elementor-price-list-header'), 'primary', 'primary'],
  ['price-list', part('elementor-price-list-description'), 'text', 'text'],
  ['call-to-action', part('elementor-cta__title', 'h2'), 'primary', null],
  ['call-to-action', part('elementor-cta__button', 'a'), 'accent', null],
  ['flip-box', part('elementor-flip-box__layer__description'), 'text', null],
  ['animated-headline', part('elementor-headline', 'h3'), 'primary', 'secondary'],
  ['countdown', part('elementor-countdown-label', 'span'), 'secondary', null],
  ['table-of-contents', part('elementor-toc__header-title', 'h4'), 'primary', 'secondary'],
  ['price-table', part('elementor-price-table__heading', 'h3'), 'primary', null],
] as const)('K in %s, %s begins with the site’s font %s and colour %s', (widget, html, font, color) => {
  const name = /class="((?!elementor-nav-menu--main)[^"]*)"/.exec(html)?.[1] ?? '';
  const style = styleIn(widget, html, `.${name}`);
  expect(style.fontFamily).toContain(`Font of ${font}`);
  if (color) expect(style.color).toBe(COLORS[color]);
});

test('K a ribbon, a badge and the button below posts are filled with the site’s accent', () => {
  const filled = (widget: string, name: string) => styleIn(widget, part(name), `.${name}`).backgroundColor;
  expect(filled('call-to-action', 'elementor-ribbon-inner')).toBe(COLORS.accent);
  expect(filled('posts', 'elementor-post__badge')).toBe(COLORS.accent);
  expect(filled('posts', 'elementor-button')).toBe(COLORS.accent);
  expect(filled('search-form', 'elementor-search-form__submit')).toBe(COLORS.secondary);
});

test('K calls to action and cards with two sides begin with the buttons and the colours of Elementor Pro’s', () => {
  const button = (around: string, name: string) =>
    `<div class="${around}"><a class="elementor-button ${name}">Go</a></div>`;
  expect(
    styleIn(
      'call-to-action',
      button('elementor-cta elementor-cta--skin-classic', 'elementor-cta__button'),
      '.elementor-button',
    ),
  ).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '2px', color: 'rgb(63, 68, 75)' });
  expect(
    styleIn(
      'flip-box',
      button('elementor-flip-box__back', 'elementor-flip-box__button'),
      '.elementor-button',
    ),
  ).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopColor: 'rgb(255, 255, 255)' });
  expect(
    styleIn('flip-box', part('elementor-flip-box__front'), '.elementor-flip-box__front').backgroundColor,
  ).toBe('rgb(26, 188, 156)');
});
