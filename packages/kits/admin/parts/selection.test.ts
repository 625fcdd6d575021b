import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../manifest/parseManifest.ts';
import { KIT_PARTS } from '../../wire/public.ts';
import {
  customizePart,
  partsIn,
  postTypesIn,
  selectionFor,
  togglePart,
  WHOLE_SITE,
  wholeSite,
} from './selection.ts';

describe('choosing parts', () => {
  it('KT-04 unticking a part forgets what was chosen of it; ticking puts it back in its place', () => {
    const chosen = customizePart(WHOLE_SITE, 'content', { customPostTypes: ['post'] });
    const without = togglePart(chosen, 'content');
    expect(without).toMatchObject({
      includes: ['templates', 'settings', 'plugins'],
      customization: { content: null },
    });
    expect(togglePart(without, 'content').includes).toEqual(KIT_PARTS);
  });

  it('KT-04 templates are a matter of the full builder, on export and on import', () => {
    expect(wholeSite(true)).toEqual(WHOLE_SITE);
    expect(wholeSite(false).includes).toEqual(['content', 'settings', 'plugins']);
    const { manifest } = parseManifest({ templates: { 1: { doc_type: 'page' } } });
    expect(selectionFor(manifest, true).includes).toContain('templates');
    expect(selectionFor(manifest, false).includes).not.toContain('templates');
  });

  it('KT-04 plugins stay once they are in, unless none is left', () => {
    expect(togglePart(WHOLE_SITE, 'plugins')).toBe(WHOLE_SITE);
    const none = customizePart(WHOLE_SITE, 'plugins', { a: false });
    expect(none.includes).not.toContain('plugins');
    expect(none.customization.plugins).toBeNull();
    expect(customizePart(none, 'plugins', { a: true }).includes).toContain('plugins');
  });

  it.each([
    [{}, ['plugins']],
    [{ 'site-settings': { theme: false } }, ['plugins']],
    [{ 'site-settings': { theme: true } }, ['settings', 'plugins']],
    [{ templates: { 1: { doc_type: 'page' } } }, ['templates', 'plugins']],
    [{ taxonomies: { post: ['category'] } }, ['content', 'plugins']],
    [{ 'custom-post-type-title': { book: { name: 'book', label: 'Books' } } }, ['content', 'plugins']],
  ])('KT-04 a manifest with %j has %j', (raw, parts) => {
    const { manifest } = parseManifest({ version: '3.0', ...raw });
    expect(partsIn(manifest)).toEqual(parts);
    expect(selectionFor(manifest).includes).toEqual(parts);
  });

  it('KT-04 lists the post types that a kit has something of', () => {
    const { manifest } = parseManifest({
      version: '3.0',
      content: { page: { 1: {} }, book: [] },
      'wp-content': { post: ['3'] },
    });
    expect(postTypesIn(manifest)).toEqual(['page', 'post']);
  });
});
