/** What the tests' site says about itself. */
export const SITE = {
  title: 'Example & Co',
  description: 'An example',
  url: 'https://example.org',
  adminEmail: 'owner@example.org',
  timeZone: 'UTC',
};
