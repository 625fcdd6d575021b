import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;

/**
 * Makes what writes the answers of a route when it is first asked. All of them together take a fifth of a start, and most
 * are of screens that nobody has open.
 */
export function lateSerializers(): BuildSerializer {
  const build = SerializerSelector();
  return (schemas, options) => {
    const compile = build(schemas, options);
    return (route) => {
      let write: ReturnType<typeof compile> | undefined;
      return (answer) => {
        write ??= compile(route);
        return write(answer);
      };
    };
  };
}
