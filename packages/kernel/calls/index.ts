export { type AnyRequest, addressOf, pathOf } from './addressOf.ts';
export { CursorPage, cursorQuery } from './CursorPage.ts';
export {
  ADMIN_API,
  type AnswerOf,
  type Endpoint,
  endpoint,
  type RequestArguments,
  type Shape,
} from './Endpoint.ts';
