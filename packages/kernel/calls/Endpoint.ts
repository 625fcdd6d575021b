import type { Static, TSchema } from 'typebox';

/** The base path of all calls by the admin screens. */
export const ADMIN_API = '/admin/api';

/** An admin call as data: its route is declared from it, and callers get their types from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/admin/api`: `/outbox/:id`. */
  readonly path: `/${string}`;
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** Sent as JSON. Leave it out for a call without a body, or to read the body yourself. */
  readonly body?: TSchema;
  /** Members that it does not name are left out of the response. Without it the response is empty (204). */
  readonly answer?: TSchema;
}

/** Declares a call, preserving the exact types of its schemas. */
export function endpoint<const Call extends Endpoint>(call: Call): Call {
  return call;
}

export type AnswerOf<Call extends Endpoint> = Shape<Call['answer']>;

/** The type of a schema; `undefined` without one. */
export type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** A caller's input: path parameters, query and body. */
export type RequestOf<Call extends Endpoint> = ParamsPart<NamesIn<Call['path']>> &
  QueryPart<Call['query']> &
  BodyPart<Call['body']>;

/** The same as rest arguments: optional if nothing is required. */
export type RequestArguments<Call extends Endpoint> =
  object extends RequestOf<Call> ? [request?: RequestOf<Call>] : [request: RequestOf<Call>];

type ParamsPart<Name extends string> = [Name] extends [never]
  ? object
  : { readonly params: { readonly [Each in Name]: string | number } };
/** Every query parameter is optional: the server has a default, or refuses with a message. */
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
