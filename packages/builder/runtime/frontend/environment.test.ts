import { expect, test } from 'vitest';
import { environment, environmentClasses } from './environment.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 'blink chrome mac webkit'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'blink edge webkit',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0',
    'blink opera webkit',
  ],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'appleWebkit mac safari webkit',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'ie'],
])('%s has the classes of %s', (userAgent, flags) => {
  expect(environmentClasses(environment({ userAgent, hasTouch: false }))).toEqual(
    flags.split(' ').map((flag) => `e--ua-${flag}`),
  );
});

test('a screen that can be touched says so', () => {
  expect(environmentClasses(environment({ userAgent: '', hasTouch: true }))).toEqual(['e--ua-isTouchDevice']);
});
