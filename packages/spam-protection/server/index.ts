export type { SpamSettings } from '../admin/SpamSettings.ts';
export type { EncodingOptions } from './addresses/encodeAddresses.ts';
export type { TurnedVerdict } from './admin/verdictRoutes.ts';
export type { Comment, CommentStatus, CommentTarget, CommentTargets } from './comments/Comment.ts';
export { commentsTag, countApproved } from './comments/createComments.ts';
export { type SeedComment, seedComments } from './comments/seedComments.ts';
export {
  COMMENTS_QUERY,
  type CommentsQuery,
  createSpamProtection,
  SETTINGS_TAG,
  type SpamProtection,
  type SpamProtectionOptions,
} from './createSpamProtection.ts';
export type { MailServers } from './email/MailServers.ts';
export { spamProtectionMigrations } from './migrations.ts';
export type { Action, Judgement, Submission } from './verdicts/Submission.ts';
export { type Visitor, visitorOf } from './visitors.ts';
