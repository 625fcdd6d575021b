import { createEmitter, type Emitter } from '../frontend/emitter.ts';
import { mustImplement } from '../frontend/mustImplement.ts';

type Listener = (...values: never[]) => void;

/** What the older way of building upon a class is given: methods, by their names. */
type Properties = Record<string, unknown> & { __construct?: (...values: unknown[]) => void };

/**
 * The class that everything of the page builder descends from. Scripts build upon it with `class … extends` or, as was
 * the custom before that, with `.extend({ … })`.
 */
export class Module {
  private readonly emitter: Emitter = createEmitter();
  private settings: Record<string, unknown>;

  constructor(...values: unknown[]) {
    this.settings = { ...this.getDefaultSettings(), ...(values[0] as object | undefined) };
    this.__construct(...values);
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
    return Child as unknown as Parent;
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

  on(names: string, callback: Listener): this {
    this.emitter.on(names, callback);
    return this;
  }

  off(names: string, callback?: Listener): this {
    this.emitter.off(names, callback);
    return this;
  }

  /** First the method that is called after the event, then whoever listens. */
  trigger(name: string, ...values: unknown[]): this {
    const method = (this as Record<string, unknown>)[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    if (typeof method === 'function') Reflect.apply(method, this, values);
    this.emitter.trigger(name, ...values);
    return this;
  }
}
