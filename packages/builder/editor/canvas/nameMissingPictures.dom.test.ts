import { expect, onTestFinished, test } from 'vitest';
import { nameMissingPictures } from './nameMissingPictures.ts';

test('K the canvas names a picture that cannot be loaded, in its size, and changes nothing of the page', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument ?? document;
  onTestFinished(nameMissingPictures(page));
  const html = '<img alt="" width="320" height="180" src="data:image/png,&quot;quay.jpg">';
  page.body.innerHTML = html;
  const [picture] = page.images;
  const drawn = () => (picture ? (page.defaultView?.getComputedStyle(picture).content ?? '') : '');
  await expect.poll(drawn).toContain('Missing');
  expect(decodeURIComponent(drawn())).toMatch(/width="320" height="180".*quay\.jpg/s);
  expect(page.body.innerHTML).toBe(html);
});
