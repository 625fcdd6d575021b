import { createEmitter, type Emitter, type Listener } from '../frontend/emitter.ts';
import { mustImplement } from '../frontend/mustImplement.ts';
import { isPlainRecord, merged } from './merged.ts';

/** What the older way of building upon a class is given: methods, by their names. */
type Properties = Record<string, unknown> & { __construct?: (...values: unknown[]) => void };

/**
 * The class that everything of the page builder descends from. Scripts build upon it with `class … extends` or, as was
 * the custom before that, with `.extend({ … })`.
 */
export class Module {
  // Out of everybody's reach: handlers call things of their own `settings`.
  readonly #emitter: Emitter = createEmitter();
  #settings: Record<string, unknown> = {};

  constructor(...values: unknown[]) {
    this.__construct(...values);
    this.#bindMethods();
    // After the construction: defaults may depend on the element that it has found.
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

  /** A member of some items by its path, or all of them. */
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

  /** First the method that is called after the event, then whoever listens. */
  trigger(name: string, ...values: unknown[]): this {
    const method = (this as Record<string, unknown>)[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    if (typeof method === 'function') Reflect.apply(method, this, values);
    this.#emitter.trigger(name, ...values);
    return this;
  }

  /** Methods that came by `.extend` are handed to listeners as they are and expect to keep their owner. */
  #bindMethods(): void {
    const self = this as unknown as Record<string, unknown>;
    for (const name in self) {
      const method = self[name];
      if (typeof method === 'function') self[name] = method.bind(this);
    }
  }
}

/** The object that a path leads to, made on the way where it is missing. */
function holderAt(root: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return keys.reduce((holder, key) => {
    const next = holder[key];
    const found = isPlainRecord(next) ? next : {};
    holder[key] = found;
    return found;
  }, root);
}
