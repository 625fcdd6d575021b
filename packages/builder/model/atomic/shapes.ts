import type { ValueShape, VariableKind, VariableSlot } from '../fields/Field.ts';
import { isActionAddress } from '../settings/actionAddress.ts';
import { isRecord, numberOf, recordOf, type Settings, textOf } from '../settings/read.ts';

/**
 * How the editor's controls read and write version 4 values, which are nested `{ $$type, value }`. Parts of a value unknown to
 * a control are kept, and unchanged parts stay identical.
 */

export const typed = (type: string, value: unknown, before: unknown): Settings => ({
  ...recordOf(before),
  $$type: type,
  value,
});

export const valueIn = (prop: unknown, type: string): unknown =>
  recordOf(prop).$$type === type ? recordOf(prop).value : undefined;

/** Text in HTML; newer documents store it with the positions of its links: `{ content, children }`. */
export const wordsShape: ValueShape = {
  read: (prop) => {
    const { value } = recordOf(prop);
    return isRecord(value) ? recordOf(value.content).value : value;
  },
  write(next, before) {
    const prop = recordOf(before);
    // Words in place of what the site filled in.
    if (prop.$$type === 'dynamic') return { $$type: 'string', value: next ?? '' };
    if (isRecord(prop.value))
      return { ...prop, value: { ...prop.value, content: typed('string', next ?? '', prop.value.content) } };
    return { ...prop, $$type: prop.$$type ?? 'string', value: next ?? '' };
  },
};

/** One of a few keywords, such as a tag. */
export const wordShape: ValueShape = {
  read: (prop) => valueIn(prop, 'string'),
  write: (next, before) => (next === undefined ? undefined : typed('string', next, before)),
};

const variable = (kind: VariableKind): VariableSlot => ({
  kind,
  read: (prop) => textOf(valueIn(prop, `global-${kind}-variable`)),
  write: (id, before) => typed(`global-${kind}-variable`, id, before),
});

export const colorShape: ValueShape = {
  read: (prop) => valueIn(prop, 'color'),
  write: (next, before) => (next === undefined ? undefined : typed('color', next, before)),
  variable: variable('color'),
};

export const fontShape: ValueShape = {
  read: (prop) => valueIn(prop, 'string') ?? valueIn(prop, 'font-family'),
  write(next, before) {
    const type = valueIn(before, 'font-family') === undefined ? 'string' : 'font-family';
    return textOf(next) === '' ? undefined : typed(type, next, before);
  },
  variable: variable('font'),
};

/** Colour of a background, which may have pictures over it. */
export const backgroundShape: ValueShape = {
  read: (prop) => colorShape.read(recordOf(valueIn(prop, 'background')).color),
  write(next, before) {
    const { color, ...others } = recordOf(valueIn(before, 'background'));
    const own = colorShape.write(next, color);
    const value = own === undefined ? others : { ...others, color: own };
    return Object.keys(value).length === 0 ? undefined : typed('background', value, before);
  },
  variable: {
    kind: 'color',
    read: (prop) => variable('color').read(recordOf(valueIn(prop, 'background')).color),
    write(id, before) {
      const value = recordOf(valueIn(before, 'background'));
      return typed('background', { ...value, color: variable('color').write(id, value.color) }, before);
    },
  },
};

export const sizeShape: ValueShape = {
  read: (prop) => valueIn(prop, 'size'),
  write: (next, before) => (next === undefined ? undefined : typed('size', next, before)),
  variable: variable('size'),
};

/** Sides by the names of Elementor's older boxes. Sides in a different unit than the first are left as they are. */
export const sidesShape: ValueShape = {
  read(prop) {
    const same = valueIn(prop, 'size');
    if (isRecord(same)) {
      const { size, unit } = same;
      return { top: size, right: size, bottom: size, left: size, unit, isLinked: true };
    }
    const sides = recordOf(valueIn(prop, 'dimensions'));
    const sizes = SIDES.map((names) => sizeAt(sides, names));
    const unit = sizes.find((size) => size.size !== undefined)?.unit;
    if (unit === undefined) return undefined;
    const shown = SIDES.map(([name], index) => [name, sizes[index]?.unit === unit ? sizes[index]?.size : '']);
    return { ...Object.fromEntries(shown), unit };
  },
  write(next, before) {
    if (next === undefined) return undefined;
    const asked = recordOf(next);
    const shown = recordOf(this.read(before));
    if (recordOf(before).$$type === 'size' && SIDES.every(([name]) => asked[name] === asked.top))
      return typed(
        'size',
        { ...recordOf(recordOf(before).value), size: asked.top, unit: asked.unit },
        before,
      );
    const isAll = recordOf(before).$$type === 'size';
    const sides = { ...recordOf(valueIn(before, 'dimensions')) };
    for (const [name, logical] of SIDES) {
      const isSame = !isAll && asked[name] === shown[name] && asked.unit === shown.unit;
      const key = name in sides ? name : logical;
      const size = numberOf(asked[name]);
      if (isSame || (size === null && !(key in sides))) continue;
      if (size === null && (shown[name] ?? '') === '') continue;
      if (size === null) delete sides[key];
      else
        sides[key] = typed(
          'size',
          { ...recordOf(recordOf(sides[key]).value), size, unit: asked.unit },
          sides[key],
        );
    }
    if (Object.keys(sides).length === 0) return undefined;
    return isAll ? { $$type: 'dimensions', value: sides } : typed('dimensions', sides, before);
  },
};

const SIDES = [
  ['top', 'block-start'],
  ['right', 'inline-end'],
  ['bottom', 'block-end'],
  ['left', 'inline-start'],
] as const;

function sizeAt(sides: Settings, names: readonly string[]): Settings {
  const name = names.find((one) => one in sides);
  return recordOf(valueIn(sides[name ?? ''], 'size'));
}

/** URL of a link. A link to the site's content by id is not a URL. */
export const linkShape: ValueShape = {
  read: (prop) => valueIn(recordOf(recordOf(prop).value).destination, 'url'),
  write(next, before) {
    if (textOf(next) === '') return undefined;
    const value = recordOf(recordOf(before).value);
    const destination = typed('url', next, value.destination);
    if (valueIn(value.tag, 'string') !== 'button' || isActionAddress(textOf(next)))
      return typed('link', { ...value, destination }, before);
    // Buttons are for actions: with any other address one would lead nowhere.
    const { tag: _button, ...others } = value;
    return typed('link', { ...others, destination }, before);
  },
};

/** A picture as its control expects it. A different URL is a different picture, with a different id. */
export const pictureShape: ValueShape = {
  read(prop) {
    const { src, alt } = recordOf(recordOf(prop).value);
    const { url, alt: ownAlt } = recordOf(recordOf(src).value);
    const address = textOf(recordOf(url).value);
    return address === '' ? undefined : { url: address, alt: textOf(recordOf(alt ?? ownAlt).value) };
  },
  write(next, before) {
    const { url = '', alt } = recordOf(next);
    const shown = recordOf(this.read(before));
    const image = recordOf(recordOf(before).value);
    const source = recordOf(recordOf(image.src).value);
    const isSame = textOf(shown.url) === textOf(url);
    const src = isSame
      ? image.src
      : typed('image-src', { ...source, id: null, url: typed('url', url, source.url) }, image.src);
    const isWorded = textOf(alt) !== textOf(shown.alt);
    return typed(
      'image',
      {
        ...image,
        ...(src !== undefined && { src }),
        ...(isWorded && { alt: typed('string', alt, image.alt) }),
      },
      before,
    );
  },
};
