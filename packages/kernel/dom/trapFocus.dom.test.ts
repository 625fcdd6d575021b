import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tabStops } from './tabStops.ts';
import { openFrame } from './testing/openFrame.ts';
import { trapFocus } from './trapFocus.ts';

let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
});
afterEach(() => stage.remove());

const DIALOG = `
  <button id="opener">open</button>
  <div id="dialog"><h2 id="title" tabindex="-1">Title</h2><button id="a">a</button><a id="b" href="#b">b</a><input id="c"></div>
  <button id="after">after</button>`;

describe('tabStops', () => {
  it('leaves out what the Tab key does not reach', () => {
    stage.innerHTML = `
      <a id="link" href="#x">x</a><a>no address</a>
      <button disabled>x</button><fieldset disabled><input></fieldset>
      <input type="hidden"><button style="display:none">x</button><button style="visibility:hidden">x</button>
      <div inert><button>x</button></div><button aria-hidden="true">x</button><div hidden><button>x</button></div>
      <button tabindex="-1">x</button><div id="div" tabindex="0">x</div>
      <details><summary id="summary">s</summary><button>closed</button></details>
      <details open><summary id="open">s</summary><button id="opened">x</button><summary>second</summary></details>
      <p id="edit" contenteditable>x</p><iframe id="frame"></iframe><button id="early" tabindex="2">x</button>`;
    expect(ids(tabStops(stage))).toEqual([
      'early',
      'link',
      'div',
      'summary',
      'open',
      'opened',
      'edit',
      'frame',
    ]);
  });

  it('counts a radio group as one stop', () => {
    stage.innerHTML = `
      <form><input type="radio" name="r" id="f1"><input type="radio" name="r" id="f2"></form>
      <input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked><input type="radio" name="r" id="r3">
      <input type="radio" id="alone1"><input type="radio" id="alone2">`;
    expect(ids(tabStops(stage))).toEqual(['f1', 'r2', 'alone1', 'alone2']);
    expect(ids(tabStops(stage, true))).toEqual(['f2', 'r2', 'alone1', 'alone2']);
  });
});

describe('trapFocus', () => {
  it('takes the focus, goes round in both directions and gives it back', async () => {
    stage.innerHTML = DIALOG;
    get('opener').focus();
    const release = trapFocus(get('dialog'));
    expect(focused()).toBe('a');
    expect(await tab('Tab', 3)).toEqual(['b', 'c', 'a']);
    expect(await tab('Shift', 3)).toEqual(['c', 'b', 'a']);
    release();
    release();
    expect(focused()).toBe('opener');
    expect(get('dialog').hasAttribute('tabindex')).toBe(false);
    expect(await tab('Tab', 1)).toEqual(['a']);
    expect(await tab('Shift', 1)).toEqual(['opener']);
  });

  it('goes on from a heading that has the focus without being a stop', async () => {
    stage.innerHTML = DIALOG;
    trapFocus(get('dialog'), { initialFocus: get('title') });
    expect(focused()).toBe('title');
    expect(await tab('Tab', 1)).toEqual(['a']);
    get('title').focus();
    expect(await tab('Shift', 1)).toEqual(['c']);
  });

  it('sees elements that appear, vanish or are switched off later', async () => {
    stage.innerHTML = DIALOG;
    trapFocus(get('dialog'));
    get('dialog').insertAdjacentHTML('beforeend', '<button id="d">d</button>');
    get('c').setAttribute('disabled', '');
    get('b').hidden = true;
    expect(await tab('Tab', 2)).toEqual(['d', 'a']);
  });

  it('brings back a focus that a script moved away', () => {
    stage.innerHTML = DIALOG;
    trapFocus(get('dialog'));
    get('after').focus();
    expect(focused()).toBe('a');
  });

  it('brings back the keyboard when it leaves a frame at the end', async () => {
    stage.innerHTML = `<div id="dialog"><button id="a">a</button><iframe id="frame" srcdoc="<button>in</button>"></iframe></div><button id="after">x</button>`;
    const frame = get('frame') as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    trapFocus(get('dialog'));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('frame');
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('a');
  });

  it('goes round a radio group as one stop', async () => {
    stage.innerHTML = `<div id="dialog"><button id="a">a</button><input type="radio" name="g" id="r1"><input type="radio" name="g" id="r2"></div><button>x</button>`;
    trapFocus(get('dialog'));
    expect(await tab('Tab', 2)).toEqual(['r1', 'a']);
    expect(await tab('Shift', 2)).toEqual(['r2', 'a']);
  });

  it('holds the focus on a container without any stop', async () => {
    stage.innerHTML = '<div id="dialog">text</div><button id="after">x</button>';
    const release = trapFocus(get('dialog'));
    expect(focused()).toBe('dialog');
    expect(await tab('Tab', 2)).toEqual(['dialog', 'dialog']);
    release();
    expect(get('dialog').outerHTML).toBe('<div id="dialog">text</div>');
  });

  it('of two traps the newer holds, and the older again afterwards', async () => {
    stage.innerHTML = `${DIALOG}<div id="second"><button id="s1">x</button><button id="s2">x</button></div>`;
    trapFocus(get('dialog'));
    const release = trapFocus(get('second'));
    expect(focused()).toBe('s1');
    expect(await tab('Tab', 2)).toEqual(['s2', 's1']);
    release();
    expect(focused()).toBe('a');
    expect(await tab('Shift', 1)).toEqual(['c']);
  });

  it('gives the focus to nobody when its former owner is gone', () => {
    stage.innerHTML = DIALOG;
    get('opener').focus();
    const release = trapFocus(get('dialog'));
    get('opener').remove();
    expect(() => release()).not.toThrow();
    expect(focused()).toBe('a');
  });

  it('does not hold the page when its container was taken out without a release', async () => {
    stage.innerHTML = `<button id="before">x</button>${DIALOG}`;
    get('opener').focus();
    const release = trapFocus(get('dialog'));
    get('dialog').remove();
    get('before').focus();
    expect(await tab('Tab', 2)).toEqual(['opener', 'after']);
    release();
    expect(focused()).toBe('opener');
  });

  it('works in another document', async () => {
    const frame = await openFrame(DIALOG);
    const dialog = frame.page.getElementById('dialog');
    if (!dialog) throw new Error('no dialog');
    const release = trapFocus(dialog);
    frame.view.focus();
    expect(frame.page.activeElement?.id).toBe('a');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(frame.page.activeElement?.id).toBe('c');
    await userEvent.keyboard('{Tab}');
    expect(frame.page.activeElement?.id).toBe('a');
    release();
    frame.close();
  });
});

async function tab(direction: 'Tab' | 'Shift', times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let count = 0; count < times; count++) {
    await userEvent.keyboard(direction === 'Tab' ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    stops.push(focused());
  }
  return stops;
}

function get(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

function focused(): string {
  return document.activeElement?.id ?? '';
}

function ids(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ id }) => id);
}
