import type { Hooks } from './hooks.ts';
import { type JQueryObject, jQueryOf } from './jQuery.ts';
import type { HandlerOptions } from './modules.ts';

export type HandlerClass = new (options: HandlerOptions) => { onDestroy?(): void };

/** Tells other scripts that an element is ready, and builds the handlers that they have registered for it. */
export interface ElementsHandler {
  addHandler(Handler: HandlerClass, options: HandlerOptions): void;
  attachHandler(name: string, handlers: HandlerClass | readonly HandlerClass[], skin?: string): void;
  getHandler(name: string): readonly HandlerClass[] | undefined;
  runReadyTrigger(element: Element | ArrayLike<Element>): void;
}

export function createElementsHandler(view: Window, hooks: Hooks): ElementsHandler {
  const $ = jQueryOf(view);
  const registered = new Map<string, readonly HandlerClass[]>();
  const built = new WeakMap<Element, Set<HandlerClass>>();
  const wrapped = (element: Element): JQueryObject | ArrayLike<Element> => ($ ? $(element) : [element]);

  const handler: ElementsHandler = {
    addHandler(Handler, options) {
      const element = options.$element[0];
      if (!element) return;
      const here = built.get(element) ?? new Set();
      // Never twice on one node: slides are cloned and containers started by their owners.
      if (here.has(Handler)) return;
      built.set(element, here.add(Handler));
      new Handler(options);
      hooks.doAction(`frontend/element_handler_ready/${Handler.name}`, options.$element, $);
    },
    attachHandler(name, handlers, skin = 'default') {
      const key = skin ? `${name}.${skin}` : name;
      const list = Array.isArray(handlers)
        ? (handlers as readonly HandlerClass[])
        : [handlers as HandlerClass];
      registered.set(key, [...(registered.get(key) ?? []), ...list]);
      for (const Handler of list)
        hooks.addAction(`frontend/element_ready/${key}`, ($element: HandlerOptions['$element']) =>
          handler.addHandler(Handler, { $element }),
        );
    },
    getHandler: (name) => registered.get(name) ?? registered.get(`${name}.default`),
    runReadyTrigger(given) {
      const element = 'nodeType' in given ? (given as Element) : given[0];
      const type = element?.getAttribute('data-element_type');
      if (!element || !type) return;
      const $element = wrapped(element);
      const widget = type === 'widget' ? element.getAttribute('data-widget_type') : null;
      for (const name of ['global', type, widget]) {
        if (name) hooks.doAction(`frontend/element_ready/${name}`, $element, $);
      }
    },
  };
  return handler;
}
