export { ADMIN_API } from '../../calls/index.ts';
export type { Actor } from './Actor.ts';
export type { AjaxCall } from './adminAjax.ts';
export { ADMIN_AJAX_PATH, NOT_KEPT, openAdminAjax, refuseAction } from './adminAjax.ts';
export { adminRoute } from './adminRoute.ts';
export { answerErrors } from './answerErrors.ts';
export { cursorPage, decodeCursor } from './cursorPage.ts';
export type { ErrorAnswer } from './errorAnswer.ts';
export { errorAnswer } from './errorAnswer.ts';
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
  overLimit,
  tooManyRequests,
} from './HttpError.ts';
export { lateSerializers } from './lateSerializers.ts';
export type { OpenWeb, OpenWebOutside } from './openWeb.ts';
export { createOpenWeb, OpenWebError } from './openWeb.ts';
export { createKnownOrigins, originOf } from './originOf.ts';
export { peekBody } from './peekBody.ts';
export type { DeclaredRoute } from './protectRoutes.ts';
export { NONCE_ACTION, protectRoutes } from './protectRoutes.ts';
export type { Role, SignedInRole } from './Role.ts';
export { roleAllows } from './Role.ts';
export type { PostedFields } from './readFields.ts';
export { FORM_BODY_LIMIT, readFields, refuseLargeBodies, textField } from './readFields.ts';
export type { PartLimits } from './readParts.ts';
export { acceptMultipart, isMultipart, readParts } from './readParts.ts';
export { openRest } from './rest.ts';
export { restAddress } from './restAddress.ts';
export { schemaValidator } from './schemaValidator.ts';
export { tryAgainIn } from './tryAgainIn.ts';
export { acceptUrlEncoded, hasTooManyFields } from './urlEncoded.ts';
