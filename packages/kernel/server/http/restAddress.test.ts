import { expect, test } from 'vitest';
import { restAddress } from './restAddress.ts';

test.each([
  ['/?rest_route=/nv/v1/posts/page/2', '/wp-json/nv/v1/posts/page/2'],
  ['/?rest_route=%2Fnv%2Fv1%2Fposts%2Fpage%2F2%2Flt', '/wp-json/nv/v1/posts/page/2/lt'],
  ['/index.php?a=1&rest_route=/wp/v2/search&search=x%26y', '/wp-json/wp/v2/search?a=1&search=x%26y'],
  [
    '/?rest_route=/nv/v1/posts/page/2&customize_changeset_uuid=u&customize_autosaved=on',
    '/wp-json/nv/v1/posts/page/2?customize_changeset_uuid=u&customize_autosaved=on',
  ],
  ['/index.php?rest_route=/wc/store/v1/cart', '/wp-json/wc/store/v1/cart'],
  [
    '/index.php?rest_route=/cleantalk-antispam/v1/alt_sessions',
    '/wp-json/cleantalk-antispam/v1/alt_sessions',
  ],
  ['/wp-json/contact-form-7/v1/contact-forms/1/refill/', '/wp-json/contact-form-7/v1/contact-forms/1/refill'],
  ['/wp-json/nv/v1/posts/page/2/?a=/', '/wp-json/nv/v1/posts/page/2?a=/'],
  ['/?rest_route=/nv/v1/posts/page/2/', '/wp-json/nv/v1/posts/page/2'],
  ['/wp-json/', '/wp-json/'],
  ['/journal/', '/journal/'],
  ['/', '/'],
  ['/?p=1', '/?p=1'],
  ['/blog/?rest_route=/nv/v1/posts/page/2', '/blog/?rest_route=/nv/v1/posts/page/2'],
  ['/?rest_route=/../admin/api/users', '/?rest_route=/../admin/api/users'],
  ['/?rest_route=//other.example/x', '/?rest_route=//other.example/x'],
  ['/?rest_route=/nv/v1/../../admin', '/?rest_route=/nv/v1/../../admin'],
  ['/?rest_route=', '/?rest_route='],
])('TH-10 %s is the call %s', (url, called) => {
  expect(restAddress(url)).toBe(called);
});
