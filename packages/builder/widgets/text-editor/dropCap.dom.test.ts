import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { one, onPage } from '../../testing/page.ts';
import { dropCapHtml } from './dropCapHtml.ts';
import { splitDropCap } from './splitDropCap.ts';
import { start } from './text-editor.island.ts';

afterEach(() => {
  document.body.replaceChildren();
});

describe('PB-09 which letter is set apart', () => {
  test.each([
    ['Once', 'O', 'nce'],
    ['  Once', 'O', 'nce'],
    ['A house', 'A', 'house'],
    ['A  house', 'A', '\u00a0house'],
    ['\u00a0A\u00a0house', 'A', 'house'],
    ['Écru', 'É', 'cru'],
    ['E\u0301cru', 'E\u0301', 'cru'],
    ['ÿ', 'ÿ', ''],
    ['👩‍🌾 digs', '👩‍🌾', 'digs'],
    ['“Yes”', '“', 'Yes”'],
  ])('%j: %s', (text, letter, rest) => {
    expect(splitDropCap(text)).toEqual({ letter, rest });
  });

  test('none where there is only space', () => {
    expect(splitDropCap(' \u00a0 ')).toBeNull();
  });
});

describe('PB-09 in a text', () => {
  test('the letter stands first in the first paragraph, and nodes in it survive', () => {
    const element = onPage('<h2>Head</h2><p>Once <a href="#x">upon</a> a time</p><p>Then</p>');
    const link = one(element, 'a');
    start(element);
    expect(one(element, 'p').outerHTML).toBe(
      '<p><span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">O</span></span>nce <a href="#x">upon</a> a time</p>',
    );
    expect(one(element, 'a')).toBe(link);
    expect(element.querySelectorAll('.elementor-drop-cap')).toHaveLength(1);
  });

  test.each([
    ['begins with an element', '<p><b>Once</b> upon</p>'],
    ['is empty', '<p></p>'],
    ['has no paragraph', 'Once upon'],
    ['was done already', dropCapHtml('<p>Once</p>')],
  ])('a text that %s stays as it is', (_what, html) => {
    const element = onPage(html);
    const before = element.innerHTML;
    const stop = start(element);
    expect(element.innerHTML).toBe(before);
    stop();
    expect(element.innerHTML).toBe(before);
  });

  test('turned off, the letter is back where it was', () => {
    const element = onPage('<p> A&nbsp; house</p>');
    const before = element.innerHTML;
    const stop = start(element);
    expect(element.innerHTML).not.toBe(before);
    stop();
    expect(element.innerHTML).toBe(before);
  });

  test('the server writes what the browser would have made', () => {
    const text = fc
      .array(
        fc.oneof(fc.constantFrom(' ', '\u00a0', '&', '<', 'é', 'ß', '“', '字'), fc.string({ maxLength: 3 })),
      )
      .map((parts) => parts.join('').replaceAll('\r', ''));
    fc.assert(
      fc.property(text, fc.constantFrom('', '<em>x</em>', ' <br>'), (words, after) => {
        const escaped = document.createElement('p');
        escaped.textContent = words;
        const html = `<p class="a">${escaped.innerHTML}${after}</p>`;
        const inBrowser = onPage(html);
        start(inBrowser);
        const fromServer = onPage(dropCapHtml(html));
        expect(fromServer.innerHTML).toBe(inBrowser.innerHTML);
        document.body.replaceChildren();
      }),
    );
  });

  test('no listener of another script is lost', () => {
    const element = onPage('<p>Press <button type="button">here</button></p>');
    const heard = vi.fn();
    one(element, 'button').addEventListener('click', heard);
    start(element);
    one(element, 'button').click();
    expect(heard).toHaveBeenCalledOnce();
  });
});
