import { inView } from '@portico/kernel/dom';
import type { Settings } from '../../settings/read.ts';
import { elementSettings } from './elementSettings.ts';
import { createEmitter, type Emitter } from './emitter.ts';
import { type JQueryObject, jQueryOf } from './jQuery.ts';
import { mustImplement } from './mustImplement.ts';

/** What an add-on's handler is made with: the element, as jQuery's where the page has it. */
export interface HandlerOptions {
  readonly $element: JQueryObject | ArrayLike<Element>;
  readonly [name: string]: unknown;
}

/** The classes that add-ons build theirs upon. */
export function createModules(view: Window & typeof globalThis) {
  const $ = jQueryOf(view);

  class Module {
    private readonly emitter: Emitter = createEmitter();
    private settings: Record<string, unknown>;

    constructor(...values: unknown[]) {
      this.settings = { ...this.getDefaultSettings(), ...(values[0] as object | undefined) };
      this.__construct(...values);
    }

    __construct(..._values: unknown[]): void {}

    getDefaultSettings(): Record<string, unknown> {
      return {};
    }

    getConstructorID(): string {
      return this.constructor.name;
    }

    getSettings(path?: string): unknown {
      if (!path) return this.settings;
      return path
        .split('.')
        .reduce<unknown>(
          (value, key) =>
            typeof value === 'object' && value !== null && Object.hasOwn(value, key)
              ? (value as Record<string, unknown>)[key]
              : undefined,
          this.settings,
        );
    }

    setSettings(name: string | Record<string, unknown>, value?: unknown): this {
      this.settings = { ...this.settings, ...(typeof name === 'string' ? { [name]: value } : name) };
      return this;
    }

    getErrorMessage(type: string, name: string): string {
      return `${name}() should be implemented, ${type} must provide it.`;
    }

    forceMethodImplementation(method: string): never {
      return mustImplement(method, this.getConstructorID());
    }

    on(names: string, callback: (...values: never[]) => void): this {
      this.emitter.on(names, callback);
      return this;
    }

    off(names: string, callback?: (...values: never[]) => void): this {
      this.emitter.off(names, callback);
      return this;
    }

    trigger(name: string, ...values: unknown[]): this {
      this.emitter.trigger(name, ...values);
      return this;
    }
  }

  class ViewModule extends Module {
    declare elements: Record<string, unknown>;

    override __construct(...values: unknown[]): void {
      super.__construct(...values);
      this.onInit();
    }

    getDefaultElements(): Record<string, unknown> {
      return {};
    }

    bindEvents(): void {}

    onInit(): void {
      this.initElements();
      this.bindEvents();
    }

    initElements(): void {
      this.elements = this.getDefaultElements();
    }
  }

  class Base extends ViewModule {
    // Set by the parent's constructor: a field of its own would wipe them out again.
    declare $element: HandlerOptions['$element'];
    declare element: HTMLElement;

    override __construct(options?: HandlerOptions): void {
      if (options?.$element) {
        this.$element = options.$element;
        this.element = options.$element[0] as HTMLElement;
      }
      super.__construct(options);
    }

    findElement(selector: string): JQueryObject | Element[] {
      const found = [...this.element.querySelectorAll(selector)].filter(
        (one) => one.closest('.elementor-element') === this.element,
      );
      return $ ? $(found) : found;
    }

    getElementSettings(name?: string): unknown {
      const settings: Settings = elementSettings(this.element);
      return name ? settings[name] : settings;
    }

    getID(): string {
      // As a text, though it may look like a number.
      return this.element.getAttribute('data-id') ?? '';
    }

    getElementType(): string {
      return this.element.getAttribute('data-element_type') ?? '';
    }

    getWidgetType(): string {
      const type = this.element.getAttribute('data-widget_type') ?? '';
      return type.split('.')[0] ?? '';
    }

    getUniqueHandlerID(): string {
      return `${this.getID()}${this.getConstructorID()}`;
    }

    onDestroy(): void {}
    unbindEvents(): void {}
  }

  const utils = {
    Scroll: {
      scrollObserver(options: {
        readonly root?: Element | null;
        readonly offset?: string;
        readonly sensitivity?: number;
        readonly callback: (event: {
          readonly isInViewport: boolean;
          readonly scrollPercentage: number;
        }) => void;
      }) {
        const stops = new Map<Element, () => void>();
        return {
          observe(element: Element): void {
            const stop = inView(
              element,
              ({ isIntersecting, intersectionRatio }) =>
                options.callback({ isInViewport: isIntersecting, scrollPercentage: intersectionRatio * 100 }),
              {
                root: options.root ?? null,
                rootMargin: options.offset ?? '0px',
                threshold: steps(options.sensitivity),
              },
            );
            stops.set(element, stop);
          },
          unobserve: (element: Element): void => stops.get(element)?.(),
          disconnect(): void {
            for (const stop of stops.values()) stop();
          },
        };
      },
    },
  };

  return {
    Module,
    ViewModule,
    utils,
    frontend: {
      Document: ViewModule,
      handlers: { Base, StretchedElement: Base, SwiperBase: Base, CarouselBase: Base },
    },
  };
}

export type ElementorModules = ReturnType<typeof createModules>;

/** 100 steps are one for each percent. */
function steps(sensitivity = 0): number[] {
  return sensitivity > 0 ? Array.from({ length: sensitivity + 1 }, (_, step) => step / sensitivity) : [0];
}
