export { ADMIN_API, CursorPage, cursorQuery } from '../../calls/index.ts';
export type { Actor, Identify } from './Actor.ts';
export type { AjaxCall } from './adminAjax.ts';
export { ADMIN_AJAX_PATH, NOT_KEPT, openAdminAjax, refuseAction } from './adminAjax.ts';
export type { AdminCall, Answering } from './adminRoute.ts';
export { adminRoute } from './adminRoute.ts';
export { answerErrors } from './answerErrors.ts';
export type { Page } from './cursorPage.ts';
export { cursorPage, decodeCursor, encodeCursor } from './cursorPage.ts';
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
  noRoute,
  notFound,
  notSignedIn,
  overLimit,
  tooManyRequests,
} from './HttpError.ts';
export { isPublicAddress } from './isPublicAddress.ts';
export { lateSerializers } from './lateSerializers.ts';
export type { OpenWeb, OpenWebOutside } from './openWeb.ts';
export { createOpenWeb, OpenWebError } from './openWeb.ts';
export { createKnownOrigins, originOf } from './originOf.ts';
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
export type { PostedFields } from './readFields.ts';
export { FORM_BODY_LIMIT, readFields, refuseLargeBodies, textField } from './readFields.ts';
export type { FormPart, PartLimits } from './readParts.ts';
export { acceptMultipart, readParts } from './readParts.ts';
export type { RestPath } from './rest.ts';
export { openRest } from './rest.ts';
export { restAddress } from './restAddress.ts';
export { schemaValidator } from './schemaValidator.ts';
export { tryAgainIn } from './tryAgainIn.ts';
export { acceptUrlEncoded, hasTooManyFields } from './urlEncoded.ts';
