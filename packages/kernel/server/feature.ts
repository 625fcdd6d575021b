import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from './clock.ts';
import type { FeatureContent } from './contentTables.ts';
import type { ContentVersions } from './contentVersions.ts';
import type { Database } from './database/Database.ts';
import type { Migration } from './database/migrate.ts';
import type { Jobs } from './jobs/Jobs.ts';
import type { Limits } from './limits/Limits.ts';
import type { Logger } from './logger.ts';
import type { Outbox } from './mail/Outbox.ts';
import type { Nonces } from './nonces.ts';
import type { PersonalData } from './personalData.ts';
import type { Secrets } from './secrets.ts';

/** Everything a feature's server half is given. There are no singletons: a test makes as many of these as it likes. */
export interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly nonces: Nonces;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly content: ContentVersions;
  /** For whatever strangers may do that costs something or is kept. */
  readonly limits: Limits;
  readonly log: Logger;
  /** A folder of this site's own for files that people upload; never inside the served tree. */
  readonly filesFolder: string;
  /** The site's address as its owner has set it, without a slash at its end; `originOf` says what to use without one. */
  readonly publicUrl: string | null;
}

/** A feature as the site composes it. */
export interface FeatureServer {
  readonly name: string;
  /** Adds the feature's calls to a server: public ones and, marked with a role, those behind the administrator's screens. */
  readonly connect: FastifyPluginAsync;
  /** What it keeps of the site's content. */
  readonly content?: FeatureContent;
  /** What it keeps of visitors, for those who ask what is known of them. */
  readonly personalData?: PersonalData;
}

/** A feature's schema stands apart from the feature, because it is needed before there are any ports. */
export type FeatureMigrations = readonly Migration[];
