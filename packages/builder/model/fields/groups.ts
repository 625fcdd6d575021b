import type { Settings } from '../settings/read.ts';
import {
  choice,
  color,
  type Field,
  font,
  media,
  number,
  sides,
  size,
  text,
  textarea,
  toggle,
} from './Field.ts';
import { SECTIONS } from './sections.ts';

const STYLE = { group: 'style' } as const;
const ADVANCED = { group: 'advanced' } as const;

export const ALIGNMENTS = { '': 'Default', start: 'Start', center: 'Centre', end: 'End' } as const;

export const alignment = (choices: Readonly<Record<string, string>> = ALIGNMENTS): Field =>
  choice('align', 'Alignment', choices, { ...STYLE, isPerDevice: true });

/** Display size of library pictures, by their group of settings. */
export function pictureSize(
  group: string,
  isShown: (settings: Settings) => boolean = () => true,
): readonly Field[] {
  const sizes = {
    '': 'Default',
    thumbnail: 'Square, 150 px',
    medium: 'Up to 300 px',
    medium_large: 'Up to 768 px',
    large: 'Up to 1024 px',
    full: 'Full size',
    custom: 'Custom size',
  };
  return [choice(`${group}_size`, 'Picture size', sizes, { isShown }), ...cutMeasures(group, isShown)];
}

/** The same for pictures that cover a box, which determines their size. */
export function coverSize(
  group: string,
  isShown: (settings: Settings) => boolean = () => true,
): readonly Field[] {
  return [
    choice(`${group}_size`, 'Picture size', { '': 'Full size', custom: 'Custom size' }, { isShown }),
    ...cutMeasures(group, isShown),
  ];
}

function cutMeasures(group: string, isShown: (settings: Settings) => boolean): readonly Field[] {
  const isCut = { isShown: (of: Settings) => isShown(of) && of[`${group}_size`] === 'custom' };
  const pixels = { min: 1, max: 4000 };
  return [
    number(`${group}_custom_dimension.width`, 'Width (px)', pixels, isCut),
    number(`${group}_custom_dimension.height`, 'Height (px)', pixels, isCut),
  ];
}

/** Typography only applies once it is marked as the element's own. */
const WORDS = {
  ...STYLE,
  section: SECTIONS.typography,
  turnsOn: { typography_typography: 'custom' },
} as const;

export function typography(): readonly Field[] {
  return [
    font('typography_font_family', 'Font', WORDS),
    size('typography_font_size', 'Text size', { ...WORDS, units: ['px', 'rem', 'em', 'vw'] }),
    choice(
      'typography_font_weight',
      'Weight',
      {
        '': 'Site default',
        300: 'Light',
        400: 'Normal',
        500: 'Medium',
        600: 'Semi-bold',
        700: 'Bold',
        900: 'Black',
      },
      WORDS,
    ),
    choice(
      'typography_text_transform',
      'Letter case',
      { '': 'As written', uppercase: 'UPPERCASE', lowercase: 'lowercase', capitalize: 'Capitalise' },
      WORDS,
    ),
    size('typography_line_height', 'Line height', { ...WORDS, units: ['em', 'px', 'rem'] }),
    size('typography_letter_spacing', 'Letter spacing', { ...WORDS, units: ['px', 'em'] }),
  ];
}

/** Spacing, border and background, which every element has. Widgets prefix the names with an underscore. */
export function box(prefix: '' | '_'): readonly Field[] {
  const group = { ...(prefix === '' ? STYLE : ADVANCED), section: SECTIONS.background };
  const frame = { ...ADVANCED, section: SECTIONS.border };
  const filled = { ...group, turnsOn: { [`${prefix}background_background`]: 'classic' } };
  const overlay = { ...group, section: SECTIONS.overlay };
  const withOverlay = { ...overlay, turnsOn: { [`${prefix}background_overlay_background`]: 'classic' } };
  const isGradient = (settings: Readonly<Record<string, unknown>>): boolean =>
    settings[`${prefix}background_background`] === 'gradient';
  return [
    sides(`${prefix}margin`, 'Margin', ADVANCED),
    sides(`${prefix}padding`, 'Padding', ADVANCED),
    choice(
      `${prefix}background_background`,
      'Background',
      { '': 'None', classic: 'Colour or picture', gradient: 'Gradient' },
      group,
    ),
    color(`${prefix}background_color`, 'Background colour', filled),
    color(`${prefix}background_color_b`, 'Second colour', { ...group, isShown: isGradient }),
    size(`${prefix}background_gradient_angle`, 'Angle', {
      ...group,
      units: ['deg'],
      max: 360,
      isShown: isGradient,
    }),
    media(`${prefix}background_image`, 'Background picture', {
      ...filled,
      isPerDevice: true,
      isShown: (settings) => !isGradient(settings),
    }),
    choice(
      `${prefix}background_size`,
      'Background size',
      { '': 'Default', cover: 'Cover', contain: 'Contain', auto: 'Original size' },
      { ...group, isShown: (settings) => !isGradient(settings) },
    ),
    choice(
      `${prefix}background_position`,
      'Background position',
      {
        '': 'Top left',
        'center center': 'Centre',
        'top center': 'Top',
        'bottom center': 'Bottom',
        'center left': 'Left',
        'center right': 'Right',
      },
      { ...group, isShown: (settings) => !isGradient(settings) },
    ),
    color(`${prefix}background_overlay_color`, 'Background overlay', withOverlay),
    number(
      `${prefix}background_overlay_opacity.size`,
      'Overlay opacity',
      { min: 0, max: 1, step: 0.05 },
      overlay,
    ),
    choice(
      `${prefix}border_border`,
      'Border',
      { '': 'None', solid: 'Line', double: 'Double line', dotted: 'Dots', dashed: 'Dashes' },
      frame,
    ),
    sides(`${prefix}border_width`, 'Border width', { ...frame, isShown: hasBorder(prefix) }),
    color(`${prefix}border_color`, 'Border colour', { ...frame, isShown: hasBorder(prefix) }),
    sides(`${prefix}border_radius`, 'Round corners', frame),
    number(
      `${prefix}z_index`,
      'Stacking order (z-index)',
      { min: -10, max: 9999 },
      { ...ADVANCED, section: SECTIONS.position },
    ),
  ];
}

/** The id, classes and name of an element. */
export function names(classes: 'css_classes' | '_css_classes'): readonly Field[] {
  const named = { ...ADVANCED, section: SECTIONS.names };
  return [
    text('_title', 'Name in the outline', named),
    text('_element_id', 'ID', { ...named, help: 'Links to # followed by this ID lead here.' }),
    text(classes, 'Classes', {
      ...named,
      help: 'Class names for the site’s own style sheets, separated by spaces.',
    }),
    textarea('_attributes', 'Attributes', {
      ...named,
      help: 'One per line, the name and the value with a bar between them: data-kind|offer. For scripts and readers; attributes that run or load something are left out.',
    }),
  ];
}

/** Devices that a site only has if its kit enables them. */
const FURTHER_DEVICES = {
  widescreen: 'wide screens',
  laptop: 'laptops',
  tablet_extra: 'large tablets',
  mobile_extra: 'large phones',
} as const;

/** The devices on which an element is hidden. */
export function visibility(): readonly Field[] {
  const hidden = { ...ADVANCED, section: SECTIONS.visibility };
  return [
    toggle('hide_desktop', 'Hide on desktops', { ...hidden, on: 'hidden-desktop' }),
    toggle('hide_tablet', 'Hide on tablets', { ...hidden, on: 'hidden-tablet' }),
    toggle('hide_mobile', 'Hide on phones', { ...hidden, on: 'hidden-mobile', alsoOn: 'hidden-phone' }),
    ...Object.entries(FURTHER_DEVICES).map(([ofDevice, words]) =>
      toggle(`hide_${ofDevice}`, `Hide on ${words}`, { ...hidden, on: `hidden-${ofDevice}`, ofDevice }),
    ),
  ];
}

function hasBorder(prefix: string): NonNullable<Field['isShown']> {
  return (settings) => Boolean(settings[`${prefix}border_border`]);
}

/** How an element enters when it is scrolled into view. */
export function entrance(name: 'animation' | '_animation'): readonly Field[] {
  const comesIn = { ...ADVANCED, section: SECTIONS.entrance };
  return [
    choice(
      name,
      'Entrance animation',
      {
        '': 'Immediately',
        fadeIn: 'Fade in',
        fadeInUp: 'Fade in up',
        fadeInDown: 'Fade in down',
        fadeInLeft: 'Fade in from the left',
        fadeInRight: 'Fade in from the right',
        slideInUp: 'Slide up',
        zoomIn: 'Zoom in',
        bounceIn: 'Bounce in',
      },
      { ...comesIn, isPerDevice: true },
    ),
    choice(
      'animation_duration',
      'Speed',
      { '': 'Normal', slow: 'Slow', fast: 'Fast' },
      { ...comesIn, isShown: (settings) => Boolean(settings[name]) },
    ),
    number(
      `${name}_delay`,
      'Delay (milliseconds)',
      { min: 0, max: 10_000, step: 100 },
      {
        ...comesIn,
        isShown: (settings) => Boolean(settings[name]),
      },
    ),
  ];
}
