/**
 * Stands in for a class, or a namespace of classes, whose code is still loading. Add-ons extend these while the page is parsed;
 * instances are only created once the real class is loaded.
 */
export interface StandIn {
  new (...values: unknown[]): object;
  readonly prototype: object;
  [name: string]: unknown;
}

/** Key of the real one, once it is loaded. */
export const REAL = 'real';

export function standIn(): StandIn {
  function Later(this: unknown, ...values: unknown[]): object {
    return Reflect.construct(later[REAL] as StandIn, values, new.target as unknown as StandIn);
  }
  const later = Later as unknown as StandIn;
  later.extend = function (this: StandIn, properties: object) {
    const Child = class extends this {};
    Object.assign(Child.prototype, properties);
    return Child;
  };
  return new Proxy(later, {
    get(target, name: string) {
      if (!(name in target)) target[name] = standIn();
      return target[name];
    },
  });
}
