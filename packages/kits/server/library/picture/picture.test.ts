import { expect, test } from 'vitest';
import { drawPicture } from './drawPicture.ts';

const FACTS = {
  title: 'Harbour',
  colours: ['#123456', '#0af'],
  fonts: ['Besley', 'Inter'],
  blocks: [
    { is: 'heading', text: 'Boats & berths' },
    { is: 'text', text: 'Moor with us' },
    { is: 'picture', text: '' },
    { is: 'button', text: 'Book' },
  ],
} as const;

test('KT-07 the picture of a kit shows its first page in its colours and fonts', () => {
  const svg = drawPicture(FACTS);
  expect(readable(svg)).toContain('Boats & berths');
  expect(readable(svg)).toContain('Moor with us');
  expect(svg).toContain('fill="#123456"');
  expect(svg).toContain('font-family="\'Besley\', system-ui, sans-serif"');
});

test('KT-07 a kit of which nothing is known has a picture of its name, always the same', () => {
  const bare = { title: 'Harbour', colours: [], fonts: [], blocks: [] };
  expect(readable(drawPicture(bare))).toContain('Harbour');
  expect(drawPicture(bare)).toBe(drawPicture(bare));
  expect(drawPicture(bare)).not.toBe(drawPicture({ ...bare, title: 'Quay' }));
});

test('KT-07 nothing in a kit gets out of the text of its picture', () => {
  const evil = '"/><script>alert(1)</script>&lt;\u0000';
  const svg = drawPicture({
    title: evil,
    colours: [evil, 'url(https://evil.example/)', '#fff" onload="x', '#0af'],
    fonts: [`x" onload="y`, evil],
    blocks: [{ is: 'heading', text: evil }],
  });
  expect(readable(svg)).toContain('<script>');
  expect([...new Set([...svg.matchAll(TAG)].map(([, name]) => name))].sort()).toEqual(
    ['svg', 'title', 'rect', 'text', 'circle', undefined].sort(),
  );
  expect(svg).not.toMatch(/\son\w+="/);
  expect(svg).not.toContain('evil.example');
});

const TAG = /<(\w+)(?: [\w:-]+="[^"<>]*")*\/?>|<\/\w+>/g;
const SIGN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** All text of a picture, after checking that only allowed characters are outside its tags. */
function readable(svg: string): string {
  const text = svg.replace(TAG, '\n');
  expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  return text.replace(/&([\w#]+);/g, (_match, name: string) => SIGN[name] ?? '');
}
