import { cleanHtml } from '@portico/kernel/server/html';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { honestAria } from './honestAria.ts';

describe('TH-10 what an imported text says to assistive technology', () => {
  test.each([
    ['a role that there is not', '<p role="foo bar">x</p>', '<p>x</p>'],
    ['a role whose script is gone', '<div role="tablist" aria-owns="a">x</div>', '<div>x</div>'],
    ['a state of nothing', '<p aria-expanded="true" aria-level="9" class="a">x</p>', '<p class="a">x</p>'],
    ['an attribute that there is not', '<p aria-foo="1">x</p>', '<p>x</p>'],
    [
      '"hidden" around a link',
      '<div aria-hidden="true"><a href="/x/">x</a></div>',
      '<div><a href="/x/">x</a></div>',
    ],
    ['"hidden" on a link', '<a href="#x" aria-hidden="true">x</a>', '<a href="#x">x</a>'],
    ['"hidden" that is not', '<span aria-hidden="false">x</span>', '<span>x</span>'],
    ['a name on what can have none', '<p aria-label="y">x</p>', '<p>x</p>'],
    ['a name on a link that leads nowhere', '<a aria-label="y">x</a>', '<a>x</a>'],
    ['an empty name', '<a href="/x/" aria-label=" ">x</a>', '<a href="/x/">x</a>'],
    ['a label that is elsewhere', '<ul aria-labelledby="gone"><li>x</li></ul>', '<ul><li>x</li></ul>'],
    [
      'a label that is two',
      '<i id="a">x</i><i id="a">y</i><ul aria-labelledby="a"><li>x</li></ul>',
      '<i id="a">x</i><i id="a">y</i><ul><li>x</li></ul>',
    ],
    [
      'a picture with something in it',
      '<span role="img" aria-label="y"><b>x</b></span>',
      '<span><b>x</b></span>',
    ],
    ['a landmark of the page', '<main class="a"><nav>x</nav></main>', '<div class="a"><div>x</div></div>'],
  ])('loses %s', (_, given, expected) => {
    expect(honestAria(cleanHtml(given))).toBe(expected);
  });

  test.each([
    '<span aria-hidden="true">★</span>',
    '<img src="/a.jpg" alt="" aria-hidden="true" />',
    '<span role="img" aria-label="four of five">★★★★</span>',
    '<a href="/x/" aria-label="More about glass">More</a>',
    '<table role="presentation"><tbody><tr><td>x</td></tr></tbody></table>',
    '<p id="note">x</p><a href="/x/" aria-describedby="note">y</a>',
    '<h2 id="prices">x</h2><ul aria-labelledby="prices"><li>y</li></ul>',
    '<div class="wp-gr" data-exec="false"><div role="button" aria-expanded="true">x</div></div>',
    '<div class="elementor-widget-accordion"><div role="button" aria-expanded="true">x</div></div>',
    '<p class="role aria-label" title="role=&quot;x&quot; aria-foo=&quot;1&quot;">role="x" aria-foo="1"</p>',
  ])('keeps what is true: %s', (given) => {
    expect(honestAria(cleanHtml(given))).toBe(given);
  });

  test('leaves nothing to take away a second time', () => {
    const attribute = fc
      .tuple(
        fc.constantFrom(
          'role',
          'aria-hidden',
          'aria-label',
          'aria-labelledby',
          'aria-checked',
          'title',
          'id',
        ),
        fc.constantFrom('', 'true', 'img', 'a', 'a b', 'button', '>', '"'),
      )
      .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`);
    const element = fc
      .tuple(
        fc.constantFrom('p', 'span', 'a', 'div', 'main', 'ul', 'img'),
        fc.array(attribute, { maxLength: 4 }),
        fc.constantFrom('', 'x', '<b>x</b>', '<a href="/">x</a>'),
      )
      .map(([name, attributes, inner]) => `<${name} ${attributes.join(' ')}>${inner}</${name}>`);
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const once = honestAria(cleanHtml(elements.join('')));
        expect(honestAria(once)).toBe(once);
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });
});
