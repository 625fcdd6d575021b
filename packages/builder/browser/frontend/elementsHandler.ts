import type { HandlerOptions } from '../modules/HandlerBase.ts';
import { frontendConfig } from './frontendConfig.ts';
import type { Hooks } from './hooks.ts';
import { type JQueryObject, jQueryOf } from './jQuery.ts';
import { ownHandler } from './ownHandlers.ts';

export type HandlerClass = new (options: HandlerOptions) => { onDestroy?(): void };

/** Tells other scripts that an element is ready, and builds the handlers that they have registered for it. */
export interface ElementsHandler {
  addHandler(Handler: HandlerClass, options: HandlerOptions): void;
  attachHandler(name: string, handlers: HandlerClass | readonly HandlerClass[], skin?: string): void;
  /** What others have registered, at once; a class of ours, as soon as its code is here. */
  getHandler(name: string): readonly HandlerClass[] | Promise<HandlerClass> | undefined;
  runReadyTrigger(element: Element | ArrayLike<Element>): void;
}

type Built = InstanceType<HandlerClass>;

export function createElementsHandler(view: Window, hooks: Hooks): ElementsHandler {
  const $ = jQueryOf(view);
  const registered = new Map<string, readonly HandlerClass[]>();
  const built = new WeakMap<Element, Map<HandlerClass, Built>>();
  /** In the editor nodes come and go with every change: what stays is the model that they show. */
  const edited = new Map<string, Map<HandlerClass, Built>>();
  const wrapped = (element: Element): JQueryObject | ArrayLike<Element> => ($ ? $(element) : [element]);

  function builtFor(element: Element): Map<HandlerClass, Built> {
    const model = element.getAttribute('data-model-cid');
    const here = (model === null ? built.get(element) : edited.get(model)) ?? new Map<HandlerClass, Built>();
    if (model === null) built.set(element, here);
    else edited.set(model, here);
    return here;
  }

  const handler: ElementsHandler = {
    addHandler(Handler, options) {
      const element = options.$element[0];
      if (!element) return;
      const here = builtFor(element);
      if (here.has(Handler)) {
        // Never twice on one node: slides are cloned and containers started by their owners.
        if (!element.hasAttribute('data-model-cid')) return;
        here.get(Handler)?.onDestroy?.();
      }
      here.set(Handler, new Handler(options));
      const name = typeof options.elementName === 'string' ? options.elementName : Handler.name;
      hooks.doAction(`frontend/element_handler_ready/${name}`, options.$element, $);
    },
    attachHandler(name, handlers, skin = 'default') {
      const key = skin ? `${name}.${skin}` : name;
      const list = Array.isArray(handlers)
        ? (handlers as readonly HandlerClass[])
        : [handlers as HandlerClass];
      registered.set(key, [...(registered.get(key) ?? []), ...list]);
      for (const Handler of list)
        hooks.addAction(`frontend/element_ready/${key}`, ($element: HandlerOptions['$element']) =>
          handler.addHandler(Handler, { $element, elementName: name }),
        );
    },
    getHandler: (name) =>
      registered.get(name) ??
      registered.get(`${name}.default`) ??
      ownHandler(name) ??
      ownHandler(`${name}.default`),
    runReadyTrigger(given) {
      const element = 'nodeType' in given ? (given as Element) : given[0];
      const type = element?.getAttribute('data-element_type');
      if (!element || !type || frontendConfig(view).isStatic) return;
      const $element = wrapped(element);
      const widget = type === 'widget' ? element.getAttribute('data-widget_type') : null;
      for (const name of ['global', type, widget]) {
        if (name) hooks.doAction(`frontend/element_ready/${name}`, $element, $);
      }
    },
  };
  return handler;
}
