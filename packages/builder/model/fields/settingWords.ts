import { SECTIONS } from './sections.ts';

/** What a setting is called, given its name in documents: what is known of its end, or its own words. */
export function labelOfSetting(name: string): string {
  const bare = name
    .replace(/^_/, '')
    .replace(/_hover(?=_|$)/g, '')
    .replace(/^hover_/, '');
  const known = LABELS.find(([end]) => bare === end || bare.endsWith(`_${end}`));
  if (!known) return inWords(bare.replace(HEADED, ''));
  const [end, label] = known;
  const before = bare
    .slice(0, -end.length)
    .replace(/_$/, '')
    .replace(/_typography$/, '');
  return before === '' || FRAME.test(before) ? label : `${inWords(before)}: ${label.toLowerCase()}`;
}

/** What a word that a setting may hold is called. */
export function labelOfWord(word: string): string {
  return WORDS[word] ?? inWords(word);
}

/** The heading that a setting stands under: that of a known group, or what several settings begin with. */
export function sectionOfSetting(name: string, all: readonly string[]): string {
  const known = GROUPS.find(([form]) => form.test(name));
  if (known) return known[1];
  const [first = ''] = name.replace(/^_|^hover_/, '').split('_');
  const others = all.filter((other) => other.startsWith(`${first}_`));
  return new Set(others).size >= 3 ? inWords(first) : SECTIONS.more;
}

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^typography_/, SECTIONS.typography],
  [/^_?background_overlay|^css_filters|^overlay_blend/, SECTIONS.overlay],
  [/^_?background_/, SECTIONS.background],
  [/^_?border|^_?box_shadow/, SECTIONS.border],
  [/^sticky|^_?position$|^_offset|z_index$/, SECTIONS.position],
  [/^_element|^_flex|^_?grid_(?:column|row)(?:_custom)?$/, SECTIONS.place],
  [/^_transform|^motion_fx_transform/, SECTIONS.transform],
  [/^_mask/, SECTIONS.mask],
  [/^shape_divider_top/, SECTIONS.shapeTop],
  [/^shape_divider_bottom/, SECTIONS.shapeBottom],
  [/^(?:heading_color|color_text|color_link|text_align)/, SECTIONS.words],
  [/^(?:grid|container|flex|overflow|gap|content_position|column_position|reverse)/, SECTIONS.layout],
];

/** What stands before a known end and needs no mention, because the heading says it. */
const FRAME =
  /^(?:border|background|background_overlay|box_shadow|text_shadow|typography|css_filters|shape_divider_(?:top|bottom)|transform|motion_fx_transform|offset|text_stroke|mask_position|element|flex|mask)$/;

const HEADED =
  /^(?:background_overlay|background|css_filters|shape_divider_(?:top|bottom)|motion_fx_transform|transform|element|flex|mask|grid(?!_(?:column|row)\b))_/;

/** The first that fits counts, so the longer ones stand first. */
const LABELS: readonly (readonly [string, string])[] = [
  ['typography_typography', 'Site font'],
  ['typography', 'Site font'],
  ['box_shadow_box_shadow_position', 'Shadow falls'],
  ['box_shadow_position', 'Shadow falls'],
  ['box_shadow_box_shadow', 'Shadow'],
  ['text_shadow_text_shadow', 'Text shadow'],
  ['text_stroke_text_stroke', 'Outline of letters'],
  ['stroke_color', 'Colour of the outline'],
  ['background_transition', 'Background takes (seconds)'],
  ['border_transition', 'Border takes (seconds)'],
  ['transform_transition', 'Takes (milliseconds)'],
  ['color_b_stop', 'Second colour begins at'],
  ['color_stop', 'First colour ends at'],
  ['color_b', 'Second colour'],
  ['gradient_angle', 'Angle'],
  ['gradient_position', 'Middle of the gradient'],
  ['gradient_type', 'Kind of gradient'],
  ['overlay_background', 'Overlay'],
  ['background_background', 'Background'],
  ['overlay_transition', 'Overlay takes (seconds)'],
  ['overlay_opacity', 'Opacity'],
  ['overlay_blend_mode', 'Mixes with what is below'],
  ['blend_mode', 'Mixes with what is below'],
  ['container_type', 'Things stand in'],
  ['columns_grid', 'Columns'],
  ['rows_grid', 'Rows'],
  ['element_custom_width', 'Own width'],
  ['vertical_align', 'Vertical alignment'],
  ['x_anchor_point', 'Turns around, sideways'],
  ['y_anchor_point', 'Turns around, upwards'],
  ['orientation_h', 'Measured from, sideways'],
  ['orientation_v', 'Measured from, upwards'],
  ['rotate_3d', 'In three dimensions'],
  ['keep_proportions', 'Keep proportions'],
  ['above_content', 'In front of the content'],
  ['mask_switch', 'Mask'],
  ['mask_size_scale', 'Own size'],
  ['overflow', 'What does not fit'],
  ['color_text', 'Text colour'],
  ['color_link', 'Colour of links'],
  ['heading_color', 'Colour of headings'],
  ['video_fallback', 'Picture before the video'],
  ['bg_width', 'Width of the picture'],
  ['css_filter', 'Filters'],
  ['border_border', 'Border'],
  ['border_radius', 'Round corners'],
  ['font_family', 'Font'],
  ['font_size', 'Text size'],
  ['font_weight', 'Weight'],
  ['font_style', 'Slant'],
  ['line_height', 'Line height'],
  ['letter_spacing', 'Letter spacing'],
  ['word_spacing', 'Word spacing'],
  ['text_transform', 'Capitals'],
  ['text_decoration', 'Line at the words'],
  ['offset_x_end', 'Distance from the end'],
  ['offset_y_end', 'Distance from the bottom'],
  ['offset_x', 'Distance from the start'],
  ['offset_y', 'Distance from the top'],
  ['sticky_offset', 'Distance while it sticks (pixels)'],
  ['sticky', 'Stays in sight'],
  ['rotateZ_effect', 'Turn (degrees)'],
  ['rotateX_effect', 'Turn forwards (degrees)'],
  ['rotateY_effect', 'Turn sideways (degrees)'],
  ['perspective_effect', 'Perspective (pixels)'],
  ['translateX_effect', 'Move sideways'],
  ['translateY_effect', 'Move down'],
  ['scaleX_effect', 'Scale in width'],
  ['scaleY_effect', 'Scale in height'],
  ['scale_effect', 'Scale'],
  ['skewX_effect', 'Slant sideways (degrees)'],
  ['skewY_effect', 'Slant upwards (degrees)'],
  ['flipX_effect', 'Mirror sideways'],
  ['flipY_effect', 'Mirror upwards'],
  ['position_x', 'From the left'],
  ['position_y', 'From the top'],
  ['xpos', 'Picture from the left'],
  ['ypos', 'Picture from the top'],
  ['attachment', 'While scrolling'],
  ['repeat', 'Repeat the picture'],
  ['align_self', 'Align itself'],
  ['basis_type', 'Size before it grows'],
  ['order_custom', 'Order, by number'],
  ['transition_duration', 'Takes (seconds)'],
  ['color', 'Colour'],
  ['width', 'Width'],
  ['radius', 'Round corners'],
];

const WORDS: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  inset: 'Inside',
  'line-through': 'Struck through',
  initial: 'Own',
  custom: 'Own',
  classic: 'Colour or picture',
  fr: 'Equal parts',
  transform: 'Mirrored',
  yes: 'Yes',
};

/** `icon_primary_color` in words. */
function inWords(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/\bcolor\b/g, 'colour')
    .replace(/\bbg\b/g, 'background')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
