import { choice, color, type Field, media, number, sides, size, text } from './Field.ts';

const STYLE = { group: 'style' } as const;
const ADVANCED = { group: 'advanced' } as const;

export const ALIGNMENTS = { '': 'As the page', start: 'Start', center: 'Middle', end: 'End' } as const;

export const alignment = (choices: Readonly<Record<string, string>> = ALIGNMENTS): Field =>
  choice('align', 'Alignment', choices, { ...STYLE, isPerDevice: true });

/** The look of words. */
export function typography(): readonly Field[] {
  return [
    text('typography_font_family', 'Font', { ...STYLE, placeholder: 'As the site' }),
    size('typography_font_size', 'Text size', { units: ['px', 'rem', 'em', 'vw'] }),
    choice(
      'typography_font_weight',
      'Weight',
      {
        '': 'As the site',
        300: 'Light',
        400: 'Normal',
        500: 'Medium',
        600: 'Half bold',
        700: 'Bold',
        900: 'Black',
      },
      STYLE,
    ),
    choice(
      'typography_text_transform',
      'Capitals',
      { '': 'As written', uppercase: 'ALL', lowercase: 'none', capitalize: 'First Letters' },
      STYLE,
    ),
    size('typography_line_height', 'Line height', { units: ['em', 'px', 'rem'] }),
    size('typography_letter_spacing', 'Space between letters', { units: ['px', 'em'] }),
  ];
}

/** Space, border and background, which every element has. Widgets write an underscore before the names. */
export function box(prefix: '' | '_'): readonly Field[] {
  const group = prefix === '' ? STYLE : ADVANCED;
  const isGradient = (settings: Readonly<Record<string, unknown>>): boolean =>
    settings[`${prefix}background_background`] === 'gradient';
  return [
    sides(`${prefix}margin`, 'Space around', ADVANCED),
    sides(`${prefix}padding`, 'Space inside', ADVANCED),
    choice(
      `${prefix}background_background`,
      'Background',
      { '': 'None', classic: 'Colour or picture', gradient: 'Gradient' },
      group,
    ),
    color(`${prefix}background_color`, 'Background colour', group),
    color(`${prefix}background_color_b`, 'Second colour', { ...group, isShown: isGradient }),
    size(`${prefix}background_gradient_angle`, 'Angle', {
      ...group,
      units: ['deg'],
      max: 360,
      isShown: isGradient,
    }),
    media(`${prefix}background_image`, 'Background picture', {
      ...group,
      isPerDevice: true,
      isShown: (settings) => !isGradient(settings),
    }),
    choice(
      `${prefix}background_size`,
      'Picture’s size',
      { '': 'As it is', cover: 'Fills everything', contain: 'Shown whole', auto: 'Its own' },
      { ...group, isShown: (settings) => !isGradient(settings) },
    ),
    choice(
      `${prefix}background_position`,
      'Picture’s place',
      {
        '': 'Top left',
        'center center': 'Middle',
        'top center': 'Top',
        'bottom center': 'Bottom',
        'center left': 'Left',
        'center right': 'Right',
      },
      { ...group, isShown: (settings) => !isGradient(settings) },
    ),
    color(`${prefix}background_overlay_color`, 'Veil over the background', group),
    number(
      `${prefix}background_overlay_opacity.size`,
      'How thick the veil is',
      { min: 0, max: 1, step: 0.05 },
      group,
    ),
    choice(
      `${prefix}border_border`,
      'Border',
      { '': 'None', solid: 'Line', double: 'Double line', dotted: 'Dots', dashed: 'Dashes' },
      ADVANCED,
    ),
    sides(`${prefix}border_width`, 'Border’s width', { ...ADVANCED, isShown: hasBorder(prefix) }),
    color(`${prefix}border_color`, 'Border’s colour', { ...ADVANCED, isShown: hasBorder(prefix) }),
    sides(`${prefix}border_radius`, 'Round corners', ADVANCED),
    number(`${prefix}z_index`, 'In front of others', { min: -10, max: 9999 }, ADVANCED),
  ];
}

/** What sheets and links know an element by. */
export function names(classes: 'css_classes' | '_css_classes'): readonly Field[] {
  return [
    text('_element_id', 'Id', { ...ADVANCED, help: 'A link to #this leads here.' }),
    text(classes, 'Classes', {
      ...ADVANCED,
      help: 'Names that the site’s own sheets know, with spaces between.',
    }),
  ];
}

function hasBorder(prefix: string): NonNullable<Field['isShown']> {
  return (settings) => Boolean(settings[`${prefix}border_border`]);
}

/** How an element comes in when it is scrolled to. */
export function entrance(name: 'animation' | '_animation'): readonly Field[] {
  return [
    choice(
      name,
      'Comes in',
      {
        '': 'At once',
        fadeIn: 'Fading',
        fadeInUp: 'Fading, from below',
        fadeInDown: 'Fading, from above',
        fadeInLeft: 'Fading, from the left',
        fadeInRight: 'Fading, from the right',
        slideInUp: 'Sliding up',
        zoomIn: 'Growing',
        bounceIn: 'Bouncing',
      },
      { ...ADVANCED, isPerDevice: true },
    ),
    choice(
      'animation_duration',
      'How fast',
      { '': 'Normal', slow: 'Slowly', fast: 'Quickly' },
      { ...ADVANCED, isShown: (settings) => Boolean(settings[name]) },
    ),
    number(
      `${name}_delay`,
      'Waits (milliseconds)',
      { min: 0, max: 10_000, step: 100 },
      {
        ...ADVANCED,
        isShown: (settings) => Boolean(settings[name]),
      },
    ),
  ];
}
