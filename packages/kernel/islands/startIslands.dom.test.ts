import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openFrame } from '../dom/testing/openFrame.ts';
import { holdForIslands } from './holdForIslands.ts';
import type { Island, IslandModule, MomentName } from './Island.ts';
import { type Islands, startIslands } from './startIslands.ts';

let stage: HTMLElement;
let running: Islands[] = [];
const report = vi.fn();
beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
  report.mockReset();
});
afterEach(() => {
  for (const islands of running) islands.stop();
  running = [];
  stage.remove();
});

describe('moments', () => {
  it('now: starts at once', async () => {
    stage.innerHTML = '<p data-x></p>';
    const { island, start } = makeIsland('now');
    run([island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(stage.firstElementChild));
  });

  it('idle: waits for the browser to have nothing to do', async () => {
    stage.innerHTML = '<p data-x></p>';
    const idle = vi.spyOn(window, 'requestIdleCallback');
    const { island, start } = makeIsland('idle');
    run([island]);
    expect(idle).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    idle.mockRestore();
  });

  it('visible: starts 200 px before it is seen', async () => {
    const frame = await openFrame(
      '<div style="height: 1000px"></div><p data-x>x</p><div style="height: 3000px"></div>',
    );
    const { island, start } = makeIsland('visible');
    run([island], frame.page);
    const top = frame.page.querySelector('[data-x]')?.getBoundingClientRect().top ?? 0;
    const margin = 200;
    await scrollTo(frame.view, top - frame.view.innerHeight - margin - 20);
    expect(start).not.toHaveBeenCalled();
    frame.view.scrollTo(0, top - frame.view.innerHeight - margin + 20);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    frame.close();
  });

  it('ahead: starts one screen before it is seen, and four screens once the visitor scrolls', async () => {
    const frame = await openFrame(
      '<p data-x>x</p><div style="height: 100vh"></div><p data-x>x</p><div style="height: 150vh"></div><p data-x>x</p><div style="height: 500vh"></div><p data-x>x</p>',
    );
    const { island, start } = makeIsland('ahead');
    run([island], frame.page);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await scrollTo(frame.view, 1);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
    await scrollTo(frame.view, 2);
    expect(start).toHaveBeenCalledTimes(3);
    frame.close();
  });

  it('visible: an element without a box counts by its children', async () => {
    stage.innerHTML = '<div data-x style="display: contents"><p>x</p></div>';
    const { island, start } = makeIsland('visible');
    run([island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  });

  it('visible: an element that holds only what is fixed counts by it', async () => {
    const frame = await openFrame(
      '<div style="height: 9000px"></div><div data-x><p style="position: fixed; inset: 0 auto auto 0">x</p></div>',
    );
    const { island, start } = makeIsland('visible');
    run([island], frame.page);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    frame.close();
  });
});

it('tells an island once that a page has it, before its moment', () => {
  stage.innerHTML = '<p data-x></p><p data-x></p>';
  const foresee = vi.fn();
  const { island, start } = makeIsland('touch');
  run([
    { ...island, foresee },
    { ...island, name: 'absent', selector: '[data-absent]', foresee: () => expect.unreachable() },
  ]);
  expect(foresee).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('finds what was added along with a form whose field is named like its own function', async () => {
  const { island, start } = makeIsland('now');
  run([island]);
  stage.innerHTML = '<form><input name="matches"></form><p data-x></p>';
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(stage.lastElementChild));
});

describe('touch', () => {
  const BUTTON = '<div data-x><button id="target">x</button></div>';

  it('holds a click until the island runs and makes it again, once for everybody', async () => {
    stage.innerHTML = BUTTON;
    const { open, load } = gate();
    const heardByIsland = vi.fn();
    const { island } = makeIsland('touch', (element) => {
      element.addEventListener('click', heardByIsland);
      return () => element.removeEventListener('click', heardByIsland);
    });
    run([{ ...island, load: load(island) }]);
    const thirdParty = vi.fn();
    get('target').addEventListener('click', thirdParty);
    const onDocument = vi.fn();
    document.addEventListener('click', onDocument);

    await userEvent.click(get('target'));
    expect(thirdParty).not.toHaveBeenCalled();
    open();
    await vi.waitFor(() => expect(heardByIsland).toHaveBeenCalledOnce());
    expect(thirdParty).toHaveBeenCalledOnce();
    expect(onDocument).toHaveBeenCalledOnce();
    expect(heardByIsland.mock.calls[0]?.[0]).toMatchObject({
      type: 'click',
      target: get('target'),
      detail: 1,
    });

    await userEvent.click(get('target'));
    expect(heardByIsland).toHaveBeenCalledTimes(2);
    document.removeEventListener('click', onDocument);
  });

  it('holds every click of an impatient visitor, in order', async () => {
    stage.innerHTML = '<div data-x><button id="a">a</button><button id="b">b</button></div>';
    const { open, load } = gate();
    const { island } = makeIsland('touch');
    run([{ ...island, load: load(island) }]);
    const heard: string[] = [];
    stage.addEventListener('click', (event) => heard.push((event.target as Element).id));
    for (const id of ['a', 'b', 'a']) await userEvent.click(get(id));
    open();
    await vi.waitFor(() => expect(heard).toEqual(['a', 'b', 'a']));
  });

  it('holds a key with all that it says', async () => {
    stage.innerHTML = '<div data-x><div id="target" tabindex="0" role="tab">x</div></div>';
    const { open, load } = gate();
    const { island } = makeIsland('touch');
    run([{ ...island, load: load(island) }]);
    const thirdParty = vi.fn();
    get('target').addEventListener('keydown', thirdParty);
    get('target').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const keys = (): string[] => thirdParty.mock.calls.map(([event]) => event.key);
    expect(keys()).toEqual(['Shift']);
    open();
    await vi.waitFor(() => expect(keys()).toEqual(['Shift', 'ArrowRight']));
    expect(thirdParty.mock.calls[1]?.[0]).toMatchObject({ shiftKey: true, code: 'ArrowRight', keyCode: 39 });
  });

  it('Enter on a button acts once', async () => {
    stage.innerHTML = BUTTON;
    const { open, load } = gate();
    const { island } = makeIsland('touch');
    run([{ ...island, load: load(island) }]);
    const clicked = vi.fn();
    get('target').addEventListener('click', clicked);
    get('target').focus();
    await userEvent.keyboard('{Enter}');
    expect(clicked).not.toHaveBeenCalled();
    open();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  });

  it('lets typing, Tab and links that leave the page through', async () => {
    stage.innerHTML = '<div data-x><input id="field"><a id="link" href="?left">x</a></div>';
    const { load } = gate();
    const { island } = makeIsland('touch');
    run([{ ...island, load: load(island) }]);
    await userEvent.click(get('field'));
    await userEvent.keyboard('ab{Tab}');
    expect((get('field') as HTMLInputElement).value).toBe('ab');
    expect(document.activeElement?.id).toBe('link');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    get('link').addEventListener('click', clicked);
    await userEvent.click(get('link'));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('wakes at the pointer already, so that the code is on its way before the click', async () => {
    stage.innerHTML = BUTTON;
    const { island, start } = makeIsland('touch');
    run([island]);
    get('target').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  });

  it('gives the click back to the page when the island fails, reports once, and tries again at the next', async () => {
    stage.innerHTML = BUTTON;
    const start = vi.fn();
    let fail: (error: Error) => void = () => {};
    const load = vi
      .fn()
      .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
      .mockResolvedValue({ start });
    run([{ name: 'x', selector: '[data-x]', moment: 'touch', load }]);
    const thirdParty = vi.fn();
    get('target').addEventListener('click', thirdParty);
    await userEvent.click(get('target'));
    expect(thirdParty).not.toHaveBeenCalled();
    fail(new Error('tunnel'));
    await vi.waitFor(() => expect(thirdParty).toHaveBeenCalledOnce());
    expect(report).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    await userEvent.click(get('target'));
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(thirdParty).toHaveBeenCalledTimes(2));
    expect(report).toHaveBeenCalledOnce();
  });

  it.each(['now', 'visible', 'idle'] as const)(
    '%s: holds what comes before the code as well',
    async (moment) => {
      stage.innerHTML = BUTTON;
      const { open, load } = gate();
      const heardByIsland = vi.fn();
      const { island, start } = makeIsland(moment, (element) => {
        element.addEventListener('click', heardByIsland);
        return () => element.removeEventListener('click', heardByIsland);
      });
      run([{ ...island, load: load(island) }]);
      await userEvent.click(get('target'));
      open();
      await vi.waitFor(() => expect(heardByIsland).toHaveBeenCalledOnce());
      await userEvent.click(get('target'));
      expect(heardByIsland).toHaveBeenCalledTimes(2);
      expect(start).toHaveBeenCalledOnce();
    },
  );

  describe('a link that leads away, but that an island answers', () => {
    const LINK =
      '<p><a data-x id="target" href="?left"><b id="inside">x</b></a><a id="other" href="?left">y</a></p>';

    it('waits for the island, which answers it', async () => {
      stage.innerHTML = LINK;
      const { open, load } = gate();
      const { island } = makeIsland('idle', (element) =>
        element.addEventListener('click', (event) => event.preventDefault()),
      );
      run([{ ...island, load: load(island), takes: (link) => link.id === 'target' }]);
      const followed = watchLinks();
      await userEvent.click(get('inside'));
      await userEvent.click(get('other'));
      expect(followed.mock.calls).toEqual([['other']]);
      followed.mockClear();
      const answered = vi.fn(({ defaultPrevented }: Event) => defaultPrevented);
      stage.addEventListener('click', answered, { once: true });
      open();
      await vi.waitFor(() => expect(answered).toHaveReturnedWith(true));
      expect(followed).not.toHaveBeenCalled();
    });

    it('is followed after all when the code does not come', async () => {
      stage.innerHTML = LINK;
      let fail: (error: Error) => void = () => {};
      const load = () => new Promise<never>((_resolve, reject) => (fail = reject));
      run([{ ...makeIsland('touch').island, load, takes: () => true }]);
      const followed = watchLinks();
      await userEvent.click(get('target'));
      expect(followed).not.toHaveBeenCalled();
      fail(new Error('tunnel'));
      await vi.waitFor(() => expect(followed.mock.calls).toEqual([['target']]));
    });

    it('is left to the browser with a key that opens it elsewhere', async () => {
      stage.innerHTML = LINK;
      const { load } = gate();
      const { island } = makeIsland('touch');
      run([{ ...island, load: load(island), takes: () => true }]);
      const followed = watchLinks();
      for (const modifiers of [['Shift'], ['Control'], ['Meta']] as const) {
        await userEvent.keyboard(`{${modifiers[0]}>}`);
        await userEvent.click(get('target'));
        await userEvent.keyboard(`{/${modifiers[0]}}`);
      }
      expect(followed).toHaveBeenCalledTimes(3);
    });
  });

  it('holds the button of a form, and sends the form when the island is there', async () => {
    stage.innerHTML = '<form data-x><input id="field"><input type="submit" value="Send" id="send"></form>';
    const { open, load } = gate();
    const { island } = makeIsland('now');
    run([{ ...island, load: load(island) }]);
    const sent = vi.fn((event: Event) => event.preventDefault());
    stage.querySelector('form')?.addEventListener('submit', sent);
    await userEvent.click(get('field'));
    await userEvent.keyboard('a{Enter}');
    expect(sent).not.toHaveBeenCalled();
    open();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('nothing waits for an island that answers to nobody', async () => {
    stage.innerHTML = BUTTON;
    const { load } = gate();
    const { island } = makeIsland('idle');
    run([{ ...island, load: load(island), isDeaf: true }]);
    const heard = vi.fn();
    get('target').addEventListener('click', heard);
    await userEvent.click(get('target'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('holds for islands that are not looked for yet, on a page that is still being read', async () => {
    stage.innerHTML = `${BUTTON}<button id="foreign">y</button>`;
    const { open, load } = gate();
    const heardByIsland = vi.fn();
    const { island } = makeIsland('visible', (element) => {
      element.addEventListener('click', heardByIsland);
      return () => element.removeEventListener('click', heardByIsland);
    });
    const islands = [{ ...island, load: load(island) }];
    let find: (found: boolean) => void = () => {};
    holdForIslands(islands, document, new Promise((resolve) => (find = resolve)));
    const heard = vi.fn();
    stage.addEventListener('click', heard);
    await userEvent.click(get('target'));
    expect(heard).not.toHaveBeenCalled();
    await userEvent.click(get('foreign'));
    expect(heard).toHaveBeenCalledOnce();
    run(islands);
    find(true);
    open();
    await vi.waitFor(() => expect(heardByIsland).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('holds for an island inside another until the inner one runs too', async () => {
    stage.innerHTML = '<div data-outer><div data-x><button id="target">x</button></div></div>';
    const inner = gate();
    const outer = gate();
    const heardByInner = vi.fn();
    const { island } = makeIsland('visible', (element) => element.addEventListener('click', heardByInner));
    const around: Island = { ...makeIsland('visible').island, selector: '[data-outer]' };
    run([
      { ...around, load: outer.load(around) },
      { ...island, load: inner.load(island) },
    ]);
    await userEvent.click(get('target'));
    outer.open();
    await turn();
    await turn();
    inner.open();
    await vi.waitFor(() => expect(heardByInner).toHaveBeenCalledOnce());
  });

  it('visible: a failed one lets every later click through', async () => {
    stage.innerHTML = BUTTON;
    run([
      { name: 'x', selector: '[data-x]', moment: 'visible', load: () => Promise.reject(new Error('odd')) },
    ]);
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    await turn();
    const heard = vi.fn();
    get('target').addEventListener('click', heard);
    await userEvent.click(get('target'));
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ isTrusted: true });
    expect(report).toHaveBeenCalledOnce();
  });

  it('no longer listens once it is destroyed', async () => {
    stage.innerHTML = BUTTON;
    const { island, start } = makeIsland('touch');
    const islands = run([island]);
    islands.destroy(stage);
    const clicked = vi.fn();
    get('target').addEventListener('click', clicked);
    await userEvent.click(get('target'));
    expect(clicked).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('the life of a page', () => {
  it('starts what arrives later, on and below the new node, once', async () => {
    const { island, start } = makeIsland('now');
    const islands = run([island]);
    stage.innerHTML = '<section data-x id="outer"><p data-x id="inner"></p></section>';
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    islands.scan(stage);
    islands.scan(document);
    await turn();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('keeps the island of a node that is moved', async () => {
    stage.innerHTML = '<div id="a"><p data-x id="x"></p></div><div id="b"></div>';
    const { island, start, stop } = makeIsland('now');
    run([island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    get('b').append(get('x'));
    await turn();
    get('a').append(get('b'));
    await turn();
    expect(start).toHaveBeenCalledOnce();
    expect(stop).not.toHaveBeenCalled();
  });

  it('destroys what is removed, with all that is below it, and starts it again when it comes back', async () => {
    stage.innerHTML = '<div id="box"><p data-x></p></div><p data-x></p>';
    const box = get('box');
    const { island, start, stop } = makeIsland('now');
    run([island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    box.remove();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
    stage.append(box);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
  });

  it('removed while its code is on the way: never starts', async () => {
    stage.innerHTML = '<p data-x></p>';
    const { open, load } = gate();
    const { island, start } = makeIsland('now');
    run([{ ...island, load: load(island) }]);
    stage.replaceChildren();
    await turn();
    open();
    await turn();
    expect(start).not.toHaveBeenCalled();
  });

  it('removed while it starts, and back again: the first is stopped before the second starts', async () => {
    stage.innerHTML = '<p data-x id="x"></p>';
    const element = get('x');
    const events: string[] = [];
    let finish: () => void = () => {};
    const started = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { island } = makeIsland('now', async () => {
      events.push('start');
      await started;
      return () => events.push('stop');
    });
    run([island]);
    await vi.waitFor(() => expect(events).toEqual(['start']));
    element.remove();
    await turn();
    stage.append(element);
    await turn();
    expect(events).toEqual(['start']);
    finish();
    await vi.waitFor(() => expect(events).toEqual(['start', 'stop', 'start']));
  });

  it('one that fails leaves its markup and its neighbours alone', async () => {
    stage.innerHTML = '<p data-bad class="a"><b>b</b><!-- c --></p><p data-x></p>';
    const before = stage.outerHTML;
    const nodes = [...stage.querySelectorAll('*')];
    const { island, start } = makeIsland('now');
    const bad = (name: string, load: Island['load']): Island => ({
      name,
      selector: '[data-bad]',
      moment: 'now',
      load,
    });
    const error = new Error('bad');
    run([
      bad('throws', () => {
        throw error;
      }),
      bad('rejects', () => Promise.reject(error)),
      bad('starts and throws', async () => ({
        start: () => {
          throw error;
        },
      })),
      island,
    ]);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3));
    expect(report.mock.calls.map(([cause, { name }]) => [cause, name])).toEqual(
      expect.arrayContaining([
        [error, 'throws'],
        [error, 'rejects'],
        [error, 'starts and throws'],
      ]),
    );
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(stage.outerHTML).toBe(before);
    expect([...stage.querySelectorAll('*')]).toEqual(nodes);
  });

  it('one that fails to stop does not keep its neighbours awake', async () => {
    stage.innerHTML = '<p data-bad></p><p data-x></p>';
    const { island, start, stop } = makeIsland('now');
    const bad: Island = {
      name: 'bad',
      selector: '[data-bad]',
      moment: 'now',
      load: async () => ({
        start: () => () => {
          throw new Error('cannot stop');
        },
      }),
    };
    const islands = run([bad, island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    await turn();
    islands.destroy(stage);
    expect(stop).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
  });

  it('stop puts everything to sleep, also what left the page a moment ago', async () => {
    stage.innerHTML = '<p data-x id="x"></p><p data-x></p>';
    const { island, start, stop } = makeIsland('now');
    const islands = run([island]);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await turn();
    get('x').remove();
    islands.stop();
    expect(stop).toHaveBeenCalledTimes(2);
    stage.innerHTML = '<p data-x></p>';
    await turn();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('two islands may share an element', async () => {
    stage.innerHTML = '<p data-x></p>';
    const first = makeIsland('now');
    const second = makeIsland('now');
    run([first.island, second.island]);
    await vi.waitFor(() => expect(first.start).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(second.start).toHaveBeenCalledOnce());
  });

  it('works in the document of a frame', async () => {
    const frame = await openFrame('<p data-x id="first"></p>');
    const { island, start, stop } = makeIsland('now');
    run([island], frame.page);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    frame.page.body.insertAdjacentHTML('beforeend', '<p data-x></p>');
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    frame.page.getElementById('first')?.remove();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
    frame.close();
  });
});

/** Records which links the browser would have followed; nothing leaves this page. */
function watchLinks() {
  const followed = vi.fn((_id: string | undefined) => {});
  const watch = (event: Event): void => {
    if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.id);
    event.preventDefault();
  };
  document.addEventListener('click', watch);
  running.push({ scan() {}, destroy() {}, stop: () => document.removeEventListener('click', watch) });
  return followed;
}

function run(islands: readonly Island[], page: Document = document): Islands {
  const started = startIslands(islands, page, report);
  running.push(started);
  return started;
}

function makeIsland(moment: MomentName, behaviour?: (element: HTMLElement) => unknown) {
  const stop = vi.fn();
  const start = vi.fn(async (element: HTMLElement) => {
    const own = (await behaviour?.(element)) as (() => void) | undefined;
    return () => {
      own?.();
      stop();
    };
  });
  const island: Island = { name: 'x', selector: '[data-x]', moment, load: async () => ({ start }) };
  return { island, start, stop };
}

/** A network that responds on demand. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open: () => open(),
    load: (island: Island) => (): Promise<IslandModule> => opened.then(island.load),
  };
}

function get(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/** Two frames: by then layout observers have reported. */
async function scrollTo(view: Window, top: number): Promise<void> {
  view.scrollTo(0, top);
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => view.requestAnimationFrame(resolve));
}

/** Resolves when everything due now has run, including mutation observers. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
