export * from './errorCatalogue.ts';
export type { Exchange } from './exchange.ts';
export { exchange, REQUEST_TIMEOUT_MS } from './exchange.ts';
export { formBody } from './formBody.ts';
export { jsonOf200 } from './jsonOf200.ts';
export type { AmendableBody, BodyKind } from './observe/AmendableBody.ts';
export { observeRequests } from './observe/observeRequests.ts';
export type {
  ObservedAnswer,
  ObservedRequest,
  RequestHead,
  RequestObserver,
} from './observe/RequestObserver.ts';
export { REFUSED } from './observe/RequestObserver.ts';
export type { Parsed } from './parseJson.ts';
export { parseJson, undouble } from './parseJson.ts';
export type { Failure, Reply } from './readReply.ts';
export { logFailure, readReply, readTextReply } from './readReply.ts';
