import { expect, test } from 'vitest';
import { renumberCondition } from './renumber.ts';
import { addressKey, withOwnLinks } from './withOwnLinks.ts';

const LINKS = new Map([
  [addressKey('https://old.example/'), '/'],
  [addressKey('https://old.example/about-us/'), '/about-us-2/'],
  [addressKey('https://old.example/%d0%be/'), '/о/'],
]);

test.each([
  [
    'a link',
    { link: { url: 'https://old.example/about-us/', is_external: '' } },
    { link: { url: '/about-us-2/', is_external: '' } },
  ],
  ['without its last slash', { url: 'http://old.example/about-us' }, { url: '/about-us-2/' }],
  ['to a place on a page', { url: 'https://old.example/#team' }, { url: '/#team' }],
  ['in another script', { url: 'https://old.example/о/' }, { url: '/о/' }],
  [
    'of version 4',
    { $$type: 'url', value: 'https://old.example/about-us/' },
    { $$type: 'url', value: '/about-us-2/' },
  ],
  [
    'in a text',
    ['<a class="x" href="https://old.example/about-us/">us</a>'],
    ['<a class="x" href="/about-us-2/">us</a>'],
  ],
])('KT-04 %s leads to the page here', (_name, value, wanted) => {
  expect(withOwnLinks(value, LINKS)).toEqual(wanted);
});

test.each([
  [{ url: 'https://old.example/contact/' }],
  [{ url: 'https://other.example/about-us/' }],
  [{ url: 'https://old.example/?s=x' }],
  [{ url: 'https://old.example/wp-content/uploads/a.jpg' }],
  [{ title: 'https://old.example/about-us/' }],
  ['We were at https://old.example/about-us/ before.'],
  [{ url: 'https://' }],
  [{ url: '/about-us/' }],
])('KT-04 %j stays', (value) => {
  expect(withOwnLinks(value, LINKS)).toEqual(value);
});

test.each([
  ['include/general', 'include/general'],
  ['include/singular/page/7', 'include/singular/page/70'],
  ['exclude/singular/page/8', 'exclude/singular/page/8'],
  ['include/archive/category/4', 'include/archive/category/works'],
  ['include/singular/in_post_tag/4', 'include/singular/in_post_tag/works'],
  ['include/archive/category/works', 'include/archive/category/works'],
])('KT-04 the condition %s is %s here', (condition, here) => {
  const documents = new Map([['7', '70']]);
  expect(renumberCondition(condition, { documents, slugs: new Map([['4', 'works']]) })).toBe(here);
});
