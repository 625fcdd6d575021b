import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { withStyleClasses } from '../model/texts/textStyles.ts';
import { ownSheets } from '../testing/ownSheets.ts';
import textEditor from '../widgets/text-editor/text-editor.css?inline';
import { documentStyles } from './documentStyles.ts';
import look from './elementor-look.sheet.css?inline';

const SITE =
  '@layer reset, base, portico, elementor;@layer reset{*{margin:0}img{display:block}}@layer base{code{padding:4px;font-size:.8em}}';

const wear = ownSheets();

/** A text on an Elementor page, with the visitors' style sheets. */
function shown(editor: string, settings: object = {}) {
  const element = {
    ...{ id: 'a1', elType: 'widget', widgetType: 'text-editor', elements: [] },
    settings: { editor, ...settings },
  };
  const sheet = new CSSStyleSheet();
  const page = parseDocument([element], { id: 7, cleanHtml: (html) => html });
  sheet.replaceSync(`${SITE}${textEditor}${look}${documentStyles(page)}`);
  wear(sheet);
  document.body.innerHTML = `<div class="elementor portico-elementor-look elementor-7"><div class="elementor-element elementor-element-a1"><div class="elementor-text-editor">${withStyleClasses(editor)}</div></div></div>`;
  return (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
}

test('K what a word says about its looks counts more than what its widget says', () => {
  const styleOf = shown(
    '<p style="text-align: right">a <a href="#x" style="color:#00ff00;font-size:18px">b</a> <b>c</b></p>',
    {
      ...{ text_color: '#ff0000', link_color: '#0000ff', align: 'center' },
      custom_css: 'selector b{color:blue}',
    },
  );
  expect(styleOf('p')).toMatchObject({ textAlign: 'right', color: 'rgb(255, 0, 0)' });
  expect(styleOf('a')).toMatchObject({ color: 'rgb(0, 255, 0)', fontSize: '18px' });
  expect(styleOf('b')).toMatchObject({ color: 'rgb(0, 0, 255)' });
});

test('K pictures stand where WordPress’s editors put them', () => {
  const styleOf = shown(
    '<p><img class="alignleft" alt=""><img class="alignright" alt=""><img class="aligncenter" alt="" width="9"><img id="plain" alt=""><img id="old" alt="" hspace="12" align="left"></p>' +
      '<div class="wp-caption alignnone"><p class="wp-caption-text">d</p></div>',
  );
  expect(styleOf('.alignleft')).toMatchObject({ float: 'left', marginRight: '16px' });
  expect(styleOf('.alignright')).toMatchObject({ float: 'right', marginLeft: '16px' });
  expect(styleOf('.aligncenter')).toMatchObject({ display: 'block', clear: 'both' });
  expect(styleOf('#plain').display).toBe('inline');
  expect(styleOf('#old')).toMatchObject({ float: 'left', marginLeft: '12px', marginRight: '12px' });
  expect(styleOf('.wp-caption')).toMatchObject({ marginBottom: '20px' });
  expect(styleOf('.wp-caption-text')).toMatchObject({ marginBottom: '0px' });
});

test('K tables, quotations and small signs look as they do in Elementor’s pages', () => {
  const styleOf = shown(
    '<table><tbody><tr><td>1</td></tr></tbody></table><blockquote>q</blockquote><h2>h</h2><dl><dd>d</dd></dl>' +
      '<p>x<sup>2</sup> <code>c</code></p><hr><h3>last</h3>',
  );
  expect(styleOf('table')).toMatchObject({ borderCollapse: 'collapse', marginBottom: '15px' });
  expect(styleOf('td')).toMatchObject({ paddingTop: '15px', borderTopStyle: 'solid', verticalAlign: 'top' });
  expect(styleOf('blockquote')).toMatchObject({ marginTop: '16px', marginLeft: '40px' });
  expect(styleOf('h2')).toMatchObject({ marginTop: '8px', marginBottom: '16px' });
  expect(styleOf('dd').marginLeft).toBe('40px');
  expect(styleOf('sup')).toMatchObject({ fontSize: '12px', lineHeight: '0px' });
  expect(styleOf('code')).toMatchObject({ paddingLeft: '0px', fontSize: '16px' });
  expect(styleOf('hr')).toMatchObject({ marginTop: '0px', borderTopStyle: 'inset' });
  expect(styleOf('h3').marginBottom).toBe('16px');
});
