export { apbctAnswer, apbctRefusal } from './calls/checkForm.ts';
export { createSpamProtection, SETTINGS_TAG, type SpamProtection } from './createSpamProtection.ts';
export { spamProtectionMigrations } from './migrations.ts';
export type { Judgement } from './verdicts/Submission.ts';
export { type Visitor, visitorOf } from './visitors.ts';
