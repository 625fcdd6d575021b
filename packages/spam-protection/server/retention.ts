import type { Clock, Jobs, Logger, UsedOnce } from '@portico/kernel/server';
import type { AltSessions } from './sessions/createAltSessions.ts';
import type { SpamSettingsStore } from './settings/createSpamSettings.ts';
import type { VerdictLog } from './verdicts/createVerdictLog.ts';

export interface RetentionParts {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: VerdictLog;
  readonly logger: Logger;
  readonly sessions: AltSessions;
  readonly settings: SpamSettingsStore;
  readonly used: UsedOnce;
}

const QUEUE = 'spam-retention';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes every hour what is older than the administrator's retention period. */
export function registerRetention(parts: RetentionParts): void {
  const { clock, jobs, log, logger, sessions, settings, used } = parts;
  jobs.register<null>(QUEUE, async () => {
    const { retentionDays } = await settings.read();
    const before = clock.now() - retentionDays * DAY_MS;
    const verdicts = await log.forgetBefore(before);
    await log.keepNewest();
    await sessions.forgetExpired();
    await used.forgetExpired(clock.now());
    logger.info({ verdicts }, 'Forgot old verdicts');
  });
  jobs.every(QUEUE, HOUR_MS);
}
