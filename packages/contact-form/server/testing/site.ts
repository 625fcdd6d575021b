/** The site details used in the tests. */
export const SITE = {
  title: 'Example & Co',
  description: 'An example',
  url: 'https://example.org',
  adminEmail: 'owner@example.org',
  timeZone: 'UTC',
};
