import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isActionAddress } from '../../model/settings/actionAddress.ts';
import { lightboxRequest } from '../lightbox/lightboxRequest.ts';
import { parseActionHash } from './actionHash.ts';
import { createActionHash } from './createActionHash.ts';

const BASE = 'https://site.test/page/';
const EXAMPLE = 'eyJpZCI6MTIsInVybCI6Imh0dHBzOlwvXC9zaXRlLnRlc3RcL2EuanBnIiwic2xpZGVzaG93IjoiM2YwYzFhYSJ9';

describe('what a link asks for', () => {
  const wanted = {
    name: 'lightbox',
    settings: { id: 12, url: 'https://site.test/a.jpg', slideshow: '3f0c1aa' },
  };

  test.each([
    ['as a server writes it', `#elementor-action%3Aaction%3Dlightbox%26settings%3D${EXAMPLE}`],
    ['as a browser shares it', `%23elementor-action%3Aaction%3Dlightbox%26settings%3D${EXAMPLE}`],
    ['encoded twice', encodeURIComponent(`%23elementor-action%3Aaction%3Dlightbox%26settings%3D${EXAMPLE}`)],
    ['in the clear', `#elementor-action:action=lightbox&settings=${EXAMPLE}`],
  ])('PB-23 is read %s', (_how, hash) => {
    expect(parseActionHash(hash)).toEqual(wanted);
  });

  test.each([
    ['no name', '#elementor-action:settings=e30='],
    ['no end of the name', '#elementor-action:action=lightbox'],
    ['another hash', '#contact'],
    ['nothing', ''],
    ['half an escape', '#elementor-action%3'],
    ['far too much', `#elementor-action:action=x&settings=${'A'.repeat(20_000)}`],
  ])('PB-23 %s is ignored', (_what, hash) => {
    expect(parseActionHash(hash)).toBeNull();
  });

  test.each(['', 'not base64!', btoa('not json'), btoa('[1,2]'), btoa('null'), btoa('"text"')])(
    'PB-23 settings that are no map are an empty one: %j',
    (settings) => {
      expect(parseActionHash(`#elementor-action:action=a&settings=${settings}`)).toEqual({
        name: 'a',
        settings: {},
      });
    },
  );

  test('PB-23 a name and settings in any script survive the way out and back', () => {
    const name = fc.stringMatching(/^[a-z_:]+$/);
    fc.assert(
      fc.property(
        name,
        fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string({ unit: 'grapheme' })),
        (name, settings) => {
          fc.pre(
            !('constructor' in Object.assign(Object.create(null), settings)) && !('prototype' in settings),
          );
          const hash = createActionHash(name, settings);
          fc.pre(hash.length < 8_000);
          expect(isActionAddress(hash)).toBe(true);
          expect(parseActionHash(hash)).toEqual({ name, settings });
        },
      ),
    );
  });
});

describe('what an action may do', () => {
  test('PB-23 a picture, a slideshow or a video of a known provider is opened', () => {
    expect(lightboxRequest({ id: 12, url: 'https://site.test/a.jpg' }, BASE)).toMatchObject({
      kind: 'image',
    });
    expect(lightboxRequest({ id: 12, url: '/a.jpg', slideshow: 'x' }, BASE)).toEqual({
      kind: 'slideshow',
      group: 'x',
      url: 'https://site.test/a.jpg',
    });
    expect(
      lightboxRequest(
        {
          type: 'video',
          url: 'https://youtu.be/abc',
          modalOptions: { id: 'elementor-lightbox-1', videoAspectRatio: '43' },
        },
        BASE,
      ),
    ).toMatchObject({
      kind: 'video',
      modal: { videoAspectRatio: '43' },
      dialogId: 'elementor-lightbox-1',
      video: { source: 'frame' },
    });
    expect(
      lightboxRequest({ type: 'video', videoType: 'hosted', url: 'https://site.test/a.mp4' }, BASE),
    ).toMatchObject({
      video: { source: 'file', url: 'https://site.test/a.mp4' },
    });
  });

  test('PB-21 PB-23 a video keeps what its author wanted of it, and leaves no cookie', () => {
    const video = (url: string): URL => {
      const request = lightboxRequest({ type: 'video', url }, BASE);
      return new URL(request?.kind === 'video' ? request.video.url : '');
    };
    const youTube = video('https://www.youtube.com/embed/abc?feature=oembed&start=12&controls=0&autoplay=0');
    expect(youTube.host).toBe('www.youtube-nocookie.com');
    expect(Object.fromEntries(youTube.searchParams)).toMatchObject({
      start: '12',
      controls: '0',
      autoplay: '1',
    });
    expect(video('https://player.vimeo.com/video/235215203?h=ab&loop=1#t=1m30s').href).toMatch(
      /loop=1.*#t=1m30s$/,
    );
    expect(video('https://www.youtube.com/watch?v=abc&list=x').searchParams.has('list')).toBe(false);
  });

  test.each([
    [{ id: 1, url: 'javascript:alert(1)' }],
    [{ id: 1, url: 'data:text/html,<script>alert(1)</script>' }],
    [{ id: 1, url: 'vbscript:x' }],
    [{ id: 1, url: 'file:///etc/passwd' }],
    [{ type: 'video', url: 'https://evil.example/frame.html' }],
    [{ type: 'video', url: '//evil.example/frame.html' }],
    [{ type: 'html', html: '<img onerror=alert(1)>' }],
    [{}],
  ])('PB-23 %j opens nothing', (settings) => {
    expect(lightboxRequest(settings, BASE)).toBeNull();
  });

  test('PB-23 of 100,000 hostile payloads none runs a script, frames a stranger or reaches a prototype', () => {
    const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'dailymotion.com', 'videopress.com'];
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    fc.assert(
      fc.property(payload, (settings) => {
        const encoded = Buffer.from(JSON.stringify(settings)).toString('base64');
        const action = parseActionHash(`#elementor-action:action=lightbox&settings=${encoded}`);
        if (!action) return;
        expectPlain(action.settings);
        const request = lightboxRequest(action.settings, BASE);
        if (!request) return;
        if (request.kind === 'video') {
          const { protocol, host } = new URL(request.video.url);
          if (request.video.source === 'frame' && !hosts.includes(host)) throw new Error(`framed ${host}`);
          if (!/^https?:$/.test(protocol)) throw new Error(`loaded ${protocol}`);
          if (request.dialogId && !/^[\w-]+$/.test(request.dialogId)) throw new Error('an id that is markup');
        } else if (request.url && !/^https?:$/.test(new URL(request.url).protocol))
          throw new Error(request.url);
      }),
      { numRuns: 100_000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  }, 120_000);
});

function expectPlain(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of ['__proto__', 'constructor', 'prototype'])
    if (Object.hasOwn(value, key)) throw new Error(`kept ${key}`);
  for (const member of Object.values(value)) expectPlain(member);
}

const hostileText = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'https://evil.example/frame.html',
    'http://youtu.be.evil.example/abc',
    'https://youtu.be/abc',
    'https://youtu.be/abc"onload=alert(1)',
    'https://vimeo.com/235215203',
    'https://site.test/a.mp4',
    '"><img src=x onerror=alert(1)>',
    'yes',
    'hosted',
    'video',
    'image',
  ),
  fc.string(),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')),
  fc.dictionary(fc.constantFrom('id', 'videoAspectRatio', 'prototype', 'constructor'), hostileText),
  fc.array(hostileText, { maxLength: 3 }),
);
const payload = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'type',
      'url',
      'id',
      'slideshow',
      'videoType',
      'modalOptions',
      'videoParams',
      'html',
      'constructor',
      'prototype',
    ),
    fc.string(),
  ),
  hostileValue,
  { maxKeys: 6 },
);
