import renewed from './renewedAdvisories.json' with { type: 'json' };

/** A release that must not be installed, though its range would allow it. */
export interface Advisory {
  readonly name: string;
  /** The bad versions, as a semver range. */
  readonly range: string;
  readonly reason: string;
}

/**
 * What we know of bad releases. Checked in, because an audit over the network answers differently from day to day and
 * not at all on a closed one. `npm run advisories` renews what comes from a database; the rest is what we met ourselves.
 */
export const advisories: readonly Advisory[] = [
  ...renewed,
  {
    name: 'swiper',
    range: '>=6.5.1 <12.1.2',
    reason: 'CVE-2026-27212 (GHSA-hmx5-qpq5-p643): prototype pollution, critical',
  },
  {
    name: 'better-sqlite3',
    range: '13.0.0 || 13.0.1 || 13.0.3',
    reason: 'ends the process with a segmentation fault on Node 20 when a database is opened',
  },
  {
    name: 'light-my-request',
    range: '>=6.8.0 <7',
    reason: 'pulls in a package that needs Node 22; package.json overrides it to 6.6.0',
  },
];
