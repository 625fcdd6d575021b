import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('has a sensible value for everything that is not set', () => {
    expect(readConfiguration({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      smtpUrl: null,
      administratorPassword: null,
      trustedProxies: [],
      libraryKits: null,
      limitFactor: 1,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  test('an empty variable is the same as none', () => {
    expect(readConfiguration({ HOST: '', PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(
      readConfiguration({}),
    );
  });

  test('trusts only the proxies that are named', () => {
    expect(readConfiguration({ PORTICO_TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).trustedProxies).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
    ]);
  });

  test('takes of the site’s own address what comes before the path', () => {
    expect(readConfiguration({ PORTICO_URL: 'https://Example.org/blog/' }).publicUrl).toBe(
      'https://example.org',
    );
    expect(readConfiguration({}).publicUrl).toBeNull();
  });

  test.each([
    ['PORT', 'eighty', 'PORT is "eighty"'],
    ['PORT', '70000', 'from 0 to 65535'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"'],
    ['DATABASE_URL', 'mysql://localhost/x', 'postgres://'],
    ['PORTICO_LIBRARY_KITS', 'none', '0 switches the library off'],
    ['PORTICO_LIMIT_FACTOR', '0', 'from 1 on'],
    ['PORTICO_METRICS_TOKEN', 'short', 'at least 16'],
    ['SMTP_URL', 'not an address', 'smtp://'],
    ['PORTICO_URL', 'www.example.org', 'https://'],
  ])('%s=%s is refused with a sentence', (name, value, sentence) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(sentence);
  });

  test('a refused address is not repeated, because it may hold a password', () => {
    expect(() => readConfiguration({ DATABASE_URL: 'mysql://me:secret@host/x' })).not.toThrow(/secret/);
    expect(() => readConfiguration({ DATABASE_URL: 'mysql://me:secret@host/x' })).toThrow(ConfigurationError);
  });
});
