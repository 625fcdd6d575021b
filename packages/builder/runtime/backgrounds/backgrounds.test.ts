import { expect, test } from 'vitest';
import { backgroundSlideshow } from './BackgroundSlideshow.ts';
import { backgroundVideo, roundMs } from './BackgroundVideo.ts';
import { coverSize } from './coverSize.ts';

test.each([
  [{ width: 1600, height: 400 }, 16 / 9, { width: 1600, height: 900 }],
  [{ width: 400, height: 900 }, 16 / 9, { width: 1600, height: 900 }],
  [{ width: 400, height: 400 }, 1, { width: 400, height: 400 }],
])('a video over %j with a shape of %d is %j', (box, ratio, size) => {
  expect(coverSize(box, ratio)).toEqual(size);
});

test('a background video is read from its settings, and only where the background is one', () => {
  const settings = {
    background_background: 'video',
    background_video_link: '/video.mp4',
    background_video_start: 2,
    background_video_end: '9',
    background_play_once: 'yes',
  };
  const video = backgroundVideo(settings);
  expect(video).toEqual({
    address: '/video.mp4',
    startS: 2,
    endS: 9,
    playsOnce: true,
    playsOnMobile: false,
    isPrivate: false,
  });
  expect(video && roundMs(video)).toBe(8000);
  expect(backgroundVideo({ ...settings, background_background: 'classic' })).toBeNull();
  expect(backgroundVideo({ background_background: 'video' })).toBeNull();
  expect(roundMs({ ...(video ?? fail()), endS: 0 })).toBeNull();
});

test('a slideshow behind something is read from its settings, with the defaults of the builder', () => {
  const gallery = [
    { id: 1, url: '/a.jpg' },
    { id: 2 },
    'x',
    { url: 'javascript:alert(1)' },
    { url: '/b.jpg' },
  ];
  expect(
    backgroundSlideshow({ background_background: 'slideshow', background_slideshow_gallery: gallery }),
  ).toEqual({
    images: ['/a.jpg', '/b.jpg'],
    loops: false,
    slideMs: 5000,
    transition: 'fade',
    transitionMs: 500,
    isLazy: false,
    kenBurns: null,
  });
  expect(
    backgroundSlideshow({
      background_background: 'slideshow',
      background_slideshow_gallery: gallery,
      background_slideshow_loop: 'yes',
      background_slideshow_slide_duration: '900',
      background_slideshow_slide_transition: 'slide_up',
      background_slideshow_ken_burns: 'yes',
      background_slideshow_ken_burns_zoom_direction: 'out',
    }),
  ).toMatchObject({ loops: true, slideMs: 900, transition: 'slide_up', kenBurns: 'out' });
  for (const none of [[], {}, undefined, [{}]])
    expect(
      backgroundSlideshow({ background_background: 'slideshow', background_slideshow_gallery: none }),
    ).toBeNull();
});

function fail(): never {
  throw new Error('there is no video');
}
