import { type Clock, type Database, preparedQuery } from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import type { History } from '../../verdict/index.ts';
import type { SpamSettings } from '../../wire/admin.ts';
import { SESSION_LIFE_MS, type SessionData, sessionIn } from '../sessions/createAltSessions.ts';
import { SETTINGS_NAME, type SpamSettingsStore } from '../settings/createSpamSettings.ts';
import type { SpamTables } from '../tables.ts';
import type { Trace } from './traceOf.ts';

/** Everything stored on the site that a verdict depends on. */
export interface Recalled {
  readonly settings: SpamSettings;
  /** The visitor's session without cookies. */
  readonly session: SessionData;
  readonly history: Omit<History, 'site'>;
  /** Most sites never teach anything: then no text has to be taken apart to look up its words. */
  readonly isTaught: boolean;
}

export type Recall = (trace: Trace) => Promise<Recalled>;

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
/** More than this is simply many. */
const MOST_COUNTED = 20;

export function createRecall(database: Database, clock: Clock, settings: SpamSettingsStore): Recall {
  return async ({ visitor, sender, textHash, isShort }) => {
    const now = clock.now();
    const [found] = await recall(database, {
      ...{ settings: SETTINGS_NAME, visitor, sessionSince: now - SESSION_LIFE_MS },
      ...{ recently: now - TEN_MINUTES_MS, textHash, today: now - DAY_MS },
      ...{ sender: sender ?? '', thisYear: now - YEAR_MS },
    });
    return {
      settings: settings.readFrom(found?.settings ?? null),
      session: found?.session ? sessionIn(found.session) : {},
      history: {
        recentSubmissions: Number(found?.recentSubmissions),
        sameText: isShort ? 0 : Number(found?.sameText),
        earlierHam: Number(found?.earlierHam),
        earlierSpam: Number(found?.earlierSpam),
      },
      isTaught: found?.taught != null,
    };
  };
}

interface Question {
  readonly settings: string;
  readonly visitor: string;
  readonly sessionSince: number;
  readonly recently: number;
  readonly textHash: string;
  readonly today: number;
  readonly sender: string;
  readonly thisYear: number;
}

/** All in one query: if the database is on another machine, each one is a round trip. */
const recall = preparedQuery((tables: Kysely<SpamTables>, asked: Question) =>
  tables.selectNoFrom(({ selectFrom }) => {
    const atMost = (column: 'visitor' | 'text_hash', value: string, since: number) =>
      selectFrom(
        selectFrom('spam_verdicts')
          .select('made_at')
          .where(column, '=', value)
          .where('made_at', '>', since)
          // Who was asked for a proof of work sends again; that is one submission.
          .where('outcome', '!=', 'challenge')
          .limit(MOST_COUNTED)
          .as('some'),
      ).select(({ fn }) => fn.countAll<number>().as('count'));
    const corrected = (decision: 'ham' | 'spam') =>
      selectFrom('spam_verdicts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sender', '=', asked.sender)
        .where('made_at', '>', asked.thisYear)
        .where('corrected', 'is not', null)
        .where('corrected', '=', decision);
    return [
      selectFrom('spam_settings').select('value').where('name', '=', asked.settings).as('settings'),
      selectFrom('spam_sessions')
        .select('data')
        .where('id', '=', asked.visitor)
        .where('updated_at', '>', asked.sessionSince)
        .as('session'),
      selectFrom('spam_taught').select('row').limit(1).as('taught'),
      atMost('visitor', asked.visitor, asked.recently).as('recentSubmissions'),
      atMost('text_hash', asked.textHash, asked.today).as('sameText'),
      corrected('ham').as('earlierHam'),
      corrected('spam').as('earlierSpam'),
    ];
  }),
);
