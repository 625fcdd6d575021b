import renewed from './renewedAdvisories.json' with { type: 'json' };

/** A release that must not be installed, even if its range allows it. */
export interface Advisory {
  readonly name: string;
  /** The bad versions, as a semver range. */
  readonly range: string;
  readonly reason: string;
}

/**
 * Known bad releases. Checked in, because an online audit gives different results from day to day and none on a closed network.
 * `npm run advisories` updates those from a database; the rest we met ourselves.
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
