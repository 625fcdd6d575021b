import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { kitStyles } from '../model/kit/kitStyles.ts';
import { ownSheets } from '../testing/ownSheets.ts';
import { documentStyles } from './documentStyles.ts';

const SITE =
  '@layer base, portico;@layer base{h2{font-size:30px;font-weight:650;color:rgb(9,9,9)}}@layer portico{.elementor-button{color:rgb(1,1,1)}}';
const FONT = { typography_typography: 'globals/typography?id=aa11bb2' };

const wear = ownSheets();

test('KT-04 what a font of the kit leaves open is as the kit has it for headings, else as the site has it', () => {
  const title = shown({ __globals__: FONT }, { custom_typography: [{ _id: 'aa11bb2', ...size(41) }] });
  expect(title).toMatchObject({ fontSize: '41px', fontWeight: '650', color: 'rgb(9, 9, 9)' });
  const other = shown(
    { __globals__: FONT },
    {
      custom_typography: [{ _id: 'aa11bb2', typography_font_weight: '300' }],
      h2_typography_typography: 'custom',
      h2_typography_font_size: { unit: 'px', size: 22 },
    },
  );
  expect(other).toMatchObject({ fontSize: '22px', fontWeight: '300' });
  expect(shown({ __globals__: FONT }, {})).toMatchObject({ fontSize: '30px', fontWeight: '650' });
});

test('KT-04 of Elementor’s own four fonts, family and weight are Elementor’s where a kit does not say', () => {
  const text = { __globals__: { typography_typography: 'globals/typography?id=text' } };
  const usual = { fontFamily: 'Roboto, sans-serif', fontWeight: '400', fontSize: '30px' };
  expect(shown(text, {})).toMatchObject(usual);
  expect(shown(text, { system_typography: [{ _id: 'text', ...size(41) }] })).toMatchObject({
    ...usual,
    fontSize: '41px',
  });
});

test('KT-04 an element’s own word counts more than the kit’s, and the kit’s more than the site’s', () => {
  const kit = {
    h2_color: '#00ff00',
    h2_typography_typography: 'custom',
    h2_typography_font_size: { unit: 'px', size: 22 },
  };
  expect(shown({ title_color: '#0000ff' }, kit)).toMatchObject({ color: 'rgb(0, 0, 255)', fontSize: '22px' });
  expect(shown({}, kit).color).toBe('rgb(0, 255, 0)');
});

test('K a colour that no kit knows says nothing: the kit’s own for headings stands', () => {
  const unknown = { title_color: '#0000ff', __globals__: { title_color: 'globals/colors?id=gone' } };
  expect(shown(unknown, { h2_color: '#00ff00' }).color).toBe('rgb(0, 255, 0)');
  expect(shown(unknown, { custom_colors: [{ _id: 'gone', color: '#ff0000' }] }).color).toBe('rgb(255, 0, 0)');
});

test('KT-04 the kit’s links are those among words: buttons and the site around the document keep their colours', () => {
  shown({}, { link_normal_color: '#ff0000' });
  expect(['word', 'button', 'outside'].map((id) => styleOf(`#${id}`).color)).toEqual([
    'rgb(255, 0, 0)',
    'rgb(1, 1, 1)',
    styleOf('#reference').color,
  ]);
});

const size = (pixels: number): object => ({ typography_font_size: { unit: 'px', size: pixels } });

function shown(settings: object, kit: object): CSSStyleDeclaration {
  const heading = { id: 'abc', elType: 'widget', widgetType: 'heading', settings, elements: [] };
  const page = parseDocument([heading], { id: 42, cleanHtml: (html) => html });
  document.body.innerHTML = `
    <div class="elementor elementor-42"><div class="elementor-element elementor-element-abc">
      <h2 class="elementor-heading-title elementor-size-default">Hello</h2>
      <p><a id="word" href="#x">a word</a></p><a id="button" class="elementor-button" href="#x">a button</a>
    </div></div><a id="outside" href="#x">elsewhere</a><a id="reference" href="#x">as ever</a>`;
  wear(...[SITE, kitStyles(kit), documentStyles(page)].map(sheet));
  return styleOf('h2');
}

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

function styleOf(selector: string): CSSStyleDeclaration {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element);
}
