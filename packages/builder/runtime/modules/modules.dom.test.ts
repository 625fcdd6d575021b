import { afterEach, describe, expect, test, vi } from 'vitest';
import { elementorModules } from './elementorModules.ts';

const { Module, ViewModule, utils, frontend } = elementorModules;

afterEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('classes that add-ons build upon', () => {
  test('they are extended in the older way too, and call what they replace', () => {
    const heard: string[] = [];
    const Mine = frontend.handlers.Base.extend({
      onInit(this: object) {
        frontend.handlers.Base.prototype.onInit.apply(this as never);
        heard.push('init');
      },
      bindEvents: () => heard.push('bind'),
      getDefaultSettings: () => ({ selectors: { title: '.title' } }),
      getDefaultElements(this: InstanceType<typeof frontend.handlers.Base>) {
        return { $title: this.findElement(String(this.getSettings('selectors.title'))) };
      },
    });
    const element = onPage(
      '<b class="title">mine</b><div class="elementor-element"><b class="title">another’s</b></div>',
    );
    const mine = new Mine({ $element: [element] });
    expect(heard).toEqual(['bind', 'init']);
    expect(mine.elements.$title).toEqual([element.querySelector('.title')]);
    expect(mine).toBeInstanceOf(frontend.handlers.Base);
  });

  test('an event calls the method of its name, then whoever listens', () => {
    const heard: string[] = [];
    class Mine extends Module {
      onChanged(what: string): void {
        heard.push(`own ${what}`);
      }
    }
    const mine = new Mine();
    mine.on('changed', (what: string) => heard.push(`heard ${what}`));
    mine.trigger('changed', 'it');
    mine.off('changed').trigger('changed', 'again');
    expect(heard).toEqual(['own it', 'heard it', 'own again']);
  });

  test.each([
    ['Module', new Module()],
    ['ViewModule', new (ViewModule.extend({}))()],
    ['Mine', new (class Mine extends Module {})()],
  ])('PB-27 a method that %s lacks is told with the name of the class', (name, module) => {
    expect(() => module.forceMethodImplementation('render')).toThrow(
      new RegExp(`^render\\(\\) should be implemented, .* ${name}\\.$`),
    );
  });

  test('settings are read by their path, and nothing is found on prototypes', () => {
    const mine = new ViewModule({ a: { b: 1 } });
    expect(mine.getSettings('a.b')).toBe(1);
    expect(mine.getSettings('a.constructor')).toBeUndefined();
    expect(mine.setSettings('c', 2).getSettings('c')).toBe(2);
  });

  test('defaults may depend on the element, and are mixed with what is given, however deep', () => {
    class Mine extends frontend.handlers.Base {
      override getDefaultSettings() {
        return { id: this.getID(), selectors: { a: '.a', b: '.b' } };
      }
    }
    const mine = new Mine({ $element: [onPage('')], selectors: { b: '.c' } });
    expect(mine.getSettings('id')).toBe('1234567');
    expect(mine.getSettings('selectors')).toEqual({ a: '.a', b: '.c' });
    mine.setSettings('selectors.a', '.d').setSettings('new.room', 1);
    expect([mine.getSettings('selectors.a'), mine.getSettings('new.room')]).toEqual(['.d', 1]);
    mine.setSettings('__proto__.polluted', 1);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('an element within an element may be what is looked for', () => {
    const element = onPage(
      '<div class="elementor-element e-con"><div class="elementor-element e-con"></div></div>',
    );
    const mine = new frontend.handlers.Base({ $element: [element] });
    expect(mine.findElement('.e-con')).toEqual([element.firstElementChild]);
  });

  test('PB-24 in the editor a handler hears of its own element’s changes until it is destroyed', () => {
    const callbacks = new Map<string, (...values: never[]) => void>();
    const channel = {
      on: (name: string, run: (...values: never[]) => void) => void callbacks.set(name, run),
      off: (name: string) => void callbacks.delete(name),
    };
    Object.assign(window, {
      elementor: { channels: { editor: channel, data: channel } },
      elementorFrontendConfig: {
        elements: {
          data: {
            c7: {
              attributes: { widgetType: 'mine', a: 1, hidden: 2, rows: { toJSON: () => [3] } },
              getActiveControls: () => ({ a: {}, rows: {} }),
            },
          },
          editSettings: { c7: { attributes: { activeItemIndex: 2 } } },
          keys: { mine: ['a', 'rows', 'inactive'] },
        },
      },
    });
    const element = onPage('');
    element.classList.add('elementor-element-edit-mode');
    Object.assign(element.dataset, { modelCid: 'c7', widget_type: 'mine.default' });
    const heard = vi.fn();
    class Mine extends frontend.handlers.Base {
      override onElementChange(name: string): void {
        heard(name);
      }
    }
    const mine = new Mine({ $element: [element] });
    expect(mine.getElementSettings()).toEqual({ a: 1, rows: [3] });
    expect(mine.getEditSettings('activeItemIndex')).toBe(2);
    const change = (cid: string) =>
      Reflect.apply(callbacks.get('change:mine') ?? vi.fn(), null, [
        { model: { get: () => 'speed' } },
        { model: { cid } },
      ]);
    change('c7');
    change('another');
    expect(heard.mock.calls).toEqual([['speed']]);
    mine.onDestroy();
    expect([...callbacks.keys()]).toEqual([]);
    Reflect.deleteProperty(window, 'elementor');
  });

  test('in the editor a handler reads the model that is being edited', () => {
    Object.assign(window, {
      elementorFrontendConfig: { elements: { data: { c7: { attributes: { speed: 9 } } } } },
    });
    const element = onPage('', { speed: 1 });
    const outside = new frontend.handlers.Base({ $element: [element] });
    expect(outside.getElementSettings('speed')).toBe(1);
    element.classList.add('elementor-element-edit-mode');
    element.dataset.modelCid = 'c7';
    const inside = new frontend.handlers.Base({ $element: [element] });
    expect(inside.getElementSettings('speed')).toBe(9);
    expect(inside.getUniqueHandlerID()).toBe('c7HandlerBase');
  });
});

test('PB-08 a carousel of an add-on runs on the settings of its element', async () => {
  const element = onPage(
    `<div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide">x</div>'.repeat(4)}</div>
     <div class="elementor-swiper-button-prev"></div><div class="elementor-swiper-button-next"></div></div>`,
    { slides_to_show: '2', slides_to_show_mobile: '2', slides_to_show_tablet: '2', speed: 120 },
  );
  class Mine extends frontend.handlers.CarouselBase {}
  const mine = new Mine({ $element: [element] });
  expect(mine.getSwiperSettings()).toMatchObject({ slidesPerView: 2, speed: 120, loop: false });
  await vi.waitFor(() => expect(mine.swiper).toBeTruthy());
  expect(element.querySelector('.swiper')?.classList.contains('swiper-initialized')).toBe(true);
  expect(element.querySelector('.elementor-swiper-button-prev')?.className).toContain(
    'swiper-button-disabled',
  );
  mine.onDestroy();
  expect(element.querySelector('.swiper')?.classList.contains('swiper-initialized')).toBe(false);
});

describe('stretching on demand', () => {
  test.each([
    ['inline', { width: '600px', left: '-100px' }],
    ['variables', { '--stretch-width': '600px', '--stretch-left': '-100px' }],
  ])('PB-20 %s, into a container, and back', (cssOutput, styles) => {
    document.body.style.margin = '0';
    const element = onPage('');
    element.style.position = 'relative';
    const container = document.createElement('div');
    Object.assign(container.style, { width: '600px', padding: '0 100px', boxSizing: 'border-box' });
    container.id = 'wide';
    element.replaceWith(container);
    container.append(element);
    const tool = new frontend.tools.StretchElement({
      element: [element],
      selectors: { container: '#wide' },
      cssOutput,
    });
    tool.stretch();
    for (const [name, value] of Object.entries(styles))
      expect(element.style.getPropertyValue(name)).toBe(value);
    tool.setSettings('margin', 10).stretch();
    expect(Object.keys(styles).map((name) => element.style.getPropertyValue(name))).toEqual([
      '580px',
      '-90px',
    ]);
    tool.reset();
    for (const name of Object.keys(styles)) expect(element.style.getPropertyValue(name)).toBe('');
  });

  test('PB-20 the handler stretches what has the class, and lets go when the setting does', async () => {
    document.body.style.margin = '0';
    const element = onPage('', { stretch_element: 'yes' });
    element.classList.add('e-stretched');
    const handler = new frontend.handlers.StretchedElement({ $element: [element] });
    await vi.waitFor(() => expect(element.style.width).toBe(`${document.documentElement.clientWidth}px`));
    element.dataset.settings = '{"stretch_element":""}';
    handler.onElementChange('stretch_element');
    expect(element.style.width).toBe('');
  });
});

test('a masonry pulls items up into the gaps above them', () => {
  const container = onPage(
    [100, 40, 60, 30]
      .map(
        (height) => `<div style="height: ${height}px; float: left; width: 45%; margin-bottom: 20px"></div>`,
      )
      .join(''),
  );
  Object.assign(container.style, { width: '400px', display: 'grid', gridTemplateColumns: '1fr 1fr' });
  const items = [...container.children] as HTMLElement[];
  for (const item of items) item.style.float = 'none';
  new utils.Masonry({ container: [container], items, columnsCount: 2, verticalSpaceBetween: 20 }).run();
  expect(items.map((item) => item.style.marginTop)).toEqual(['', '', '0px', '-60px']);
});

describe('scrolling, measured', () => {
  test('an element that fills the window from its top on has come half the way', () => {
    const element = onPage('');
    Object.assign(element.style, { position: 'fixed', top: '0', height: `${innerHeight}px` });
    expect(utils.Scroll.getElementViewportPercentage([element])).toBe(50);
    element.style.top = `${innerHeight}px`;
    expect(utils.Scroll.getElementViewportPercentage(element)).toBe(0);
  });

  test('the page tells how far it is, and an observer tells of an element', async () => {
    const element = onPage('<div style="height: 300vh">tall</div>');
    scrollTo(0, 0);
    expect(utils.Scroll.getPageScrollPercentage()).toBe(0);
    const told = vi.fn();
    const observer = utils.Scroll.scrollObserver({ sensitivity: 100, callback: told });
    observer.observe(element);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ sensitivity: 100, isInViewport: true });
    observer.disconnect();
  });
});

function onPage(html: string, settings?: object): HTMLElement {
  const element = document.createElement('div');
  element.className = 'elementor-element';
  element.dataset.id = '1234567';
  if (settings) element.dataset.settings = JSON.stringify(settings);
  element.innerHTML = html;
  document.body.append(element);
  return element;
}
