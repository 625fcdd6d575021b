/**
 * Stands in for TypeBox in the application, where calls are made with the types of their schemas: the server checks what comes in
 * and goes out. Of a schema only its properties and its default are left, at a tenth of the weight of the first screen.
 */
export default new Proxy(
  {},
  {
    get: (_kinds, kind) =>
      kind === 'Object'
        ? (properties: object) => ({ properties })
        : (...given: readonly unknown[]) => given.at(-1) ?? {},
  },
);
