import { DELAY_ATTRIBUTE } from '../../wire/public.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import type { Hooks } from '../frontend/hooks.ts';
import { type JQueryObject, jQueryOf } from '../frontend/jQuery.ts';
import { createRenewals } from '../frontend/renewals.ts';
import type { HandlerOptions } from './HandlerBase.ts';

export type HandlerClass = new (options: HandlerOptions) => { onDestroy?(): void };

/** A class, or a function that loads one on demand: directly, or as the default export of a module. */
export type HandlerSource =
  | HandlerClass
  | (() => HandlerClass | Promise<{ default: HandlerClass }> | undefined);

/** Notifies other scripts that an element is ready, and creates their registered handlers. */
export interface ElementsHandler {
  addHandler(Handler: HandlerClass, options: HandlerOptions): void;
  attachHandler(name: string, handlers: HandlerSource | readonly HandlerSource[], skin?: string): void;
  /** Others' handlers immediately; our own as soon as its code is loaded. */
  getHandler(name: string): HandlerSource | Promise<HandlerClass> | undefined;
  runReadyTrigger(element: Element | ArrayLike<Element>): void;
}

/** Loads the class of one of our own widgets; `undefined` if it is not ours. */
export type OwnHandler = (name: string) => Promise<HandlerClass> | undefined;

type Built = InstanceType<HandlerClass>;

export function createElementsHandler(view: Window, hooks: Hooks, ownHandler: OwnHandler): ElementsHandler {
  const registered = new Map<string, HandlerSource>();
  const built = new WeakMap<Element, Map<HandlerClass, Built>>();
  /** In the editor nodes are replaced with every change: only their model persists. */
  const edited = new Map<string, Map<HandlerClass, Built>>();
  const isRenewed = createRenewals(view);
  const wrapped = (element: Element): JQueryObject | ArrayLike<Element> =>
    jQueryOf(view)?.(element) ?? [element];

  function builtFor(element: Element): Map<HandlerClass, Built> {
    const model = element.getAttribute('data-model-cid');
    const here = (model === null ? built.get(element) : edited.get(model)) ?? new Map<HandlerClass, Built>();
    if (model === null) built.set(element, here);
    else edited.set(model, here);
    return here;
  }

  async function addFrom(source: HandlerSource, options: HandlerOptions): Promise<void> {
    if (isHandlerClass(source)) return handler.addHandler(source, options);
    const brought = source();
    if (!brought) return;
    if (brought instanceof Promise) handler.addHandler((await brought).default, options);
    else handler.addHandler(brought, options);
  }

  const handler: ElementsHandler = {
    addHandler(Handler, options) {
      const element = options.$element[0];
      if (!element) return;
      const here = builtFor(element);
      if (here.has(Handler)) {
        // Never twice on one node: slides are cloned, and containers are started by their owners.
        if (!element.hasAttribute('data-model-cid')) return;
        here.get(Handler)?.onDestroy?.();
      }
      here.set(Handler, new Handler(options));
      const name = typeof options.elementName === 'string' ? options.elementName : Handler.name;
      hooks.doAction(`frontend/element_handler_ready/${name}`, options.$element, jQueryOf(view));
    },
    attachHandler(name, handlers, skin = 'default') {
      const elementName = skin ? `${name}.${skin}` : name;
      const sources = Array.isArray(handlers) ? (handlers as readonly HandlerSource[]) : [handlers];
      for (const source of sources as readonly HandlerSource[]) {
        registered.set(elementName, source);
        hooks.addAction(
          `frontend/element_ready/${elementName}`,
          ($element: HandlerOptions['$element']) =>
            void addFrom(source, { $element, elementName }).catch(console.error),
        );
      }
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
      // Its owner starts it later.
      if (element.closest(`[${DELAY_ATTRIBUTE}="true"]`)) return;
      if (isRenewed(element)) built.delete(element);
      const $element = wrapped(element);
      const widget = type === 'widget' ? element.getAttribute('data-widget_type') : null;
      for (const name of ['global', type, widget]) {
        if (name) hooks.doAction(`frontend/element_ready/${name}`, $element, jQueryOf(view));
      }
    },
  };
  return handler;
}

/** Detected by a method of every handler: a function that loads a class does not have it. */
function isHandlerClass(source: HandlerSource): source is HandlerClass {
  const { prototype } = source as { prototype?: object };
  return prototype !== undefined && ('getUniqueHandlerID' in prototype || 'onInit' in prototype);
}
