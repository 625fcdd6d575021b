import { describe, expect, test } from 'vitest';
import { documentStyles } from '../document/documentStyles.ts';
import { tablesOf } from '../document/tablesOf.ts';
import { writeLocalStyle } from '../model/atomic/localStyle.ts';
import { STRUCTURES } from '../model/edits/EditorItem.ts';
import type { Control, Field } from '../model/fields/Field.ts';
import { settingName, writeField, writeOwn, writeReference } from '../model/fields/fieldValue.ts';
import { siteGlobals } from '../model/kit/siteGlobals.ts';
import type { Settings } from '../model/settings/read.ts';
import type { BuilderElement } from '../wire/public.ts';
import { editorWidgets } from './editorWidgets.ts';

const kinds = [...editorWidgets].map(([type, { fields }]) => [type, fields] as const);

describe('the editor and the page read the same table', () => {
  test.each(kinds)('PB-24 %s: what the page draws, its author can change', (type, fields) => {
    const offered = new Set(
      fields.flatMap(({ name, turnsOn = {} }) => [name.split('.')[0] ?? name, ...Object.keys(turnsOn)]),
    );
    const drawn = tablesOf(elementOf(type, {})).flatMap(({ controls }) =>
      controls.map(({ setting }) => setting),
    );
    const isFloating = editorWidgets.get(type)?.category === 'floating';
    const missing = drawn.filter((name) => !offered.has(name));
    expect(isFloating ? missing.filter((name) => !/^_|^sticky|^motion/.test(name)) : missing).toEqual([]);
  });

  test.each(kinds)(
    'PB-24 %s: what is entered in a field is drawn at once, and gone when it is cleared',
    (type, fields) => {
      const none = draw(type, {});
      for (const field of fields.filter(({ isRare, isShown }) => isRare && !isShown)) {
        if (field.control.kind === 'switch' || field.control.kind === 'site-font' || WAITING.test(field.name))
          continue;
        const name = settingName(field, 'desktop');
        const sample = sampleOf(field.control);
        if (sample === undefined) continue;
        if (field.isOfClass) {
          const { settings, styles } = inOwnClass(field, sample);
          expect(draw(type, settings, styles), field.name).not.toBe(none);
          continue;
        }
        const entered = writeField({}, field, name, sample, fields);
        expect(draw(type, entered), `${field.name} ${JSON.stringify(entered)}`).not.toBe(none);
        expect(writeField(entered, field, name, undefined, fields), field.name).toEqual({});
      }
    },
  );

  test('PB-24 no field says in programmers’ words what it is', () => {
    const labels = kinds.flatMap(([, fields]) => fields.map(({ label }) => label));
    expect(labels.filter((label) => /_|\bcolor\b|\bbg\b|Css|\bfx\b/.test(label))).toEqual([]);
  });
});

const TEXT = 'text_shadow_text_shadow';

/** What needs a second value before it has a visible effect. */
const WAITING =
  /color_b|_stop$|_ypos$|_y$|_flex_(?:order|size)$|_element_width$|grid_(?:column|row)$|_(?:h|v)$|_background$|mask_|shadow_position$|^pointer$/;

describe('what makes a setting count', () => {
  const fields = editorWidgets.get('heading')?.fields ?? [];
  const named = (name: string): Field => {
    const found = fields.find((field) => field.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const write = (settings: Settings, name: string, value: unknown, device = 'desktop'): Settings =>
    writeField(settings, named(name), settingName(named(name), device), value, fields);

  test('PB-24 comes with the first of its group and goes with the last, on whatever device', () => {
    const one = write({ title: 'A' }, 'typography_font_size', { size: 20, unit: 'px' }, 'mobile');
    expect(one).toMatchObject({ typography_typography: 'custom' });
    const two = write(one, 'typography_font_weight', '700');
    const three = write(two, 'typography_font_size', undefined, 'mobile');
    expect(three).toMatchObject({ typography_typography: 'custom', typography_font_weight: '700' });
    expect(write(three, 'typography_font_weight', undefined)).toEqual({ title: 'A' });
  });

  test('PB-24 a shadow is drawn when it is entered, normal and under the pointer', () => {
    const shadow = { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#123456' };
    const settings = write(
      write({}, '_box_shadow_box_shadow', shadow),
      '_box_shadow_hover_box_shadow',
      shadow,
    );
    expect(settings).toMatchObject({
      _box_shadow_box_shadow_type: 'yes',
      _box_shadow_hover_box_shadow_type: 'yes',
    });
    expect(draw('heading', settings)).toContain('box-shadow:1px 2px 3px 4px #123456');
    expect(draw('heading', settings)).toContain(':hover');
  });

  test('PB-24 what somebody chose stays: a gradient does not become a colour', () => {
    const gradient = { _background_background: 'gradient', _background_color_b: '#111111' };
    expect(write(gradient, '_background_color', '#222222')).toEqual({
      ...gradient,
      _background_color: '#222222',
    });
  });

  test('PB-24 a colour of the site counts like one of its own, and takes its place', () => {
    const field = named('_background_color');
    const reference = 'globals/colors?id=accent';
    const before = write({}, '_background_color', '#222222');
    const settings = writeReference(before, field, '_background_color', reference, fields);
    expect(settings).toEqual({
      _background_background: 'classic',
      __globals__: { _background_color: reference },
    });
    expect(draw('heading', settings)).toContain('--e-global-color-accent');
    expect(writeReference(settings, field, '_background_color', '', fields)).toEqual({});
  });

  test('PB-24 the colour of a shadow can be the site’s, while it moves and grows, until it is given one of its own', () => {
    const [name, color] = ['_box_shadow_box_shadow', '_box_shadow_box_shadow.color'];
    const shadow = { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#123456' };
    const reference = 'globals/colors?id=accent';
    const settings = writeReference({}, named(name), name, reference, fields, shadow);
    expect(settings).toEqual({
      [name]: shadow,
      _box_shadow_box_shadow_type: 'yes',
      __globals__: { [color]: reference },
    });
    expect(draw('heading', settings)).toContain(
      'box-shadow:1px 2px 3px 4px var(--e-global-color-accent, #61ce70)',
    );
    const moved = writeOwn(settings, named(name), name, { ...shadow, horizontal: 9 }, fields);
    expect(draw('heading', moved)).toContain('box-shadow:9px 2px 3px 4px var(--e-global-color-accent');
    const own = writeReference(moved, named(name), name, '', fields, { ...shadow, color: '#654321' });
    expect(draw('heading', own)).toContain('box-shadow:1px 2px 3px 4px #654321');
    expect(own).not.toHaveProperty('__globals__');
    expect(writeOwn(settings, named(name), name, undefined, fields)).toEqual({});
    expect(draw('heading', writeReference({}, named(TEXT), TEXT, reference, fields, shadow))).toContain(
      'text-shadow:1px 2px 3px var(--e-global-color-accent',
    );
  });

  test('PB-24 a font of the site is chosen and left again, and the element’s own sizes are still there', () => {
    const field = named('typography_typography');
    const own = write({}, 'typography_font_size', { size: 20, unit: 'px' });
    const settings = writeReference(own, field, field.name, 'globals/typography?id=primary', fields);
    expect(draw('heading', settings)).toContain('--e-global-typography-primary-font-family');
    expect(writeReference(settings, field, field.name, '', fields)).toEqual(own);
  });
});

test('PB-24 authors choose from the site’s colours and fonts, under the names that it gives them', () => {
  const { colors, fonts } = siteGlobals({
    system_colors: [{ _id: 'accent', title: 'Copper', color: '#b4552d' }],
    custom_colors: [{ _id: 'moss', title: 'Moss', color: '#1f5347' }, { _id: 'bad id', color: '#111111' }, 7],
    custom_typography: [{ _id: 'wide', title: 'Wide', typography_font_family: 'Georgia' }],
  });
  expect(colors.map(({ id, title }) => `${id} ${title}`)).toEqual([
    'primary Primary',
    'secondary Secondary',
    'text Text',
    'accent Copper',
    'moss Moss',
  ]);
  expect(fonts.at(-1)).toEqual({ id: 'wide', title: 'Wide', family: 'Georgia' });
});

/** A value in a version 4 element's own class. */
function inOwnClass({ name, shape }: Field, sample: unknown) {
  const element = { id: 'a', settings: {}, styles: {} };
  return writeLocalStyle(element, name, shape?.write(sample, undefined));
}

function elementOf(type: string, settings: Settings, styles?: Settings): BuilderElement {
  const structure = STRUCTURES.find((name) => name === type);
  const element = { id: 'a', settings, elements: [], ...(styles && { styles }) };
  if (structure) return { ...element, elType: structure };
  return { ...element, elType: 'widget', widgetType: type };
}

function draw(type: string, settings: Settings, styles?: Settings): string {
  const elements = [elementOf(type, settings, styles)];
  return documentStyles({ id: '1', type: 'page', settings: {}, elements });
}

function sampleOf(control: Control): unknown {
  switch (control.kind) {
    case 'size':
      return { size: 3, unit: control.units[0] };
    case 'sides':
      return { top: 1, right: 2, bottom: 3, left: 4, unit: 'px' };
    case 'gap':
      return { row: 1, column: 2, unit: 'px' };
    case 'number':
      return control.unit === undefined ? 3 : { size: 3, unit: control.unit };
    case 'color':
      return '#123456';
    case 'shadow':
      return { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#123456' };
    case 'choice':
      return control.choices.find(({ value }) => value !== '' && value !== 'custom')?.value;
    case 'media':
      return { url: '/a.jpg' };
    default:
      return 'Georgia';
  }
}
