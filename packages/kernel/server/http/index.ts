export type { Actor, Identify } from './Actor.ts';
export type { AdminCall, AdminRoute, RouteSchemas } from './adminRoute.ts';
export { ADMIN_API, adminRoute } from './adminRoute.ts';
export { answerErrors } from './answerErrors.ts';
export type { Page } from './cursorPage.ts';
export { CursorPage, cursorPage, cursorQuery, decodeCursor, encodeCursor } from './cursorPage.ts';
export type { ErrorAnswer } from './errorAnswer.ts';
export { ErrorBody, errorAnswer } from './errorAnswer.ts';
export { fieldErrors } from './fieldErrors.ts';
export type { FieldErrors } from './HttpError.ts';
export {
  badRequest,
  conflict,
  forbidden,
  HttpError,
  invalidFields,
  invalidNonce,
  notFound,
  notSignedIn,
  tooManyRequests,
} from './HttpError.ts';
export { isPublicAddress } from './isPublicAddress.ts';
export { originOf } from './originOf.ts';
export { peekBody } from './peekBody.ts';
export type { DeclaredRoute } from './protectRoutes.ts';
export {
  NONCE_ACTION,
  NONCE_HEADER,
  protectRoutes,
  RouteWithoutRoleError,
} from './protectRoutes.ts';
export type { Role, SignedInRole } from './Role.ts';
export { roleAllows } from './Role.ts';
export { schemaValidator } from './schemaValidator.ts';
