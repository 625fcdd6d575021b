import { expect, it } from 'vitest';
import { kindOf, linksIn } from './findPages.ts';

it('finds the pages that a page leads to, once each', () => {
  const html = `
    <a href="/">Home</a> <a class="nav" href="/contact/">Contact</a> <a href="/contact/#form">Write</a>
    <a href="/blog/?order=new">Blog</a> <a href="/admin/">Sign in</a> <a href="/brochure.pdf">Brochure</a>
    <a href="//foreign.example/">Away</a> <a href="https://foreign.example/">Away</a> <a href="#top">Up</a>`;
  expect(linksIn(html)).toEqual(['/', '/contact/', '/blog/']);
});

it('tells what one view draws from what is a page of its own', () => {
  const ofPath = (path: string) => kindOf({ path, html: '' });
  expect(['/', '/contact/', '/author/ada/', '/blog/', '/blog/page/2/'].map(ofPath)).toEqual([
    '/',
    '/contact/',
    '/author/',
    '/blog/',
    '/blog/',
  ]);
  expect(kindOf({ path: '/larch/', html: '<meta property="og:type" content="article"/>' })).toBe('post');
});
