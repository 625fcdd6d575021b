import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from '../pictures.ts';
import { catalogue } from './catalogue.ts';

const publicFile = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

describe.each(Object.entries(catalogue))('the picture %s', (name, draw) => {
  it('in the public folder is the one that is drawn today', () => {
    expect(publicFile(`/pictures/${name}.svg`)).toBe(draw());
  });

  it('holds no broken number and no code', () => {
    expect(draw()).not.toMatch(/NaN|undefined|Infinity|<script|href=/);
  });
});

describe('the pictures that pages show', () => {
  it.each(Object.entries(pictures))(
    '%s has the size that the page keeps free',
    (_, { src, width, height }) => {
      expect(publicFile(src)).toContain(`width="${width}" height="${height}"`);
    },
  );
});
