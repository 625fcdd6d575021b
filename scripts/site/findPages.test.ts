import { expect, it } from 'vitest';
import { linksIn } from './findPages.ts';

it('finds the pages that a page leads to, once each', () => {
  const html = `
    <a href="/">Home</a> <a class="nav" href="/contact/">Contact</a> <a href="/contact/#form">Write</a>
    <a href="/blog/?order=new">Blog</a> <a href="/admin/">Sign in</a> <a href="/brochure.pdf">Brochure</a>
    <a href="//foreign.example/">Away</a> <a href="https://foreign.example/">Away</a> <a href="#top">Up</a>`;
  expect(linksIn(html)).toEqual(['/', '/contact/', '/blog/']);
});
