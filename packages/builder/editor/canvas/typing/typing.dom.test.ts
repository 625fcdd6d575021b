import { afterEach, describe, expect, test, vi } from 'vitest';
import { pastedHtml } from './pastedHtml.ts';
import { typeIn } from './typeIn.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function begin(html: string, { isRich = false, tag = 'h2', shown = html } = {}) {
  const node = document.createElement(tag);
  node.innerHTML = shown;
  document.body.append(node);
  const [onInput, onEnd] = [vi.fn<(html: string) => void>(), vi.fn()];
  const end = typeIn(node, { html, isRich, onInput, onEnd });
  return { node, onInput, onEnd, end };
}

function press(node: HTMLElement, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  node.dispatchEvent(event);
  return event;
}

function paste(node: HTMLElement, data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

describe('typing where the words stand', () => {
  test('PB-24 what is typed comes out as it stands, with the formatting that was there', () => {
    const { node, onInput, onEnd } = begin('Glass, <em>iron</em>');
    expect(document.activeElement).toBe(node);
    document.execCommand('insertText', false, ' & more');
    expect(onInput).toHaveBeenLastCalledWith('Glass, <em>iron &amp; more</em>');
    press(node, 'Escape');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(node.hasAttribute('contenteditable')).toBe(false);
  });

  test('PB-24 nothing is written where nothing was changed, and what the view had added is back', () => {
    const { node, onInput, end } = begin('<p>Once & twice</p>', {
      isRich: true,
      tag: 'div',
      shown: '<p><span class="elementor-drop-cap">O</span>nce &amp; twice</p>',
    });
    expect(node.innerHTML).toBe('<p>Once &amp; twice</p>');
    end();
    expect(onInput).not.toHaveBeenCalled();
    expect(node.innerHTML).toContain('elementor-drop-cap');
  });

  test('K words keep the looks that their author gave them, and get none of the browser’s', () => {
    const html = '<p style="color: red;">One <b style="font-size:20px" class="x">two</b></p>';
    const { node, onInput } = begin(html, { isRich: true, tag: 'div' });
    expect(node.innerHTML).not.toMatch(/\sstyle=/);
    document.execCommand('insertText', false, '!');
    expect(onInput).toHaveBeenLastCalledWith(html.replace('two', 'two!'));
    document.getSelection()?.selectAllChildren(node);
    document.execCommand('styleWithCSS', false, 'true');
    document.execCommand('foreColor', false, '#00ff00');
    expect(onInput.mock.lastCall?.[0]).not.toMatch(/0, ?255|00ff00/);
  });

  test('PB-24 a space at the end and an empty line are no part of a heading', () => {
    const { node, onInput, end } = begin('Glass');
    document.execCommand('insertText', false, ' ');
    press(node, 'Enter', { shiftKey: true });
    document.execCommand('insertText', false, 'and iron');
    end();
    expect(onInput).toHaveBeenLastCalledWith('Glass <br>and iron');
    const emptied = begin('Glass');
    document.getSelection()?.selectAllChildren(emptied.node);
    document.execCommand('delete');
    expect(emptied.onInput).toHaveBeenLastCalledWith('');
  });

  test('PB-24 Enter and leaving end it; keys go no further than the words', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    const first = begin('Glass');
    press(first.node, 'Backspace');
    expect(press(first.node, 'Enter').defaultPrevented).toBe(true);
    expect(first.onEnd).toHaveBeenCalledOnce();
    const second = begin('Iron');
    second.node.blur();
    expect(second.onEnd).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', heard);
  });

  test('PB-24 what is pasted into a line of words is plain, and one line', () => {
    const { node, onInput } = begin('Glass');
    paste(node, { 'text/html': '<b>bold</b>', 'text/plain': ' and\n\niron ' });
    expect(onInput).toHaveBeenLastCalledWith('Glassand iron');
    expect(node.querySelector('b')).toBeNull();
  });

  test('PB-24 what is pasted into a text is cleaned', () => {
    const { node, onInput } = begin('<p>A</p>', { isRich: true, tag: 'div' });
    paste(node, {
      'text/html': '<b style="color:red" onclick="x()">bold</b><script>1</script>',
      'text/plain': 'x',
    });
    expect(onInput.mock.lastCall?.[0]).toMatch(/<(strong|b)>bold<\/(strong|b)>/);
    expect(onInput.mock.lastCall?.[0]).not.toMatch(/script|onclick/);
  });
});

test.each([
  ['', ''],
  ['<!--StartFragment--><p class="x" style="y">A <i>b</i></p>', '<p>A <em>b</em></p>'],
  ['<div><h1>Head</h1><span>words</span></div>', '<h2>Head</h2>words'],
  ['<a href="javascript:alert(1)">x</a><a href="/a/" onclick="1">y</a>', 'x<a href="/a/">y</a>'],
  ['<ul><li>1<li>2</ul><style>*{}</style><iframe src="x"></iframe>', '<ul><li>1</li><li>2</li></ul>'],
  ['<img src=x onerror=alert(1)>a &lt;b&gt;', 'a &lt;b&gt;'],
])('PB-24 of %j is kept %j', (given, expected) => {
  expect(pastedHtml(given)).toBe(expected);
});
