import { expect, test } from 'vitest';
import { templatePieces } from './templateCodes.ts';

test.each([
  ['<p>Nothing to see</p>', ['<p>Nothing to see</p>']],
  ['[elementor-template id="7"]', [7]],
  [
    '<p>Above</p><p>[elementor-template id=\'7\' css="true"]</p><p>Below</p>',
    ['<p>Above</p>', 7, '<p>Below</p>'],
  ],
  ['[elementor-template id=7][elementor-template id=8]', [7, 8]],
  ['<div><b>In</b> [elementor-template id=7] it<br></div>After', ['<div><b>In</b>  it<br></div>After', 7]],
  ['[elementor-template]', [null]],
  ['[elementor-template id="-1"]', [null]],
  ['[[elementor-template id="7"]]', ['[elementor-template id="7"]']],
])('K the templates in the text %s', (html, expected) => {
  expect(templatePieces(html).map((piece) => (typeof piece === 'string' ? piece : piece.template))).toEqual(
    expected,
  );
});
