export type { SpamSettings } from '../wire/SpamSettings.ts';
export type { EncodingOptions } from './addresses/encodeAddresses.ts';
export type { TurnedVerdict } from './admin/verdictRoutes.ts';
export { apbctAnswer, apbctRefusal } from './calls/checkForm.ts';
export {
  createSpamProtection,
  SETTINGS_TAG,
  type SpamProtection,
  type SpamProtectionNeeds,
} from './createSpamProtection.ts';
export type { MailServers } from './email/MailServers.ts';
export { spamProtectionMigrations } from './migrations.ts';
export type { Judgement, Outcome, Submission } from './verdicts/Submission.ts';
export { type Visitor, visitorOf } from './visitors.ts';
