import { parseVideoAddress } from '@portico/kernel/videos';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedAddress } from './embedAddress.ts';

describe('whose video an address is', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/watch?feature=share&v=abc_DEF-123&t=4s', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/watch?vi=abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['//m.youtube.com/watch?v=abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['youtu.be/abc_DEF-123?t=4', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/embed/abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/v/abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/vi/abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube.com/user/abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://youtube.com/shorts/abc_DEF-123?feature=share', 'youtube', 'abc_DEF-123'],
    ['https://www.youtube-nocookie.com/embed/abc_DEF-123', 'youtube', 'abc_DEF-123'],
    ['https://vimeo.com/235215203', 'vimeo', '235215203'],
    ['https://player.vimeo.com/video/235215203', 'vimeo', '235215203'],
    ['https://player.vimeo.com/external/235215203', 'vimeo', '235215203'],
    ['https://vimeo.com/channels/staffpicks/235215203', 'vimeo', '235215203'],
    ['https://www.dailymotion.com/video/x6tqhqb_a-title', 'dailymotion', 'x6tqhqb'],
    ['https://www.dailymotion.com/hub/x6tqhqb', 'dailymotion', 'x6tqhqb'],
    ['https://videopress.com/v/ZCAOzTNk', 'videopress', 'ZCAOzTNk'],
    ['https://videopress.com/embed/ZCAOzTNk?autoPlay=0', 'videopress', 'ZCAOzTNk'],
    ['https://videos.files.wordpress.com/ZCAOzTNk/a.mp4', 'videopress', 'ZCAOzTNk'],
  ])('PB-07 %s', (address, provider, id) => {
    expect(parseVideoAddress(address)).toEqual({ provider, id });
  });

  test.each(['https://vimeo.com/235215203/abc123', 'https://player.vimeo.com/video/235215203?h=abc123'])(
    'PB-07 the key to an unlisted video is kept: %s',
    (address) => {
      expect(parseVideoAddress(address)).toEqual({
        provider: 'vimeo',
        id: '235215203',
        privacyHash: 'abc123',
      });
    },
  );

  test.each([
    '',
    'https://example.com/video.mp4',
    'https://www.youtube.com/live/abc_DEF-123',
    'https://evil.example/?https://youtu.be/abc_DEF-123',
    'https://youtube.com.evil.example/watch?v=abc_DEF-123',
    'javascript:alert(1)//youtube.com/watch?v=abc',
    'https://vimeo.com/12',
  ])('PB-07 %j is nobody’s', (address) => {
    expect(parseVideoAddress(address)).toBeNull();
  });
});

describe('the frame of a video', () => {
  test('PB-07 YouTube, on the host without cookies', () => {
    const address = embedAddress(
      { provider: 'youtube', id: 'abc' },
      { isPrivate: true, loop: true, autoplay: true, startS: 5, endS: 9, playsInline: true },
    );
    expect(address).toBe(
      'https://www.youtube-nocookie.com/embed/abc?feature=oembed&loop=1&controls=1&mute=0&rel=0&cc_load_policy=0&playlist=abc&start=5&end=9&wmode=opaque&autoplay=1&playsinline=1',
    );
  });

  test('PB-07 Vimeo, with the time at the end where it belongs', () => {
    const video = { provider: 'vimeo', id: '235215203', privacyHash: 'abc' } as const;
    expect(embedAddress(video, { autoplay: true, startS: 3690, isPrivate: true })).toBe(
      'https://player.vimeo.com/video/235215203?loop=0&muted=0&autopause=0&dnt=true&h=abc&autoplay=1#t=01h01m30s',
    );
  });

  test('PB-07 Dailymotion and VideoPress', () => {
    expect(embedAddress({ provider: 'dailymotion', id: 'x6' }, { startS: 3 })).toBe(
      'https://dailymotion.com/embed/video/x6?controls=1&mute=0&start=3&endscreen-enable=0',
    );
    expect(embedAddress({ provider: 'videopress', id: 'ZCAOzTNk' }, { mute: true })).toBe(
      'https://videopress.com/embed/ZCAOzTNk?controls=1&muted=1&loop=0',
    );
  });

  test('PB-07 whatever is parsed, the frame is the provider’s', () => {
    const hosts =
      /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com|dailymotion\.com|videopress\.com)\//;
    const address = fc.tuple(
      fc.constantFrom(
        'https://youtu.be/',
        'https://vimeo.com/',
        'https://dailymotion.com/video/',
        '',
        'https://www.youtube.com/watch?v=',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(address, ([start, rest]) => {
        const video = parseVideoAddress(start + rest);
        if (video) expect(embedAddress(video)).toMatch(hosts);
      }),
    );
  });
});
