import { describe, expect, test } from 'vitest';
import { findEmbedCodes } from './findEmbedCodes.ts';

const NAMES = ['contact-form-7', 'contact-form', 'grw'];
const codes = (html: string) => findEmbedCodes(html, NAMES).filter((piece) => typeof piece !== 'string');
const whole = (html: string) =>
  findEmbedCodes(html, NAMES)
    .map((piece) => (typeof piece === 'string' ? piece : `{${piece.name}}`))
    .join('');

describe('CF-01 RV-01 embed codes', () => {
  test.each([
    ['[contact-form-7 id="abc1234" title="Contact form 1"]', { id: 'abc1234', title: 'Contact form 1' }, []],
    ["[contact-form-7 ID='5' html_class=wide]", { id: '5', html_class: 'wide' }, []],
    ['[contact-form-7 id=&quot;5&quot; title=&#8221;A &amp; B&#8221;]', { id: '5', title: 'A & B' }, []],
    ['[contact-form-7 id=“5” title=‘x y’]', { id: '5', title: 'x y' }, []],
    ['[contact-form 1 "Old form"]', {}, ['1', 'Old form']],
    ['[grw id=7]', { id: '7' }, []],
    ['[grw id=7 /]', { id: '7' }, []],
    ['[grw]', {}, []],
  ])('%s', (html, named, bare) => {
    expect(codes(html)).toMatchObject([{ attributes: { named, bare } }]);
  });

  test.each([
    ['<p>[grw id=1]</p>', '{grw}'],
    ['<p>Before [grw id=1] after</p>', '<p>Before {grw} after</p>'],
    ['<div>\n<p>\n[grw id=1]<br />\n</p>\n</div>', '<div>\n{grw}\n</div>'],
    ['[[grw id=1]] [grw id=1]]', '[grw id=1] {grw}]'],
    ['<a title="[grw id=1]">x</a>', '<a title="[grw id=1]">x</a>'],
    ['<pre><code>[grw id=1]</code></pre>[grw]', '<pre><code>[grw id=1]</code></pre>{grw}'],
    ['<script>"[grw]"</script><!-- [grw] -->', '<script>"[grw]"</script><!-- [grw] -->'],
    [
      '<div id="comments" class="x"><div>[grw]</div></div>[grw]',
      '<div id="comments" class="x"><div>[grw]</div></div>{grw}',
    ],
    ['<div class="wp-gr rpi"><p>[grw]</p></div>', '<div class="wp-gr rpi"><p>[grw]</p></div>'],
    ['[grwx id=1] [unknown] [contact-form-71]', '[grwx id=1] [unknown] [contact-form-71]'],
    ['[grw id="a]b"] [grw id=', '{grw} [grw id='],
  ])('%s becomes %s', (html, expected) => {
    expect(whole(html)).toBe(expected);
  });

  test('a hostile text is read in time', () => {
    for (const piece of ['[', '[grw ', '[grw "', '<', '<a "', '<!--', '[[grw', '<p>', "[grw a='"]) {
      const before = process.cpuUsage();
      findEmbedCodes(`[grw]${piece.repeat(60_000 / piece.length)}`, NAMES);
      expect(process.cpuUsage(before).user, piece).toBeLessThan(2_000_000);
    }
  });
});
