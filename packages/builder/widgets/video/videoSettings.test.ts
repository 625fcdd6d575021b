import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIDEO_TYPES, type VideoProps } from './VideoProps.ts';
import { settingsFromVideo, videoFromSettings } from './videoSettings.ts';

const anyVideo: fc.Arbitrary<VideoProps> = fc.record({
  type: fc.constantFrom(...VIDEO_TYPES),
  address: fc.webUrl(),
  startS: fc.nat(),
  endS: fc.nat(),
  autoplay: fc.boolean(),
  playsInline: fc.boolean(),
  mute: fc.boolean(),
  loop: fc.boolean(),
  controls: fc.boolean(),
  captions: fc.boolean(),
  isPrivate: fc.boolean(),
  waitsForPlay: fc.boolean(),
  isLazy: fc.boolean(),
  opensLightbox: fc.boolean(),
});

test('PB-07 what a page prints of a video is read back as it was', () => {
  fc.assert(
    fc.property(anyVideo, (video) => {
      expect(videoFromSettings(JSON.parse(JSON.stringify(settingsFromVideo(video))))).toEqual(video);
    }),
  );
});

test('PB-07 settings of any kind make a video', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('video_type', 'youtube_url', 'start', 'end', 'hosted_url'),
        fc.anything(),
      ),
      (settings) => {
        const video = videoFromSettings(settings);
        expect(VIDEO_TYPES).toContain(video.type);
        expect(video.startS).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test.each([
  ['the video of this site', { hosted_url: { url: '/here.webm' } }, '/here.webm'],
  ['a video elsewhere', { external_url: { url: '/there.webm' }, insert_url: 'yes' }, '/there.webm'],
  [
    'the one that is switched on, of two',
    { hosted_url: { url: '/here.webm' }, external_url: { url: '/there.webm' }, insert_url: 'yes' },
    '/there.webm',
  ],
  [
    'not the one that is switched off',
    { hosted_url: { url: '/here.webm' }, external_url: { url: '/there.webm' }, insert_url: '' },
    '/here.webm',
  ],
  ['an address without a map around it', { external_url: '/there.webm' }, '/there.webm'],
])("PB-07 a video that is no provider's: %s", (_name, settings, address) => {
  expect(videoFromSettings({ video_type: 'hosted', ...settings }).address).toBe(address);
});
