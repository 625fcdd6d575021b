import type { Static, TSchema } from 'typebox';

/** Where all calls behind the administrator's screens live. */
export const ADMIN_API = '/admin/api';

/** A call of the administration as data: its route is declared from it, and whoever calls is typed by it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/admin/api`: `/outbox/:id`. */
  readonly path: `/${string}`;
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** Sent as JSON. Leave it out for a call without a body, or to read the body yourself. */
  readonly body?: TSchema;
  /** Members that it does not name are left out of the answer. Without it the answer is empty (204). */
  readonly answer?: TSchema;
}

/** Declares a call, with its schemas kept as precise as they were written. */
export function endpoint<const Call extends Endpoint>(call: Call): Call {
  return call;
}

export type AnswerOf<Call extends Endpoint> = Shape<Call['answer']>;

/** What a schema lets through; nothing where there is none. */
export type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** What a caller says: the names in the path, what the call is asked about, and what is sent. */
export type RequestOf<Call extends Endpoint> = ParamsPart<NamesIn<Call['path']>> &
  QueryPart<Call['query']> &
  BodyPart<Call['body']>;

/** The same as the rest of an argument list: nothing where nothing has to be said. */
export type RequestArguments<Call extends Endpoint> =
  object extends RequestOf<Call> ? [request?: RequestOf<Call>] : [request: RequestOf<Call>];

type ParamsPart<Name extends string> = [Name] extends [never]
  ? object
  : { readonly params: { readonly [Each in Name]: string | number } };
/** Everything that is asked may be left out: the server has a default, or refuses with a sentence. */
type QueryPart<Schema> = Schema extends TSchema
  ? {
      readonly query?: {
        readonly [Name in keyof Static<Schema>]?: Static<Schema>[Name] | '' | null | undefined;
      };
    }
  : object;
type BodyPart<Schema> = Schema extends TSchema ? { readonly body: DeepReadonly<Static<Schema>> } : object;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;
