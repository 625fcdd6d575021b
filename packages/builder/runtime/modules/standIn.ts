/**
 * Stands in for a class, or for a room full of classes, whose code is still on its way. Add-ons name what they build upon
 * while the page is being read; what they build is first made when the real class is here.
 */
export interface StandIn {
  new (...values: unknown[]): object;
  readonly prototype: object;
  [name: string]: unknown;
}

/** Where the real one is put, once it is here. */
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
