import { expect, it } from 'vitest';
import { badgeTargets } from './badgeTargets.ts';

function item(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.querySelector('.apbct-trp') ?? host;
}

const targets = (html: string, isAdminPage = false) =>
  badgeTargets(item(html), isAdminPage).map((node) => node.className);

it('SP-18 stands in the author block of a comment, not in its metadata', () => {
  const html = `<li class="apbct-trp"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard">Ada</div></footer></article></li>`;
  expect(targets(html)).toEqual(['comment-author vcard']);
  expect(targets(html.replace('Ada', '<i class="comment-metadata"></i>'))).toEqual([]);
});

it('SP-18 takes the author block of block themes and of reviews', () => {
  expect(
    targets(
      `<li class="apbct-trp"><div class="wp-block-group"><div class="wp-block-comment-author-name">Ada</div></div></li>`,
    ),
  ).toEqual(['wp-block-comment-author-name']);
  expect(
    targets(`<li class="apbct-trp"><strong class="woocommerce-review__author">Ada</strong></li>`),
  ).toEqual(['woocommerce-review__author']);
});

it('SP-18 leaves plain inline authors alone, except on an administrator’s page', () => {
  const html = `<li class="apbct-trp"><div class="comment-body"><span class="comment-author">Ada</span></div></li>`;
  expect(targets(html)).toEqual([]);
  expect(targets(html, true)).toEqual(['comment-author']);
});

it('SP-18 a reply has its own badge, and nobody has two', () => {
  const author = '<div class="comment-author">Ada</div>';
  expect(
    targets(
      `<li class="apbct-trp"><div class="comment-body">${author}</div><ol><li class="apbct-trp"><div class="comment-body">${author}</div></li></ol></li>`,
    ),
  ).toHaveLength(1);
  const badged = author.replace('Ada', 'Ada<div class="apbct-real-user-badge"></div>');
  expect(targets(`<li class="apbct-trp"><div class="comment-body">${badged}</div></li>`)).toEqual([]);
});
