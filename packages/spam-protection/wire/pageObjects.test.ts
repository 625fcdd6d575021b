import { expect, it } from 'vitest';
import { readPageObjects } from './pageObjects.ts';

const page = (ctPublic?: unknown, ctPublicFunctions?: unknown) =>
  readPageObjects({ ctPublic, ctPublicFunctions } as unknown as Window);

it('SP-23 SP-24 without both objects there is no configuration', () => {
  expect(page()).toBeNull();
  expect(page({}, undefined)).toBeNull();
  expect(page(null, {})).toBeNull();
  expect(page('text', {})).toBeNull();
});

it.each([true, 1, '1'])('SP-23 a flag may be %j', (on) => {
  expect(page({ data__key_is_ok: on }, {})?.isKeyOk).toBe(true);
});

it.each([false, 0, '0', '', null, undefined, 'yes'])('SP-23 a flag that is %j is off', (off) => {
  expect(page({ data__key_is_ok: off }, {})?.isKeyOk).toBe(false);
});

it('SP-23 SP-47 a flag that neither object mentions is what the caller expects of older sites', () => {
  expect(page({}, {})?.flag('data__visible_fields_required', true)).toBe(true);
  expect(page({ data__visible_fields_required: '0' }, {})?.flag('data__visible_fields_required', true)).toBe(
    false,
  );
});

it('SP-23 the bot detector goes by either of its names', () => {
  expect(page({ settings__data__bot_detector_enabled: '1' }, {})?.hasBotDetector).toBe(true);
  expect(page({ bot_detector_enabled: true }, {})?.hasBotDetector).toBe(true);
  expect(page({}, { bot_detector_enabled: 1 })?.hasBotDetector).toBe(true);
  expect(page({}, {})?.hasBotDetector).toBe(false);
  const both = { settings__data__bot_detector_enabled: '0', bot_detector_enabled: '1' };
  expect(page(both, {})?.hasBotDetector).toBe(false);
});

it('SP-23 SP-24 what stands in either object is found', () => {
  const found = page(
    { data__cookies_type: 'native' },
    { cookiePrefix: 'a_', data__ajax_type: 'rest', _rest_url: '/r/' },
  );
  expect(found).toMatchObject({ cookiesType: 'native', ajaxType: 'rest', cookiePrefix: 'a_', scriptKey: 0 });
  expect(found?.text('_rest_url')).toBe('/r/');
});

it('SP-23 an unknown cookie mode is none, and an unreachable transport is admin-ajax', () => {
  expect(page({ data__cookies_type: 'flour' }, { data__ajax_type: false })).toMatchObject({
    cookiesType: 'none',
    ajaxType: 'admin_ajax',
  });
});
