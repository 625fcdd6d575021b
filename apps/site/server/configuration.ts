import { resolve } from 'node:path';
import { START_NAMES, type StartName } from './start/Start.ts';

/** How this site runs; read once from the environment. */
export interface Configuration {
  readonly host: string;
  /** The site's public URL; without it, links that leave the site use the host of the request. */
  readonly publicUrl: string | null;
  readonly port: number;
  /** Everything that this site stores on disk. */
  readonly dataFolder: string;
  /** PostgreSQL, if one machine is not enough; otherwise SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly administratorPassword: string | null;
  /** Proxies trusted to report the visitor's IP address. */
  readonly trustedProxies: readonly string[];
  /** How many kits the library keeps: -1 for no limit, 0 for no library. `null` leaves it to the library. */
  readonly libraryKits: number | null;
  /** Multiplies the usual limits on what strangers may do. */
  readonly limitFactor: number;
  /** Token required for reading this site's metrics remotely. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
  /** What a new site starts with. */
  readonly start: StartName;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_PORT = 8080;
const LARGEST_PORT = 65_535;
const SHORTEST_TOKEN = 16;

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  return {
    host: environment.HOST || '127.0.0.1',
    port: portOf(environment.PORT),
    publicUrl: originIn(urlOf('PORTICO_URL', environment.PORTICO_URL, ['https:', 'http:'])),
    dataFolder: resolve(environment.PORTICO_DATA || 'data'),
    databaseUrl: urlOf('DATABASE_URL', environment.DATABASE_URL, ['postgres:', 'postgresql:']),
    smtpUrl: urlOf('SMTP_URL', environment.SMTP_URL, ['smtp:', 'smtps:']),
    administratorPassword: environment.PORTICO_ADMIN_PASSWORD || null,
    trustedProxies: (environment.PORTICO_TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean),
    libraryKits: libraryKitsOf(environment.PORTICO_LIBRARY_KITS),
    limitFactor: limitFactorOf(environment.PORTICO_LIMIT_FACTOR),
    metricsToken: metricsTokenOf(environment.PORTICO_METRICS_TOKEN),
    logLevel: logLevelOf(environment.LOG_LEVEL),
    start: startOf(environment.PORTICO_START),
  };
}

function portOf(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= LARGEST_PORT) return port;
  throw new ConfigurationError(`PORT is "${text}". It should be a number from 0 to ${LARGEST_PORT}.`);
}

function libraryKitsOf(text: string | undefined): number | null {
  if (!text) return null;
  const kits = Number(text);
  if (Number.isInteger(kits) && kits >= -1) return kits;
  throw new ConfigurationError(
    `PORTICO_LIBRARY_KITS is "${text}". It should be a number; 0 switches the library off, -1 sets no limit.`,
  );
}

function limitFactorOf(text: string | undefined): number {
  if (!text) return 1;
  const factor = Number(text);
  if (Number.isInteger(factor) && factor >= 1) return factor;
  throw new ConfigurationError(
    `PORTICO_LIMIT_FACTOR is "${text}". It should be a whole number from 1 on: how many times the usual limits.`,
  );
}

function metricsTokenOf(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= SHORTEST_TOKEN) return text;
  // It is a secret, so the message does not repeat it.
  throw new ConfigurationError(
    `PORTICO_METRICS_TOKEN should be at least ${SHORTEST_TOKEN} letters, digits and punctuation marks without spaces.`,
  );
}

function urlOf(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (!text) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : null;
  if (protocol && protocols.includes(protocol)) return text;
  // The value may contain a password, so the message does not repeat it.
  throw new ConfigurationError(`${name} should be an address that begins with ${protocols[0]}//.`);
}

function originIn(address: string | null): string | null {
  return address && new URL(address).origin;
}

function startOf(text: string | undefined): StartName {
  const start = START_NAMES.find((known) => known === (text || 'empty'));
  if (start) return start;
  throw new ConfigurationError(`PORTICO_START is "${text}". It should be one of ${START_NAMES.join(', ')}.`);
}

function logLevelOf(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text || 'info'));
  if (level) return level;
  throw new ConfigurationError(`LOG_LEVEL is "${text}". It should be one of ${LOG_LEVELS.join(', ')}.`);
}
