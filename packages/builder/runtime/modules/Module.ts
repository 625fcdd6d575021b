import { createEmitter, type Emitter, type Listener } from '../frontend/emitter.ts';
import { mustImplement } from '../frontend/mustImplement.ts';
import { isPlainRecord, merged } from './merged.ts';

/** The argument of the older `.extend`: methods by name. */
type Properties = Record<string, unknown> & { __construct?: (...values: unknown[]) => void };

/** The root class of Elementor's modules. Scripts extend it with `class … extends` or the older `.extend({ … })`. */
export class Module {
  // Private, because handlers use `settings` for other things.
  readonly #emitter: Emitter = createEmitter();
  #settings: Record<string, unknown> = {};

  constructor(...values: unknown[]) {
    this.__construct(...values);
    this.#bindMethods();
    // After construction, because defaults may depend on the element.
    this.#settings = merged(this.getDefaultSettings(), values[0]);
    this.trigger('init');
  }

  static extend<Parent extends new (...values: never[]) => object>(
    this: Parent,
    properties: Properties = {},
  ): Parent {
    // biome-ignore lint/complexity/noThisInStatic: it is the class that somebody extends, not this one
    const Base = this as unknown as new (...values: unknown[]) => object;
    const Child = class extends Base {};
    Object.assign(Child.prototype, properties);
    Object.assign(Child, { __super__: Base.prototype });
    Object.defineProperty(Child, 'name', { value: Base.name });
    return Child as unknown as Parent;
  }

  __construct(..._values: unknown[]): void {}

  getDefaultSettings(): Record<string, unknown> {
    return {};
  }

  getConstructorID(): string {
    return this.constructor.name;
  }

  /** A member of the items by its path, or all of them. */
  getItems(items: unknown, path?: string): unknown {
    if (!path) return items;
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null && Object.hasOwn(value, key)
            ? (value as Record<string, unknown>)[key]
            : undefined,
        items,
      );
  }

  getSettings(path?: string): unknown {
    return this.getItems(this.#settings, path);
  }

  setSettings(path: string | Record<string, unknown>, value?: unknown): this {
    if (typeof path !== 'string') Object.assign(this.#settings, path);
    else {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      if (![...keys, last].includes('__proto__')) holderAt(this.#settings, keys)[last] = value;
    }
    return this;
  }

  getErrorMessage(type: string, name: string): string {
    return `${name}() should be implemented, ${type} must provide it.`;
  }

  forceMethodImplementation(method: string): never {
    return mustImplement(method, this.getConstructorID());
  }

  on(names: string | Readonly<Record<string, Listener>>, callback?: Listener): this {
    this.#emitter.on(names, callback);
    return this;
  }

  off(names: string, callback?: Listener): this {
    this.#emitter.off(names, callback);
    return this;
  }

  /** First the method named after the event, then the listeners. */
  trigger(name: string, ...values: unknown[]): this {
    const method = (this as Record<string, unknown>)[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    if (typeof method === 'function') Reflect.apply(method, this, values);
    this.#emitter.trigger(name, ...values);
    return this;
  }

  /** Methods from `.extend` are passed to listeners unbound and expect to keep their `this`. */
  #bindMethods(): void {
    const self = this as unknown as Record<string, unknown>;
    for (const name in self) {
      const method = self[name];
      if (typeof method === 'function') self[name] = method.bind(this);
    }
  }
}

/** The object at a path; missing ones are created. */
function holderAt(root: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return keys.reduce((holder, key) => {
    const next = holder[key];
    const found = isPlainRecord(next) ? next : {};
    holder[key] = found;
    return found;
  }, root);
}
