import { expect, test } from 'vitest';
import { withPictureBoxes } from './withPictureBoxes.ts';

const BOX = 'linear-gradient(#72767c,#72767c)';

test.each([
  [
    '.a{background-image:url("https://x.example/a;}b.jpg");color:red}',
    `.a{background-image:url("https://x.example/a;}b.jpg"),${BOX};color:red}`,
  ],
  ['.a{background-image:url("//x.example/a.jpg")}', `.a{background-image:url("//x.example/a.jpg"),${BOX}}`],
  [
    '.a{background-image:linear-gradient(red,blue),url("https://x.example/a.jpg")}',
    `.a{background-image:linear-gradient(red,blue),url("https://x.example/a.jpg"),${BOX}}`,
  ],
  [
    '.a{background-image:url("https://x.example/a.jpg")!important}',
    `.a{background-image:url("https://x.example/a.jpg"),${BOX}!important}`,
  ],
  [
    '.a{background-image:url("/blog/wp-content/uploads/a.jpg")}',
    `.a{background-image:url("/blog/wp-content/uploads/a.jpg"),${BOX}}`,
  ],
])('K a colour lies under what a page cannot load: %s', (css, expected) => {
  expect(withPictureBoxes(css)).toBe(expected);
});

test('KT-04 the placeholder of an imported picture that lies behind text is drawn for that', () => {
  const box = '/kit-pictures/00000000-0000-0000-0000-000000000000-300x200.svg';
  expect(withPictureBoxes(`.a{background-image:linear-gradient(red,blue),url("${box}")!important}`)).toBe(
    `.a{background-image:linear-gradient(red,blue),url("${box}?behind")!important}`,
  );
});

test.each([
  '.a{background-image:url("/media/a.webp")}',
  '.a{mask-image:url("https://x.example/a.svg")}',
  '.a{--background-image:url("https://x.example/a.svg")}',
  '.a{background-image:none}',
])('K nothing lies under what it can: %s', (css) => {
  expect(withPictureBoxes(css)).toBe(css);
});
