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
