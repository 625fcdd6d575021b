export { LONGEST_SLUG, slugOf } from '../slugs/index.ts';
export type { Clock } from './clock.ts';
export { systemClock } from './clock.ts';
export type { ContentRow, ContentTable, FeatureContent } from './contentTables.ts';
export type { ContentVersions } from './contentVersions.ts';
export { createContentVersions, everyTag } from './contentVersions.ts';
export type { StorageCheck, StorageProblem } from './createStorageCheck.ts';
export { createStorageCheck } from './createStorageCheck.ts';
export type { Columns } from './database/columns.ts';
export { columnsOf, withNumberedId } from './database/columns.ts';
export { containing } from './database/containing.ts';
export { createRevisions } from './database/createRevisions.ts';
export type { CommittedReader, Database, Dialect } from './database/Database.ts';
export { completed, jsonColumn } from './database/jsonColumn.ts';
export { keepNewest } from './database/keepNewest.ts';
export { makeFolder } from './database/makeFolder.ts';
export type { Migration } from './database/migrate.ts';
export { MIGRATION_TABLE, migrate, NewerDatabaseError, refuseNewer } from './database/migrate.ts';
export type { DatabasePlace } from './database/openDatabase.ts';
export { openDatabase } from './database/openDatabase.ts';
export type { PreparedQuery } from './database/preparedQuery.ts';
export { preparedQuery } from './database/preparedQuery.ts';
export { isUniqueViolation, StorageUnavailableError } from './database/StorageUnavailableError.ts';
export { openSqlite } from './database/sqlite.ts';
export type { FeatureMigrations, FeatureServer, Ports } from './feature.ts';
export { firstFree } from './firstFree.ts';
export type { Health, HealthReport } from './health.ts';
export { createHealth } from './health.ts';
export { createIds } from './ids.ts';
export type { JobsParts } from './jobs/createJobs.ts';
export { createJobs } from './jobs/createJobs.ts';
export type { EnqueueOptions, JobContext, Jobs, JobWorker, QueueHealth, RetryPolicy } from './jobs/Jobs.ts';
export { PermanentJobError } from './jobs/Jobs.ts';
export { callerOf } from './limits/callerOf.ts';
export type { LimitsParts } from './limits/createLimits.ts';
export { createLimits } from './limits/createLimits.ts';
export type { Limit, Limits, OverLimit } from './limits/Limits.ts';
export type { Logger } from './logger.ts';
export { silentLogger } from './logger.ts';
export type { FindTransport, OutboxParts } from './mail/createOutbox.ts';
export { createOutbox } from './mail/createOutbox.ts';
export type { SmtpLimits } from './mail/createSmtpTransport.ts';
export { createSmtpTransport } from './mail/createSmtpTransport.ts';
export type { MailTransport, RefusedRecipient, SendOptions, SendResult } from './mail/MailTransport.ts';
export { MailFault } from './mail/MailTransport.ts';
export type {
  MailAttachment,
  MailFilter,
  MailHealth,
  MailState,
  MailSummary,
  Outbox,
  OutgoingMail,
  StoredMail,
} from './mail/Outbox.ts';
export { MAIL_STATES } from './mail/Outbox.ts';
export { personalMails } from './mail/personalMails.ts';
export { registerMailExpiry } from './mail/registerMailExpiry.ts';
export { isMailbox, UnsafeMailError } from './mail/safeMail.ts';
export { kernelMigrations } from './migrations.ts';
export type { Nonces } from './nonces.ts';
export { createNonces, NONCE_SLOT_MS } from './nonces.ts';
export { parseCsv } from './parseCsv.ts';
export { namesAddress, type PersonalData } from './personalData.ts';
export { createPreviewLinks } from './previewLinks.ts';
export type { Secrets } from './secrets.ts';
export { createSecrets } from './secrets.ts';
export { freeSlug } from './slugs.ts';
export type { UsedOnce } from './usedOnce.ts';
export { againIfUsedMeanwhile, createUsedOnce, UsedMeanwhileError } from './usedOnce.ts';
export { yieldToOthers } from './yieldToOthers.ts';
