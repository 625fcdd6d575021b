import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

/** By schema, for every server in the process: none of our schemas refers to another by name, so one serializer serves all. */
const serializers = new WeakMap<object, Serializer>();

/**
 * Compiles the serializer of a route on first use. All of them together take a fifth of the start-up time, and most belong to
 * screens that nobody has open.
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
