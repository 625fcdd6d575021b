import { afterEach, describe, expect, test, vi } from 'vitest';
import { start as startSnap } from './scroll-snap.island.ts';
import { start } from './sticky-anchors.island.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

describe('targets beneath sticky elements', () => {
  test('PB-22 get the offset of the sticky element before them', async () => {
    page(`
      ${sticky('a1', 80)}<div style="height:500px"></div><h2 id="near">Near</h2><div style="height:500px"></div>
      ${sticky('b2', 40)}<div style="height:500px"></div><h2 id="far_away">Far</h2><h2 id="1st">First</h2>
      <div class="elementor-element"><a href="#near">n</a><a href="#far_away">f</a><a href="#1st">1</a><a href="#">top</a></div>`);
    await vi.waitFor(() => expect(margin('near')).toBe('80px'));
    expect(margin('far_away')).toBe('40px');
    expect(margin('1st')).toBe('');
  });

  test('PB-22 that arrive later are looked after, and let go when nothing sticks any more', async () => {
    const root = page(`${sticky('a1', 80)}<div class="elementor-element" id="links"></div>`);
    root.insertAdjacentHTML('beforeend', '<h2 id="later" style="margin-top:300px">Later</h2>');
    root.querySelector('#links')?.insertAdjacentHTML('beforeend', '<a href="#later">l</a>');
    await vi.waitFor(() => expect(margin('later')).toBe('80px'));
    root.querySelector('.elementor-sticky')?.classList.remove('elementor-sticky');
    await vi.waitFor(() => expect(margin('later')).toBe(''));
  });
});

test('PB-22 a header that the page itself lets stick counts from where it rests, however far the page is scrolled', async () => {
  const root = page(`${sticky('a1', 80)}<h2 id="near">Near</h2><div style="height:5000px"></div>
    <div class="elementor-element"><a href="#near">n</a></div>`);
  const header = root.querySelector<HTMLElement>('.elementor-sticky');
  Object.assign(header?.style ?? {}, { position: 'sticky', top: '0px' });
  await vi.waitFor(() => expect(margin('near')).toBe('80px'));
  window.scrollTo(0, 3000);
  root.insertAdjacentHTML(
    'beforeend',
    '<p id="more">More</p><div class="elementor-element"><a href="#more">m</a></div>',
  );
  await vi.waitFor(() => expect(margin('more')).toBe('80px'));
  expect(margin('near')).toBe('80px');
  expect(header?.style.position).toBe('sticky');
});

describe('a page that stops at its sections', () => {
  test('PB-22 does not while a link carries the visitor past them', async () => {
    const root = page('<a href="#end">to the end</a><div style="height:4000px"></div><h2 id="end">End</h2>');
    root.setAttribute('data-elementor-settings', '{"scroll_snap":"yes"}');
    stops.push(startSnap(root));
    expect(document.documentElement.classList.contains('portico-scroll-snap')).toBe(true);
    root.querySelector('a')?.click();
    expect(document.body.style.scrollSnapType).toBe('none');
    await vi.waitFor(() => expect(document.body.style.scrollSnapType).toBe(''), { timeout: 5000 });
    history.replaceState(null, '', location.pathname + location.search);
  });

  test.each(['{"scroll_snap":""}', '[]', '{'])('PB-22 settings %s leave the page alone', (settings) => {
    const root = page('');
    root.setAttribute('data-elementor-settings', settings);
    stops.push(startSnap(root));
    expect(document.documentElement.classList.contains('portico-scroll-snap')).toBe(false);
  });
});

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.className = 'elementor';
  root.innerHTML = html;
  document.body.append(root);
  for (const element of root.querySelectorAll<HTMLElement>('.elementor-sticky')) stops.push(start(element));
  return root;
}

function sticky(id: string, offset: number): string {
  return `<div class="elementor-element elementor-sticky" data-id="${id}" data-settings='{"sticky_anchor_link_offset":${offset}}'>Header</div>`;
}

function margin(id: string): string | undefined {
  return document.getElementById(id)?.style.scrollMarginTop;
}
