import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

/** By schema, for every server of the process: no schema of ours refers to another by name, so one writer does for all. */
const serializers = new WeakMap<object, Serializer>();

/**
 * Makes what writes the answers of a route when it is first asked. All of them together take a fifth of a start, and most
 * are of screens that nobody has open.
 */
export function lateSerializers(): BuildSerializer {
  const build = SerializerSelector();
  return (schemas, options) => {
    const compile = build(schemas, options);
    return (route) => (answer) => {
      const schema = Object(route.schema);
      const known = serializers.get(schema);
      if (known) return known(answer);
      const made = compile(route);
      serializers.set(schema, made);
      return made(answer);
    };
  };
}
