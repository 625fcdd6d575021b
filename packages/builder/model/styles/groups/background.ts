import type { StyleControl } from '../StyleControl.ts';
import { color, length, picture, word } from './plain.ts';

type Part = StyleControl['part'];

/**
 * A colour and a picture, or a gradient. `always` is added to either, for parts that need it; `first` is the gradient's default
 * first colour, for parts that always have a colour.
 */
export function background(
  group: string,
  part: Part = '',
  always: Readonly<Record<string, string>> = {},
  first?: string,
): readonly StyleControl[] {
  const kind = `${group}_background`;
  const classic = { when: { [kind]: ['classic'] } };
  const withPicture = { when: { [kind]: ['classic'], [`${group}_image`]: ['*'] } };
  return [
    ...(Object.keys(always).length > 0
      ? [word(kind, part, {}, { classic: always, gradient: always }, { isForAllDevices: true })]
      : []),
    color(`${group}_color`, part, 'background-color', {
      when: { [kind]: ['classic', 'video', 'slideshow'] },
    }),
    ...gradient(group, part, first),
    picture(`${group}_image`, part, 'background-image', classic),
    word(`${group}_position`, part, 'background-position', POSITIONS, withPicture),
    length(
      `${group}_xpos`,
      part,
      { 'background-position': `var(--p-place, {} {${group}_ypos})` },
      {
        tabletCss: { 'background-position': `var(--p-place-phone, {} {${group}_ypos})` },
        phoneCss: { 'background-position': `{} {${group}_ypos}` },
        otherwise: '0px',
        isOfEachDevice: true,
        uses: { [`${group}_ypos`]: { kind: 'length', otherwise: '0px' } },
        when: { ...withPicture.when, [`${group}_position`]: ['initial'] },
      },
    ),
    word(`${group}_attachment`, part, 'background-attachment', ATTACHMENTS, {
      ...withPicture,
      isForAllDevices: true,
    }),
    word(`${group}_repeat`, part, 'background-repeat', REPEATS, withPicture),
    word(`${group}_size`, part, 'background-size', ['auto', 'cover', 'contain'], withPicture),
    length(
      `${group}_bg_width`,
      part,
      { 'background-size': '{} auto' },
      {
        otherwise: '100%',
        uses: { [`${group}_size`]: { kind: 'word', words: ['initial'] } },
        when: { ...withPicture.when, [`${group}_size`]: ['initial'] },
      },
    ),
    picture(
      `${group}_video_fallback`,
      part,
      { background: '{} 50% 50% / cover' },
      { when: { [kind]: ['video'] } },
    ),
  ];
}

/**
 * Backgrounds that are plain until another kind is chosen. Elementor does not store defaults, so such a group often has a
 * colour or a picture and no kind.
 */
export function classicAtFirst(group: string, controls: readonly StyleControl[]): readonly StyleControl[] {
  const kind = `${group}_background`;
  return controls.map((control) =>
    control.when?.[kind]?.includes('classic')
      ? { ...control, when: { ...control.when, [kind]: ['', ...control.when[kind]] } }
      : control,
  );
}

/**
 * The picture or gradient of something over the page, which no page sheet can reach: as inherited custom properties
 * (`--p-<name>-background-image`).
 */
export function backgroundVariables(name: string, group: string): readonly StyleControl[] {
  const passing = ['image', 'position', 'repeat', 'size', 'gradient_angle', 'gradient_position'];
  return classicAtFirst(group, background(group))
    .filter(({ setting }) => passing.some((one) => setting === `${group}_${one}`))
    .map((control) => ({
      ...control,
      css: Object.fromEntries(
        Object.entries(control.css)
          .filter(([property]) => property !== 'background-color')
          .map(([property, value]) => [`--p-${name}-${property}`, value]),
      ),
    }));
}

function gradient(group: string, part: Part, first?: string): readonly StyleControl[] {
  const stops = `{${group}_color} {${group}_color_stop}, {${group}_color_b} {${group}_color_b_stop}`;
  const uses = {
    [`${group}_color`]: { kind: 'color', ...(first && { otherwise: first }) },
    [`${group}_color_stop`]: { kind: 'length', otherwise: '0%' },
    // A gradient needs a second colour: without one it is the first colour alone, as in Elementor.
    [`${group}_color_b`]: { kind: 'color', otherwise: SECOND_COLOR, unknown: `${group}_color` },
    [`${group}_color_b_stop`]: { kind: 'length', otherwise: '100%' },
  } as const;
  const when = (type: readonly string[]): NonNullable<StyleControl['when']> => ({
    [`${group}_background`]: ['gradient'],
    [`${group}_gradient_type`]: type,
  });
  return [
    length(
      `${group}_gradient_angle`,
      part,
      { ...NO_COLOR, 'background-image': `linear-gradient({}, ${stops})` },
      { otherwise: '180deg', uses, when: when(['', 'linear']), isSaidItself: true },
    ),
    word(
      `${group}_gradient_position`,
      part,
      { ...NO_COLOR, 'background-image': `radial-gradient(at {}, ${stops})` },
      POSITIONS,
      {
        otherwise: 'center center',
        uses: { ...uses, [`${group}_gradient_type`]: { kind: 'word', words: ['radial'] } },
        when: when(['radial']),
        isSaidItself: true,
      },
    ),
  ];
}

/** Elementor's gradients replace a background colour. */
const NO_COLOR = { 'background-color': 'transparent' } as const;

/** Elementor's default. */
const SECOND_COLOR = '#f2295b';

/** Backgrounds are fixed on wide screens only. */
const ATTACHMENTS = { scroll: 'scroll', fixed: 'var(--p-still, fixed)' } as const;

/** Older documents write `center-left`. */
export const POSITIONS: Readonly<Record<string, string>> = Object.fromEntries(
  ['top', 'center', 'bottom'].flatMap((block) =>
    ['left', 'center', 'right'].flatMap((inline) => [
      [`${block} ${inline}`, `${block} ${inline}`],
      [`${block}-${inline}`, `${block} ${inline}`],
    ]),
  ),
);
const REPEATS = ['repeat', 'no-repeat', 'repeat-x', 'repeat-y'] as const;
