import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import videoSheet from '../widgets/video/video.css?inline';
import { documentStyles } from './documentStyles.ts';

test('K a picture that was cut upright covers a wide video with what the cut left of it', () => {
  const settings = {
    image_overlay: { url: '/a.webp', id: 5 },
    image_overlay_size: 'custom',
    image_overlay_custom_dimension: { width: 100, height: 200 },
  };
  const video = { id: 'abc1234', elType: 'widget', widgetType: 'video', settings, elements: [] };
  const sheet = document.createElement('style');
  sheet.textContent =
    videoSheet + documentStyles(parseDocument([video], { id: 7, cleanHtml: (html) => html }));
  const page = document.createElement('div');
  page.innerHTML = `<div class="elementor-7" style="inline-size:320px"><div class="elementor-element elementor-element-abc1234 elementor-widget-video">
    <div class="elementor-wrapper"><div class="elementor-custom-embed-image-overlay"><img class="size-custom" width="100" height="200" alt=""></div></div></div></div>`;
  document.head.append(sheet);
  document.body.append(page);
  onTestFinished(() => {
    sheet.remove();
    page.remove();
  });
  const box = (selector: string) => page.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [frame, picture] = [box('.elementor-wrapper'), box('img')];
  expect([frame.width, frame.height]).toEqual([320, 180]);
  expect([picture.width, picture.height]).toEqual([320, 640]);
  expect(picture.y - frame.y).toBe(-230);
  expect(picture.x).toBe(frame.x);
});
