import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builderIslands } from '../islands.ts';
import { start } from './frontend.island.ts';

interface Page {
  elementorFrontendConfig?: unknown;
  elementorFrontend?: {
    hooks: { addAction(name: string, run: (...values: unknown[]) => void): void };
    utils: {
      urlActions: {
        addAction(name: string, run: (settings: unknown) => void): void;
        runAction(address: string): void;
        createActionHash(name: string, settings: object): string;
      };
      assetsLoader: { load(kind: string, name: string): Promise<void> };
    };
    elementsHandler: {
      attachHandler(name: string, handler: unknown): void;
      runReadyTrigger(element: Element): void;
    };
    getCurrentDeviceMode(): string;
    isEditMode(): boolean;
  };
  elementorModules?: {
    frontend: { handlers: { Base: new (options: object) => object } };
    Module: new () => { forceMethodImplementation(name: string): void };
  };
  jQuery?: unknown;
  porticoIslands?: unknown;
}
const page = window as unknown as Page;
let stop: (() => void) | undefined;

beforeEach(() => {
  page.elementorFrontendConfig = {
    kit: [],
    settings: { page: [] },
    version: '4.3.0',
    urls: { assets: '/nowhere/' },
  };
});

afterEach(() => {
  stop?.();
  for (const name of [
    'elementorFrontendConfig',
    'elementorFrontend',
    'elementorModules',
    'jQuery',
    'porticoIslands',
  ])
    Reflect.deleteProperty(window, name);
  document.body.replaceChildren();
});

describe('what add-ons find on a page', () => {
  test('they hear that it begins, and then of each element: in general, by its type, by its widget', async () => {
    document.body.innerHTML = `<div class="elementor" data-elementor-id="42">
      <div class="elementor-element" data-id="1234567" data-element_type="widget" data-widget_type="counter.default"></div>
      <div data-delay-child-handlers="true"><div class="elementor-element" data-element_type="widget" data-widget_type="late.default"></div></div></div>`;
    const heard: string[] = [];
    const onInit = (): void => {
      for (const name of ['global', 'widget', 'counter.default', 'late.default'])
        page.elementorFrontend?.hooks.addAction(`frontend/element_ready/${name}`, () => heard.push(name));
    };
    window.addEventListener('elementor/frontend/init', onInit, { once: true });
    stop = await start(document.documentElement);
    await vi.waitFor(() => expect(heard).toEqual(['global', 'widget', 'counter.default']));
    expect(document.body.dataset.elementorDeviceMode).toBe(page.elementorFrontend?.getCurrentDeviceMode());
    expect(document.querySelectorAll('#elementor-device-mode')).toHaveLength(1);
  });

  test('PB-15 our islands in a part with data-delay-child-handlers wait until its owner lets it go', async () => {
    document.body.innerHTML = `<div class="elementor" data-elementor-id="42"><div data-delay-child-handlers="true">
      <div class="elementor-element elementor-invisible" data-id="1" data-element_type="widget" data-widget_type="counter.default"></div>
      </div><a href="/a.png" data-delay-child-handlers="true">A picture</a></div>`;
    const whole = document.querySelector('.elementor > div') as HTMLElement;
    const found = () =>
      builderIslands.filter(({ selector }) => whole.querySelector(selector)).map(({ name }) => name);
    expect(found()).toEqual([]);
    expect(builderIslands.some(({ selector }) => document.querySelector('a')?.matches(selector))).toBe(true);
    const islands = { scan: vi.fn(), destroy: vi.fn() };
    page.porticoIslands = islands;
    stop = await start(document.documentElement);
    whole.removeAttribute('data-delay-child-handlers');
    await vi.waitFor(() => expect(islands.scan.mock.calls).toEqual([[whole]]));
    expect(found()).toEqual(['counter', 'entrance']);
  });

  test('an element that holds something else than before is started anew, and so are their handlers on it', async () => {
    document.body.innerHTML = `<div class="elementor" data-elementor-id="42"><div class="elementor-element" data-id="1"
      data-element_type="widget" data-widget_type="counter.default"><div class="elementor-widget-container"><p>a</p></div></div></div>`;
    const element = document.querySelector('.elementor-element') as HTMLElement;
    const islands = { destroy: vi.fn(), scan: vi.fn() };
    page.porticoIslands = islands;
    const built = vi.fn();
    window.addEventListener(
      'elementor/frontend/init',
      () => {
        class Theirs extends (page.elementorModules as Required<Page>['elementorModules']).frontend.handlers
          .Base {
          onInit(): void {
            built();
          }
        }
        page.elementorFrontend?.elementsHandler.attachHandler('counter', Theirs);
      },
      { once: true },
    );
    stop = await start(document.documentElement);
    await vi.waitFor(() => expect(built).toHaveBeenCalledOnce());
    page.elementorFrontend?.elementsHandler.runReadyTrigger(element);
    expect(islands.scan).not.toHaveBeenCalled();
    expect(built).toHaveBeenCalledOnce();
    (element.firstElementChild as Element).innerHTML = '<p>b</p>';
    page.elementorFrontend?.elementsHandler.runReadyTrigger(element);
    expect(islands.destroy.mock.calls).toEqual([[element]]);
    expect(islands.scan.mock.calls).toEqual([[element]]);
    expect(built).toHaveBeenCalledTimes(2);
  });

  test('with jQuery on the page they are handed its objects', async () => {
    const wrap = vi.fn((target: unknown) =>
      Object.assign([target], { trigger: vi.fn(), find: vi.fn(), data: vi.fn() }),
    );
    page.jQuery = wrap;
    document.body.innerHTML =
      '<div class="elementor" data-elementor-id="1"><div class="elementor-element" data-id="1" data-element_type="container"></div></div>';
    const heard = vi.fn();
    window.addEventListener(
      'elementor/frontend/init',
      () => page.elementorFrontend?.hooks.addAction('frontend/element_ready/container', heard),
      { once: true },
    );
    stop = await start(document.documentElement);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls[0]?.[0][0]).toBe(document.querySelector('.elementor-element'));
    expect(heard.mock.calls[0]?.[1]).toBe(wrap);
  });

  test('PB-27 their classes stand on ours, once for each element', async () => {
    document.body.innerHTML =
      '<div class="elementor-element" data-id="1234567" data-element_type="widget" data-widget_type="mine.default" data-settings=\'{"a":1}\'></div>';
    stop = await start(document.documentElement);
    const Base = page.elementorModules?.frontend.handlers.Base;
    if (!Base) throw new Error('no base class');
    const made = vi.fn();
    class Mine extends Base {
      bindEvents(this: { getID(): string; getElementSettings(name: string): unknown }): void {
        made(this.getID(), this.getElementSettings('a'));
      }
    }
    page.elementorFrontend?.elementsHandler.attachHandler('mine', Mine);
    const element = document.querySelector('.elementor-element');
    if (element)
      for (const _twice of [1, 2]) page.elementorFrontend?.elementsHandler.runReadyTrigger(element);
    expect(made.mock.calls).toEqual([['1234567', 1]]);
    const open = page.elementorModules ? new page.elementorModules.Module() : null;
    expect(() => open?.forceMethodImplementation('render')).toThrow(/^render\(\) should be implemented, /);
  });

  test('PB-23 they add actions of their own, and unknown ones are passed over', async () => {
    stop = await start(document.documentElement);
    const actions = page.elementorFrontend?.utils.urlActions;
    const opened = vi.fn();
    actions?.addAction('popup:open', opened);
    actions?.runAction(actions.createActionHash('popup:open', { id: 7 }));
    actions?.runAction('#elementor-action%3Aaction%3Dnobody%26settings%3De30%3D');
    actions?.runAction('#elementor-action:action=toString&settings=e30=');
    expect(opened.mock.calls.map(([settings]) => settings)).toEqual([{ id: 7 }]);
  });

  test('PB-25 an asset is fetched when it is asked for, once, and not when it is there', async () => {
    stop = await start(document.documentElement);
    const loader = page.elementorFrontend?.utils.assetsLoader;
    expect(document.querySelector('[src^="/nowhere/"], [href^="/nowhere/"]')).toBeNull();
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="stylesheet" href="/nowhere/lib/swiper/v8/css/swiper.min.css?ver=8.4.5">',
    );
    await loader?.load('style', 'swiper');
    expect(document.querySelectorAll('link[href*="swiper.min.css"]')).toHaveLength(1);
    const answers = await Promise.allSettled([
      loader?.load('script', 'dialog'),
      loader?.load('script', 'dialog'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(loader?.load('script', 'nonsense')).rejects.toThrow('nonsense');
    document.querySelector('link[href*="swiper.min.css"]')?.remove();
  });

  test('background pictures come as they near the screen, on older pages too', async () => {
    document.body.innerHTML = `<div class="e-con e-parent">new</div>
      <div data-e-bg-lazyload="">old</div><div data-e-bg-lazyload=".inner"><b class="inner">within</b></div>`;
    stop = await start(document.documentElement);
    await vi.waitFor(() => expect(document.querySelectorAll('.e-lazyloaded, .lazyloaded')).toHaveLength(3));
    expect(document.querySelector('.inner')?.className).toBe('inner lazyloaded');
    document.body.insertAdjacentHTML('afterbegin', '<div id="later" data-e-bg-lazyload="">later</div>');
    document.dispatchEvent(new Event('elementor/lazyload/observe'));
    await vi.waitFor(() => expect(document.getElementById('later')?.className).toBe('lazyloaded'));
  });

  test('a page that runs the builder’s own script keeps it', async () => {
    const own = {} as NonNullable<Page['elementorFrontend']>;
    page.elementorFrontend = own;
    stop = await start(document.documentElement);
    expect(page.elementorFrontend).toBe(own);
  });
});

describe('the members that add-ons count on', () => {
  test('all of them are there', async () => {
    stop = await start(document.documentElement);
    const frontend = page.elementorFrontend as unknown as Record<string, unknown>;
    for (const name of [
      ...['config', 'hooks', 'utils', 'elements', 'elementsHandler', 'documentsManager', 'storage'],
      ...['breakpoints', 'modulesHandlers', 'isEditMode', 'isWPPreviewMode', 'getCurrentDeviceMode'],
      ...['getDeviceSetting', 'getCurrentDeviceSetting', 'getKitSettings', 'getDialogsManager', 'debounce'],
      ...['addListenerOnce', 'removeListeners', 'on', 'off', 'trigger'],
    ])
      expect(frontend, name).toHaveProperty(name);
    for (const name of [
      ...['youtube', 'vimeo', 'baseVideoLoader', 'lightbox', 'urlActions', 'swiper', 'environment'],
      ...['assetsLoader', 'escapeHTML', 'events', 'controls', 'anchor_scroll_margin'],
    ])
      expect(frontend.utils, name).toHaveProperty(name);
    interface Loader {
      getVideoIDFromURL(address: string): string | null;
      getApiURL(): string;
    }
    const { youtube, vimeo, baseVideoLoader } = frontend.utils as Record<
      'youtube' | 'vimeo' | 'baseVideoLoader',
      Loader
    >;
    expect(youtube.getVideoIDFromURL('https://youtu.be/abc?x')).toBe('abc');
    expect(vimeo.getVideoIDFromURL('https://youtu.be/abc')).toBeNull();
    expect(vimeo.getApiURL()).toBe('https://player.vimeo.com/api/player.js');
    expect(() => baseVideoLoader.getApiURL()).toThrow(/^getApiURL\(\) should be implemented, /);
  });

  test('a handler of ours comes as a class to build upon, and leaves alone what the page starts itself', async () => {
    stop = await start(document.documentElement);
    const { elementsHandler, utils } = page.elementorFrontend as unknown as {
      elementsHandler: {
        getHandler(name: string): Promise<new (options: object) => { onDestroy(): void }> | undefined;
      };
      utils: { screenfull: { isEnabled: boolean; isFullscreen: boolean; exit(): Promise<void> } };
    };
    expect(elementsHandler.getHandler('nobody')).toBeUndefined();
    expect(elementsHandler.getHandler('toString')).toBeUndefined();
    const Accordion = await elementsHandler.getHandler('nested-accordion');
    if (!Accordion) throw new Error('no handler');
    const body =
      '<details class="e-n-accordion-item"><summary class="e-n-accordion-item-title">One</summary><div></div></details>';
    document.body.innerHTML = ['nested-accordion', 'mine']
      .map((type) => `<div data-widget_type="${type}.default"><div class="e-n-accordion">${body}</div></div>`)
      .join('');
    const built = [...document.body.children].map((element) => new Accordion({ $element: [element] }));
    const states = [...document.querySelectorAll('summary')].map(({ ariaExpanded }) => ariaExpanded);
    expect(states).toEqual([null, 'false']);
    for (const one of built) one.onDestroy();
    expect(utils.screenfull).toMatchObject({ isEnabled: document.fullscreenEnabled, isFullscreen: false });
    await expect(utils.screenfull.exit()).rejects.toThrow();
  });

  test('the body says which browser it is, and the configuration which breakpoints are on', async () => {
    const on = { value: 900, is_enabled: true };
    page.elementorFrontendConfig = {
      responsive: { breakpoints: { mobile: on, tablet: { ...on, is_enabled: false } } },
    };
    stop = await start(document.documentElement);
    expect(document.body.className).toMatch(/\be--ua-blink\b/);
    expect(document.body.className).not.toMatch(/e--ua-firefox/);
    expect(page.elementorFrontend).toMatchObject({
      config: { responsive: { activeBreakpoints: { mobile: on } } },
    });
    const { breakpoints } = page.elementorFrontend as unknown as {
      breakpoints: { getActiveMatchRegex(): RegExp };
    };
    expect(String(breakpoints.getActiveMatchRegex())).toBe('/_mobile$/');
  });

  test('documents know their own elements', async () => {
    document.body.innerHTML = `<div class="elementor" data-elementor-id="42" data-elementor-settings='{"a":1}'>
      <div class="elementor-element" id="own"><div class="elementor" data-elementor-id="43"><div class="elementor-element"></div></div></div></div>`;
    stop = await start(document.documentElement);
    const { documents } = (
      page.elementorFrontend as unknown as {
        documentsManager: {
          documents: Record<string, { elements: { $elements: Element[] }; getDocumentSettings(): unknown }>;
        };
      }
    ).documentsManager;
    expect(Object.keys(documents)).toEqual(['42', '43']);
    expect(documents[42]?.elements.$elements).toEqual([document.getElementById('own')]);
    expect(documents[42]?.getDocumentSettings()).toEqual({ a: 1 });
  });

  test('a listener with an id takes the place of the one before it in the editor, and can be removed', async () => {
    page.elementorFrontendConfig = { environmentMode: { edit: true } };
    stop = await start(document.documentElement);
    const frontend = page.elementorFrontend as unknown as {
      addListenerOnce(id: string, event: string, run: () => void): void;
      removeListeners(id: string, event: string): void;
    };
    const [first, second] = [vi.fn(), vi.fn()];
    frontend.addListenerOnce('mine', 'something', first);
    frontend.addListenerOnce('mine', 'something', second);
    window.dispatchEvent(new Event('something'));
    frontend.removeListeners('mine', 'something');
    window.dispatchEvent(new Event('something'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('a handler is built again for a model that the editor shows anew, the old one destroyed first', async () => {
    page.elementorFrontendConfig = { environmentMode: { edit: true } };
    stop = await start(document.documentElement);
    const heard: string[] = [];
    const Base = page.elementorModules?.frontend.handlers.Base;
    if (!Base) throw new Error('no base class');
    class Mine extends Base {
      onInit(): void {
        heard.push('built');
      }
      onDestroy(): void {
        heard.push('destroyed');
      }
    }
    page.elementorFrontend?.elementsHandler.attachHandler('mine', Mine);
    page.elementorFrontend?.hooks.addAction('frontend/element_handler_ready/mine.default', () =>
      heard.push('ready'),
    );
    for (const _time of [1, 2]) {
      document.body.innerHTML =
        '<div data-model-cid="c1" data-element_type="widget" data-widget_type="mine.default"></div>';
      page.elementorFrontend?.elementsHandler.runReadyTrigger(document.body.firstElementChild as Element);
    }
    expect(heard).toEqual(['built', 'ready', 'destroyed', 'built', 'ready']);
  });
});

test('what they call debounce calls at once and once more, with its owner', async () => {
  stop = await start(document.documentElement);
  const { debounce } = page.elementorFrontend as unknown as {
    debounce(run: (this: unknown, value: number) => void, waitMs: number): (value: number) => void;
  };
  const heard: unknown[] = [];
  const owner = {
    run: debounce(function (value) {
      heard.push(this === owner, value);
    }, 20),
  };
  for (const value of [1, 2, 3]) owner.run(value);
  expect(heard).toEqual([true, 1]);
  await vi.waitFor(() => expect(heard).toEqual([true, 1, true, 3]));
});

test('they listen to what is no node, and to several nodes', async () => {
  stop = await start(document.documentElement);
  const { addListenerOnce, removeListeners } = page.elementorFrontend as unknown as {
    addListenerOnce(id: string, event: string, run: () => void, to: object): void;
    removeListeners(id: string, event: string, run: null, from: object): void;
  };
  const channel = { on: vi.fn(), off: vi.fn() };
  const heard = vi.fn();
  addListenerOnce('mine', 'change', heard, channel);
  expect(channel.on).toHaveBeenCalledWith('change', heard);
  removeListeners('mine', 'change', null, channel);
  expect(channel.off).toHaveBeenCalledWith('change', heard);
});

describe('in the editor', () => {
  beforeEach(() => {
    page.elementorFrontendConfig = { environmentMode: { edit: true } };
  });

  test('PB-24 the editor’s own handlers work, links lead nowhere, and nothing starts by itself', async () => {
    document.body.innerHTML = `<div class="elementor elementor-edit-area" data-elementor-id="1">
      <div class="elementor-element" data-element_type="container"><a href="/away/">away</a></div></div>`;
    const heard = vi.fn();
    window.addEventListener(
      'elementor/frontend/init',
      () => page.elementorFrontend?.hooks.addAction('frontend/element_ready/global', heard),
      { once: true },
    );
    stop = await start(document.documentElement);
    expect(page.elementorFrontend?.isEditMode()).toBe(true);
    expect(document.querySelector('.elementor-element')?.classList.contains('e-handles-inside')).toBe(true);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).not.toHaveBeenCalled();
  });

  test('PB-24 links of the whole preview lead nowhere and forms send nothing, but for what says that it may be clicked', async () => {
    document.body.innerHTML = `<a href="/away/">away</a><a href="#here" class="elementor-clickable">here</a>
      <form action="/away/"><button>Send</button></form>`;
    stop = await start(document.documentElement);
    const kept = (type: string, selector: string): boolean => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([
      kept('click', 'a'),
      kept('click', '.elementor-clickable'),
      kept('click', 'button'),
      kept('submit', 'form'),
    ]).toEqual([true, false, false, true]);
  });
});
