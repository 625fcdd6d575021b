import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BACKGROUND_VIDEO_EVENT } from '../../wire/public.ts';
import { start as startSlideshow } from './background-slideshow.island.ts';
import { start as startVideo } from './background-video.island.ts';

type PageWithApis = Window & { YT?: unknown; Vimeo?: unknown };
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  for (const name of ['YT', 'Vimeo', 'elementorFrontendConfig']) Reflect.deleteProperty(window, name);
});

describe('a video behind a section', () => {
  beforeEach(() => {
    // The test's window is narrower than a desktop; phones are covered by another test.
    Object.assign(window, {
      elementorFrontendConfig: {
        responsive: { breakpoints: { mobile: { value: 100, is_enabled: true } } },
      },
    });
  });

  test('that a page has printed keeps its node and the names that its sheets look for', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const container = video({ background_video_link: '/video.mp4' });
    container.innerHTML = '<video class="elementor-background-video-hosted elementor-html5-video"></video>';
    const printed = container.firstElementChild;
    stops.push(await startVideo(container));
    expect(container.querySelector('video.elementor-background-video-hosted.elementor-html5-video')).toBe(
      printed,
    );
  });

  test('that is a file plays muted, covers its box, and is hidden until it is seen', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const container = video({ background_video_link: '/video.mp4#', background_video_start: 3 });
    stops.push(await startVideo(container));
    const file = container.querySelector('video') as HTMLVideoElement;
    expect(play).toHaveBeenCalledOnce();
    expect(file.muted && file.loop && file.playsInline).toBe(true);
    expect(file.getAttribute('src')).toBe('/video.mp4##t=3');
    expect(container.className).toContain('elementor-loading elementor-invisible');
    file.dispatchEvent(new Event('playing'));
    expect(container.className).toBe('elementor-background-video-container');
    expect([file.style.width, file.style.height]).toEqual(['800px', '450px']);
    container.style.height = '900px';
    window.dispatchEvent(new Event(BACKGROUND_VIDEO_EVENT));
    expect([file.style.width, file.style.height]).toEqual(['1600px', '900px']);
  });

  test('can be paused by anybody, and one that plays once goes away at its end', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const container = video({ background_video_link: '/video.mp4', background_play_once: 'yes' });
    stops.push(await startVideo(container));
    const button = document.querySelector<HTMLButtonElement>('.portico-background-toggle');
    expect(button?.getAttribute('aria-label')).toBe('Pause the background video');
    button?.click();
    expect(pause).toHaveBeenCalledOnce();
    expect(button?.getAttribute('aria-label')).toBe('Play the background video');
    container.querySelector('video')?.dispatchEvent(new Event('ended'));
    expect(container.classList.contains('elementor-invisible')).toBe(true);
    stops.pop()?.();
    expect(document.querySelector('.portico-background-toggle')).toBeNull();
  });

  test('of YouTube begins anew a second after its end, on the host that was asked for', async () => {
    vi.useFakeTimers();
    const calls: string[] = [];
    let events: { onReady(): void; onStateChange(event: { data: number }): void } | undefined;
    class Player {
      constructor(_place: Element, options: { host?: string; videoId: string; events: typeof events }) {
        calls.push(`${options.host} ${options.videoId}`);
        events = options.events;
      }
      mute = () => calls.push('mute');
      playVideo = () => calls.push('play');
      pauseVideo = () => calls.push('pause');
      seekTo = (seconds: number) => calls.push(`seek ${seconds}`);
      destroy = () => calls.push('destroy');
    }
    (window as PageWithApis).YT = { loaded: 1, Player };
    const container = video({
      background_video_link: 'https://youtu.be/abc',
      background_video_start: 2,
      background_video_end: 5,
      background_privacy_mode: 'yes',
    });
    stops.push(await startVideo(container));
    await vi.advanceTimersByTimeAsync(0);
    events?.onReady();
    expect(calls).toEqual(['https://www.youtube-nocookie.com abc', 'mute', 'seek 2', 'play']);
    events?.onStateChange({ data: 1 });
    expect(container.classList.contains('elementor-loading')).toBe(false);
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(4000);
    expect(calls).toEqual(['seek 2', 'play']);
    stops.pop()?.();
    expect(calls.at(-1)).toBe('destroy');
    vi.useRealTimers();
  });

  test('on a telephone waits to be allowed', async () => {
    Object.assign(window, {
      elementorFrontendConfig: {
        responsive: { breakpoints: { mobile: { value: 9000, is_enabled: true } } },
      },
    });
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    stops.push(await startVideo(video({ background_video_link: '/video.mp4' })));
    expect(play).not.toHaveBeenCalled();
  });
});

describe('pictures behind a section', () => {
  const gallery = ['a', 'b', 'c'].map((name) => ({ id: 1, url: `data:,${name}` }));

  test('are put there before everything else, and turn by themselves', async () => {
    const element = slideshow({
      background_slideshow_gallery: gallery.map((_, index) => ({ url: `/pictures/${index}.svg` })),
      background_slideshow_loop: 'yes',
      background_slideshow_slide_duration: 80,
      background_slideshow_transition_duration: 1,
      background_slideshow_ken_burns: 'yes',
    });
    stops.push(startSlideshow(element));
    const container = element.firstElementChild as HTMLElement;
    expect(container.className).toContain('elementor-background-slideshow swiper');
    expect(container.dir).toBe('rtl');
    expect(container.querySelectorAll('.elementor-background-slideshow__slide.swiper-slide')).toHaveLength(3);
    expect(container.querySelectorAll('.elementor-ken-burns--in')).toHaveLength(3);
    await vi.waitFor(() => expect(container.classList.contains('swiper-fade')).toBe(true));
    const first = container.querySelector('.swiper-slide-active');
    expect(first?.querySelector('.elementor-ken-burns--active')).not.toBeNull();
    await vi.waitFor(() => expect(container.querySelector('.swiper-slide-active')).not.toBe(first));
    stops.pop()?.();
    expect(element.innerHTML).toBe('<p>Content</p>');
  });

  test.each([
    ['slide_left', 'swiper-horizontal'],
    ['slide_up', 'swiper-vertical'],
    ['slide_down', 'swiper-vertical'],
  ])('that come by %s say so in the slider’s words: %s', (transition, name) => {
    const element = slideshow({
      background_slideshow_gallery: gallery.map((_, index) => ({ url: `/pictures/${index}.svg` })),
      background_slideshow_slide_transition: transition,
    });
    stops.push(startSlideshow(element));
    const { classList } = element.firstElementChild as HTMLElement;
    expect([...classList].filter((one) => /-(?:horizontal|vertical|fade)$/.test(one))).toEqual([name]);
  });

  test('one alone stands still, and an address that runs something is no picture', async () => {
    const element = slideshow({
      background_slideshow_gallery: [{ url: '/pictures/a.svg' }, { url: 'javascript:alert(1)' }],
    });
    stops.push(startSlideshow(element));
    expect(element.querySelectorAll('.swiper-slide')).toHaveLength(1);
    expect(element.querySelector('button')).toBeNull();
  });
});

function video(settings: object): HTMLElement {
  const element = section({ background_background: 'video', ...settings });
  element.innerHTML =
    '<div class="elementor-background-video-container" style="width: 800px; height: 300px"><div class="elementor-background-video-embed"></div></div>';
  return element.firstElementChild as HTMLElement;
}

function slideshow(settings: object): HTMLElement {
  const element = section({ background_background: 'slideshow', ...settings });
  element.innerHTML = '<p>Content</p>';
  return element;
}

function section(settings: object): HTMLElement {
  const element = document.createElement('section');
  element.className = 'elementor-element elementor-section';
  element.dataset.settings = JSON.stringify(settings);
  document.body.append(element);
  return element;
}
