import type { StyleControl, Words } from '../StyleControl.ts';

type Part = StyleControl['part'];
type More = Partial<Omit<StyleControl, 'setting' | 'kind' | 'css' | 'part'>>;
/** A property that takes the value as it is, or properties with templates. */
type Css = string | StyleControl['css'];

function control(
  kind: StyleControl['kind'],
  setting: string,
  part: Part,
  css: Css,
  more: More = {},
): StyleControl {
  return {
    setting,
    kind,
    css: typeof css === 'string' ? { [css]: '{}' } : css,
    ...(part !== undefined && part !== '' && { part }),
    ...more,
  };
}

export const color = (setting: string, part: Part = '', css: Css = 'color', more?: More): StyleControl =>
  control('color', setting, part, css, more);

export const length = (setting: string, part: Part, css: Css, more?: More): StyleControl =>
  control('length', setting, part, css, more);

export const number = (setting: string, part: Part, css: Css, more?: More): StyleControl =>
  control('number', setting, part, css, more);

export const word = (setting: string, part: Part, css: Css, words: Words, more?: More): StyleControl =>
  control('word', setting, part, css, { words, ...more });

export const picture = (setting: string, part: Part, css: Css, more?: More): StyleControl =>
  control('picture', setting, part, css, more);

/** Crops a library picture to the chosen size. */
export const cutPicture = (group: string, part: string): StyleControl =>
  control(
    'cut',
    `${group}_custom_dimension`,
    part,
    { 'aspect-ratio': '{ratio}', 'object-fit': 'cover' },
    { when: { [`${group}_size`]: ['custom'] }, isForAllDevices: true },
  );

/**
 * The same for a picture that covers a box of a different shape: what was cropped does not reappear where the box has room for
 * it. The box needs its own size.
 */
export const cutCover = (
  group: string,
  box: string,
  when: StyleControl['when'] = {},
): readonly StyleControl[] => {
  const setting = `${group}_custom_dimension`;
  const more = { when: { [`${group}_size`]: ['custom'], ...when }, isForAllDevices: true } as const;
  return [
    control('cut', setting, `${box}:has(> .size-custom)`, { 'container-type': 'size' }, more),
    control(
      'cut',
      setting,
      `${box} > .size-custom`,
      {
        position: 'absolute',
        inset: '50% auto auto 50%',
        'inline-size': 'max(100cqi, 100cqb * ({ratio}))',
        'max-inline-size': 'none',
        'block-size': 'auto',
        'aspect-ratio': '{ratio}',
        translate: '-50% -50%',
      },
      more,
    ),
  ];
};

/**
 * The same for a picture in a frame whose size, border and corners other settings define: they apply to the frame, not the
 * picture.
 */
export const cutInFrame = (group: string, frame: string): readonly StyleControl[] => {
  const setting = `${group}_custom_dimension`;
  const more = { when: { [`${group}_size`]: ['custom'] }, isForAllDevices: true } as const;
  return [
    control('cut', setting, frame, { position: 'relative', overflow: 'hidden' }, more),
    control('cut', setting, `${frame} > .size-custom`, { border: '0', 'border-radius': '0' }, more),
    ...cutCover(group, frame),
  ];
};

export const padding = (setting: string, part: Part = '', more?: More): StyleControl =>
  control('sides', setting, part, { padding: FOUR_SIDES }, more);

export const margin = (setting: string, part: Part = '', more?: More): StyleControl =>
  control('sides', setting, part, { margin: FOUR_SIDES }, more);

export const sides = (setting: string, part: Part, css: StyleControl['css'], more?: More): StyleControl =>
  control('sides', setting, part, css, more);

export const eachSide = (setting: string, part: Part, css: StyleControl['css'], more?: More): StyleControl =>
  control('each-side', setting, part, css, more);

/** Elementor names corners by the sides. */
export const radius = (setting: string, part: Part = '', more?: More): StyleControl =>
  control('sides', setting, part, { 'border-radius': FOUR_SIDES }, more);

export const opacity = (setting: string, part: Part = '', more?: More): StyleControl =>
  control('number', setting, part, 'opacity', more);

export const alignText = (setting = 'align', part: Part = '', more?: More): StyleControl =>
  control('word', setting, part, 'text-align', { words: TEXT_ALIGNMENTS, ...more });

export const blend = (setting: string, part: Part = '', more?: More): StyleControl =>
  control('word', setting, part, 'mix-blend-mode', { words: BLENDS, ...more });

/** Seconds, or milliseconds if the unit says so. */
export const transition = (
  setting: string,
  part: Part,
  properties: readonly string[],
  more?: More,
): StyleControl =>
  control(
    'number',
    setting,
    part,
    { transition: properties.map((property) => `${property} {}s`).join(',') },
    { isForAllDevices: true, ...more },
  );

/** Left is left in every language, as in Elementor. */
export const FOUR_SIDES = '{top} {right} {bottom} {left}';

const TEXT_ALIGNMENTS = ['start', 'center', 'end', 'left', 'right', 'justify'] as const;
const BLENDS = [
  ...['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn'],
  ...['hard-light', 'soft-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'],
] as const;
