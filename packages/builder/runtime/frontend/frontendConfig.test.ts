import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrontendConfig } from './frontendConfig.ts';

test('PB-24 edit mode, and the lightbox in it, are read from the page', () => {
  expect(parseFrontendConfig({ environmentMode: { edit: true } })).toMatchObject({
    isEditMode: true,
    opensLightboxInEditor: true,
  });
  const off = { settings: { editorPreferences: { lightbox_in_editor: '' } } };
  expect(parseFrontendConfig(off).opensLightboxInEditor).toBe(false);
});

test('PB-20 PB-21 maps that arrive as empty lists are empty maps', () => {
  const config = parseFrontendConfig({ kit: [], settings: { page: [], editorPreferences: [] }, i18n: [] });
  expect(config.kit).toEqual({});
  expect(config.page).toEqual({});
  expect(config.label('close')).toBeNull();
  expect(config.label('toString')).toBeNull();
});

test('PB-16 only the breakpoints that the site switched on are in force', () => {
  const breakpoints = {
    mobile: { value: 700, direction: 'max', is_enabled: true },
    tablet: { value: '1000', direction: 'max', is_enabled: true },
    laptop: { value: 1366, direction: 'max', is_enabled: false },
  };
  expect(parseFrontendConfig({ responsive: { breakpoints } }).breakpoints).toEqual([
    { device: 'mobile', value: 700, direction: 'max' },
    { device: 'tablet', value: 1000, direction: 'max' },
  ]);
});

test('PB-24 whatever the object holds, there is a configuration', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(parseFrontendConfig(raw).breakpoints.length).toBeGreaterThan(0);
    }),
  );
});
