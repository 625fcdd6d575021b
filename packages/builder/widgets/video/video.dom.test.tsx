import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { Video } from './Video.tsx';
import { start } from './video.island.ts';
import { videoFromSettings } from './videoSettings.ts';

type PageWithYouTube = Window & { YT?: unknown };

afterEach(() => {
  document.body.replaceChildren();
  for (const script of document.querySelectorAll('script[src*="iframe_api"]')) script.remove();
});

describe('on our own pages', () => {
  test('PB-07 nothing of a provider is there before the visitor presses play', () => {
    const element = ours({ video_type: 'youtube', youtube_url: 'https://youtu.be/abc_DEF-123' });
    start(element);
    expect(element.querySelector('iframe')).toBeNull();
    expect(document.querySelector('script[src*="youtube"]')).toBeNull();
    expect(element.innerHTML).not.toContain('ytimg');
    const play = element.querySelector<HTMLElement>('.elementor-custom-embed-play');
    expect(play?.getAttribute('role')).toBe('button');
    press(play, 'Enter');
    const frame = element.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?.*autoplay=1/);
    expect(document.activeElement).toBe(frame);
    expect(element.querySelector('.elementor-custom-embed-image-overlay')).toBeNull();
  });

  test('PB-07 what the page prints is what the browser reads', () => {
    const element = ours({
      video_type: 'vimeo',
      vimeo_url: 'https://vimeo.com/235215203',
      loop: 'yes',
      start: 4,
    });
    expect(videoFromSettings(elementSettings(element))).toMatchObject({
      type: 'vimeo',
      address: 'https://vimeo.com/235215203',
      loop: true,
      startS: 4,
      waitsForPlay: true,
    });
  });

  test('PB-07 an address that is no video’s plays nothing', () => {
    const element = ours({ video_type: 'youtube', youtube_url: 'https://evil.example/frame.html' });
    start(element);
    element.querySelector<HTMLElement>('.elementor-custom-embed-play')?.click();
    expect(element.querySelector('iframe')).toBeNull();
  });

  test('PB-07 a video of the site’s own plays in the browser’s player', () => {
    const element = ours({
      video_type: 'hosted',
      hosted_url: { url: '/videos/a.webm' },
      controls: 'yes',
      start: 3,
      end: 9,
      image_overlay: { url: '/pictures/a.svg' },
    });
    start(element);
    const file = element.querySelector('video');
    expect(file?.getAttribute('src')).toBe('/videos/a.webm#t=3,9');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    element.querySelector<HTMLElement>('.elementor-custom-embed-play')?.click();
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });
});

describe('on markup of another product', () => {
  test('PB-07 YouTube’s script is inserted once, asked for every 350 ms, and builds the players', async () => {
    vi.useFakeTimers();
    // Keeps the real one from being loaded: a script with its URL is already on the page.
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'text/plain',
        src: 'https://www.youtube.com/iframe_api',
      }),
    );
    const settings =
      '{"video_type":"youtube","youtube_url":"https://youtu.be/abc","controls":"yes","mute":"yes","start":5}';
    const html = `<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>`;
    const first = foreign(html, settings);
    const second = foreign(html, settings);
    start(first);
    start(second);
    await vi.advanceTimersByTimeAsync(349);
    expect(document.querySelectorAll('script[src*="iframe_api"]')).toHaveLength(1);
    const Player = vi.fn();
    (window as PageWithYouTube).YT = { loaded: 1, Player };
    await vi.advanceTimersByTimeAsync(0);
    expect(Player).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(Player).toHaveBeenCalledTimes(2);
    expect(Player.mock.calls[0]?.[1]).toMatchObject({
      videoId: 'abc',
      playerVars: { controls: 1, rel: 0, start: 5 },
    });
    vi.useRealTimers();
    Reflect.deleteProperty(window, 'YT');
  });

  test('PB-07 with privacy the player comes from the host without cookies, and its messages from the page’s own origin', async () => {
    const Player = vi.fn();
    (window as PageWithYouTube).YT = { loaded: 1, Player };
    start(
      foreign(
        `<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>`,
        '{"video_type":"youtube","youtube_url":"https://youtu.be/abc","yt_privacy":"yes"}',
      ),
    );
    await vi.waitFor(() => expect(Player).toHaveBeenCalledOnce());
    const options = Player.mock.calls[0]?.[1];
    expect(options).toMatchObject({
      host: 'https://www.youtube-nocookie.com',
      origin: location.hostname,
    });
    expect(options.playerVars).not.toHaveProperty('origin');
    Reflect.deleteProperty(window, 'YT');
  });

  test('PB-07 one press on the overlay is enough for a frame that waits', () => {
    const element = foreign(
      `<div class="elementor-wrapper elementor-open-inline"><iframe class="elementor-video-iframe" data-lazy-load="about:blank?x=1&amp;autoplay=0#t=00h00m05s" title="Video"></iframe>
       <div class="elementor-custom-embed-image-overlay" style="background-image: none"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play"></div></div></div>`,
      '{"video_type":"vimeo","autoplay":"yes","vendor":1}',
    );
    start(element);
    element.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay')?.click();
    expect(element.querySelector('iframe')?.getAttribute('src')).toBe(
      'about:blank?x=1&autoplay=1#t=00h00m05s',
    );
    expect(element.querySelector('.elementor-custom-embed-image-overlay')).toBeNull();
  });

  test.each(['inline', 'lightbox'])(
    'PB-07 PB-21 the button of older markup takes the Tab key, where a video opens %s',
    (where) => {
      const element = foreign(
        `<div class="elementor-wrapper elementor-open-${where}"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button"></div></div></div>`,
        JSON.stringify({ video_type: 'youtube', lightbox: where === 'lightbox' ? 'yes' : '' }),
      );
      start(element);
      const play = element.querySelector<HTMLElement>('.elementor-custom-embed-play');
      play?.focus();
      expect(document.activeElement).toBe(play);
    },
  );

  test('PB-07 a video for the lightbox is left to it', () => {
    const element = foreign(
      '<div class="elementor-wrapper elementor-open-lightbox"><div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play"></div></div></div>',
      '{"lightbox":"yes"}',
    );
    start(element);
    element.querySelector<HTMLElement>('.elementor-custom-embed-play')?.click();
    expect(element.querySelector('.elementor-custom-embed-image-overlay')).not.toBeNull();
  });
});

function ours(settings: Record<string, unknown>): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <Video element={{ id: '1a2b3c4', elType: 'widget', widgetType: 'video', settings, elements: [] }} />,
  );
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}

function foreign(html: string, settings: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-settings', settings);
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

function press(target: Element | null | undefined, key: string): void {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
