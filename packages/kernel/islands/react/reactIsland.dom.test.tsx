import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openFrame } from '../../dom/testing/openFrame.ts';
import { reactIsland } from './reactIsland.tsx';
import { Slot } from './Slot.tsx';

interface FoldProps {
  title: string;
  body: string;
  isOpen: boolean;
}

/** A small typical view: a button of its own and a body that belongs to the page. */
function Fold({ title, body, isOpen: wasOpen }: FoldProps) {
  const [isOpen, setOpen] = useState(wasOpen);
  if (title === 'boom' && isOpen) throw new Error('boom');
  return (
    <div className="fold">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
      </h3>
      <Slot className="body" data-state={isOpen ? 'open' : 'closed'} html={body} />
    </div>
  );
}

const fold = reactIsland<FoldProps>({
  View: Fold,
  adopt: (element) => {
    const button = element.querySelector('button');
    const body = element.querySelector('.body');
    if (!button || !body) return null;
    return {
      title: button.textContent,
      body: body.innerHTML,
      isOpen: button.getAttribute('aria-expanded') === 'true',
    };
  },
  owns: '.fold, .fold > h3, .fold > h3 > button, .fold > .body',
  slots: '.body',
});

/** As rendered by another product: comments, white space, attributes and elements unknown to the view. */
const FOREIGN = `
  <!-- start of fold -->
  <div class="fold theirs" data-theirs="1" style="color: red">
    <!-- heading -->
    <h3 id="h" class="x">
      <button type="button" aria-expanded="false" id="b" data-n="1">Title</button> <!-- after -->
    </h3>
    <link itemprop="x" href="#">
    <div class="body extra" data-state="closed" id="body"> text <!-- in the slot --> <input id="field">
      <iframe id="frame" srcdoc="<p>inside</p>"></iframe> <b id="bold">b</b>
    </div>
    <script type="application/ld+json" id="json">{}</script>
  </div>
  <!-- end -->
`;

let stage: HTMLElement;
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stage.remove();
  errors.mockRestore();
});

describe('reactIsland over foreign markup', () => {
  it('keeps every node, every attribute and what runs inside a slot', async () => {
    await serve(FOREIGN);
    const before = { html: stage.innerHTML, nodes: allNodes(stage) };
    const inside = (get('frame') as HTMLIFrameElement).contentWindow;
    mark(inside);
    const thirdParty = vi.fn();
    get('bold').addEventListener('click', thirdParty);
    (get('field') as HTMLInputElement).value = 'typed';

    await fold.start(stage);
    expect(stage.innerHTML).toBe(before.html);
    expectSameNodes(allNodes(stage), before.nodes);
    expect(complaints()).toEqual([]);

    await userEvent.click(get('b'));
    await expect.poll(() => get('b').getAttribute('aria-expanded')).toBe('true');
    expect(get('body').dataset.state).toBe('open');
    expectSameNodes(allNodes(stage), before.nodes);
    expect((get('field') as HTMLInputElement).value).toBe('typed');
    expect(isMarked((get('frame') as HTMLIFrameElement).contentWindow)).toBe(true);
    get('bold').click();
    expect(thirdParty).toHaveBeenCalledOnce();
    expect(get('h').className).toBe('x');
    expect(get('b').dataset.n).toBe('1');
  });

  it('destroyed, it leaves the markup as it was last seen, nodes, frames and focus included, and no listener', async () => {
    await serve(FOREIGN);
    const nodes = allNodes(stage);
    const stop = await fold.start(stage);
    await userEvent.click(get('b'));
    await expect.poll(() => get('b').getAttribute('aria-expanded')).toBe('true');
    mark((get('frame') as HTMLIFrameElement).contentWindow);
    get('field').focus();
    const html = stage.innerHTML;
    stop();
    expect(stage.innerHTML).toBe(html);
    expectSameNodes(allNodes(stage), nodes);
    expect(isMarked((get('frame') as HTMLIFrameElement).contentWindow)).toBe(true);
    expect(document.activeElement?.id).toBe('field');
    await userEvent.click(get('b'));
    expect(get('b').getAttribute('aria-expanded')).toBe('true');
  });

  it('starts again after it was destroyed, from the state it then finds', async () => {
    await serve(FOREIGN);
    const nodes = allNodes(stage);
    const stop = await fold.start(stage);
    await userEvent.click(get('b'));
    await expect.poll(() => get('b').getAttribute('aria-expanded')).toBe('true');
    stop();
    const stopAgain = await fold.start(stage);
    await userEvent.click(get('b'));
    await expect.poll(() => get('b').getAttribute('aria-expanded')).toBe('false');
    expectSameNodes(allNodes(stage), nodes);
    stopAgain();
    expect(complaints()).toEqual([]);
  });

  it('runs the cleanup of effects when it is destroyed', async () => {
    const cleaned = vi.fn();
    const View = () => {
      useEffect(() => cleaned, []);
      return <p>x</p>;
    };
    await serve(' <p>x</p> ');
    const stop = await reactIsland({ View, adopt: () => ({}), owns: 'p', slots: 'none' }).start(stage);
    stop();
    expect(cleaned).toHaveBeenCalledOnce();
    expect(stage.innerHTML).toBe(' <p>x</p> ');
  });

  it('works in the document of a frame', async () => {
    const frame = await openFrame(`<section id="island">${FOREIGN}</section>`);
    const island = frame.page.getElementById('island');
    if (!island) throw new Error('no island');
    const before = island.innerHTML;
    await fold.start(island);
    expect(island.innerHTML).toBe(before);
    frame.page.getElementById('b')?.click();
    await expect.poll(() => frame.page.getElementById('b')?.getAttribute('aria-expanded')).toBe('true');
    frame.close();
  });
});

describe('reactIsland that fails', () => {
  const served = async (): Promise<() => void> => {
    await serve(FOREIGN);
    const html = stage.innerHTML;
    const nodes = allNodes(stage);
    return () => {
      expect(stage.innerHTML).toBe(html);
      expectSameNodes(allNodes(stage), nodes);
    };
  };

  it('because its view throws: the served markup is back, and somebody hears why', async () => {
    const expectServed = await served();
    const View = (): never => {
      throw new Error('no view');
    };
    await expect(failing(View).start(stage)).rejects.toThrow('no view');
    expectServed();
  });

  it('because the markup does not match the view: the served markup is back', async () => {
    const expectServed = await served();
    const View = () => (
      <ul className="fold">
        <li>something else</li>
      </ul>
    );
    await expect(failing(View).start(stage)).rejects.toThrow();
    expectServed();
  });

  it('because a text differs: the served markup is back', async () => {
    const expectServed = await served();
    const View = (props: FoldProps) => <Fold {...props} title="Another title" />;
    await expect(failing(View).start(stage)).rejects.toThrow();
    expectServed();
  });

  it('because an effect throws: the served markup is back', async () => {
    const expectServed = await served();
    const View = (props: FoldProps) => {
      useEffect(() => {
        throw new Error('effect');
      }, []);
      return <Fold {...props} />;
    };
    await Promise.allSettled([failing(View).start(stage)]);
    await expect.poll(() => complaints().join()).toContain('effect');
    await expect.poll(() => stage.querySelector('#body') !== null).toBe(true);
    expectServed();
  });

  it('because the markup is not of its shape: it is not touched at all, and nobody is told of it', async () => {
    await serve('<p>something else</p>');
    const stop = await fold.start(stage);
    expect(stage.innerHTML).toBe('<p>something else</p>');
    stop();
    expect(stage.innerHTML).toBe('<p>something else</p>');
    expect(errors).not.toHaveBeenCalled();
  });

  it('later, at the hand of the visitor: the page keeps its content', async () => {
    await serve(FOREIGN.replace('Title', 'boom'));
    const nodes = allNodes(stage);
    await fold.start(stage);
    await userEvent.click(get('b'));
    await expect.poll(() => errors.mock.calls.flat().map(String).join()).toContain('boom');
    await expect.poll(() => stage.querySelector('#body') !== null).toBe(true);
    expectSameNodes(allNodes(stage), nodes);
    expect(get('b').getAttribute('aria-expanded')).toBe('false');
  });

  it('can start again with a view that works', async () => {
    await serve(FOREIGN);
    const View = (): never => {
      throw new Error('no view');
    };
    await expect(failing(View).start(stage)).rejects.toThrow();
    errors.mockClear();
    await fold.start(stage);
    await userEvent.click(get('b'));
    await expect.poll(() => get('b').getAttribute('aria-expanded')).toBe('true');
    expect(complaints()).toEqual([]);
  });

  function failing(View: (props: FoldProps) => React.ReactNode) {
    const { start } = reactIsland<FoldProps>({
      View,
      adopt: () => ({ title: 'Title', body: '', isOpen: false }),
      owns: '.fold, .fold > h3, .fold > h3 > button, .fold > .body',
      slots: '.body',
    });
    return { start: async (element: HTMLElement) => start(element) };
  }
});

/** In development React warns about foreign attributes but keeps them, as intended. */
function complaints(): string[] {
  return errors.mock.calls
    .map(String)
    .filter((text) => !text.includes('some attributes of the server rendered HTML'));
}

async function serve(html: string): Promise<void> {
  stage.innerHTML = html;
  const frame = stage.querySelector('iframe');
  if (frame) await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
}

function allNodes(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...allNodes(node)]);
}

/** Compared by identity; a difference is reported by node name, not by a dump of the page. */
function expectSameNodes(actual: readonly Node[], expected: readonly Node[]): void {
  expect(actual.map((node) => node.nodeName)).toEqual(expected.map((node) => node.nodeName));
  expect(actual.findIndex((node, index) => node !== expected[index])).toBe(-1);
}

/** A frame that is removed and reinserted reloads and loses this. */
function mark(view: Window | null): void {
  if (view) view.name = 'kept';
  view?.document.body.setAttribute('data-kept', '');
}

function isMarked(view: Window | null): boolean {
  return view?.document.body.hasAttribute('data-kept') ?? false;
}

function get(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}
