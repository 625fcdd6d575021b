import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { one, onPage } from '../../testing/page.ts';
import type { AudioProps } from './AudioProps.ts';
import { AudioView } from './AudioView.tsx';
import { start } from './audio.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'wp');
});

test('PB-10 the markup of a player says all that it was rendered from', () => {
  const anyAudio = fc.record({
    title: fc.string().map((text) => text.replaceAll(/[\r\0]/g, '')),
    src: fc.webPath().map((path) => `/sounds${path}.mp3`),
    preload: fc.constantFrom('none' as const, 'metadata' as const, 'auto' as const),
    loops: fc.boolean(),
  });
  fc.assert(
    fc.property(anyAudio, (props) => {
      const element = document.createElement('div');
      element.innerHTML = renderToString(<AudioView {...props} preload="none" />);
      one(element, 'audio').setAttribute('preload', props.preload);
      expect(readAudio(element)).toEqual(props);
    }),
  );
  expect(readAudio(onPage('<p></p>'))).toBeNull();
});

test("PB-10 the CMS's own player is started where the page has it", () => {
  const initialize = vi.fn();
  Object.assign(window, { wp: { mediaelement: { initialize } } });
  start(onPage(FOREIGN));
  expect(initialize).toHaveBeenCalledOnce();
});

test.each([[undefined], [{}], [{ mediaelement: null }], [{ mediaelement: {} }]])(
  'PB-10 a page whose player is %j keeps its audio as it is',
  (wp) => {
    Object.assign(window, { wp });
    const element = onPage(FOREIGN);
    const before = element.innerHTML;
    expect(() => start(element)).not.toThrow();
    expect(element.innerHTML).toBe(before);
  },
);

const FOREIGN =
  '<audio class="wp-audio-shortcode" preload="none" controls="controls"><source type="audio/mpeg" src="/a.mp3?_=1"><a href="/a.mp3">a.mp3</a></audio>';

/** Reads an audio widget from its markup; `null` if there is none. */
function readAudio(element: Element): AudioProps | null {
  const audio = element.querySelector<HTMLAudioElement>('audio.wp-audio-shortcode');
  if (!audio) return null;
  const preload = audio.getAttribute('preload');
  return {
    title: element.querySelector('.elementor-audio-title')?.textContent ?? '',
    src: audio.getAttribute('src') ?? audio.querySelector('source')?.getAttribute('src') ?? '',
    preload: preload === 'metadata' || preload === 'auto' ? preload : 'none',
    loops: audio.loop,
  };
}
