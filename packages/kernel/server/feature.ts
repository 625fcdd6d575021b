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

/** Everything that a feature's server half receives. There are no singletons: a test creates as many of these as it likes. */
export interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly nonces: Nonces;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly content: ContentVersions;
  /** For anything visitors can do that is costly or is stored. */
  readonly limits: Limits;
  readonly log: Logger;
  /** This site's own folder for uploaded files; never inside the served tree. */
  readonly filesFolder: string;
  /** The site's URL as set by its owner, without a trailing slash; without one, use `originOf`. */
  readonly publicUrl: string | null;
}

/** A feature as composed by the site. */
export interface FeatureServer {
  readonly name: string;
  /** Adds the feature's routes to a server: public ones and, marked with a role, those of the admin screens. */
  readonly connect: FastifyPluginAsync;
  /** The site content it stores. */
  readonly content?: FeatureContent;
  /** The visitor data it stores, for data access requests. */
  readonly personalData?: PersonalData;
}

/** A feature's schema is separate from the feature, because it is needed before there are any ports. */
export type FeatureMigrations = readonly Migration[];
