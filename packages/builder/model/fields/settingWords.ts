import { SECTIONS } from './sections.ts';

/** A setting's label from its stored name: a known suffix, or its own words. */
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

/** Label of a keyword value. */
export function labelOfWord(word: string): string {
  return WORDS[word] ?? inWords(word);
}

/** A setting's section heading: that of a known group, or a prefix shared by several settings. */
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

/** What precedes a known suffix and is not repeated, because the heading says it. */
const FRAME =
  /^(?:border|background|background_overlay|box_shadow|text_shadow|typography|css_filters|shape_divider_(?:top|bottom)|transform|motion_fx_transform|offset|text_stroke|mask_position|element|flex|mask)$/;

const HEADED =
  /^(?:background_overlay|background|css_filters|shape_divider_(?:top|bottom)|motion_fx_transform|transform|element|flex|mask|grid(?!_(?:column|row)\b))_/;

/** The first match wins, so longer ones come first. */
const LABELS: readonly (readonly [string, string])[] = [
  ['typography_typography', 'Site font'],
  ['typography', 'Site font'],
  ['box_shadow_box_shadow_position', 'Shadow position'],
  ['box_shadow_position', 'Shadow position'],
  ['box_shadow_box_shadow', 'Shadow'],
  ['text_shadow_text_shadow', 'Text shadow'],
  ['text_stroke_text_stroke', 'Text stroke'],
  ['stroke_color', 'Stroke colour'],
  ['background_transition', 'Background transition (seconds)'],
  ['border_transition', 'Border transition (seconds)'],
  ['transform_transition', 'Duration (milliseconds)'],
  ['color_b_stop', 'Second colour position'],
  ['color_stop', 'First colour position'],
  ['color_b', 'Second colour'],
  ['gradient_angle', 'Angle'],
  ['gradient_position', 'Gradient centre'],
  ['gradient_type', 'Gradient type'],
  ['overlay_background', 'Overlay'],
  ['background_background', 'Background'],
  ['overlay_transition', 'Overlay transition (seconds)'],
  ['overlay_opacity', 'Opacity'],
  ['overlay_blend_mode', 'Blend mode'],
  ['blend_mode', 'Blend mode'],
  ['container_type', 'Container layout'],
  ['columns_grid', 'Columns'],
  ['rows_grid', 'Rows'],
  ['element_custom_width', 'Custom width'],
  ['vertical_align', 'Vertical alignment'],
  ['x_anchor_point', 'Anchor point, horizontal'],
  ['y_anchor_point', 'Anchor point, vertical'],
  ['orientation_h', 'Horizontal orientation'],
  ['orientation_v', 'Vertical orientation'],
  ['rotate_3d', '3D rotation'],
  ['keep_proportions', 'Keep proportions'],
  ['above_content', 'Bring to front'],
  ['mask_switch', 'Mask'],
  ['mask_size_scale', 'Custom size'],
  ['overflow', 'Overflow'],
  ['color_text', 'Text colour'],
  ['color_link', 'Link colour'],
  ['heading_color', 'Heading colour'],
  ['video_fallback', 'Fallback picture'],
  ['bg_width', 'Picture width'],
  ['css_filter', 'Filters'],
  ['border_border', 'Border'],
  ['border_radius', 'Round corners'],
  ['font_family', 'Font'],
  ['font_size', 'Text size'],
  ['font_weight', 'Weight'],
  ['font_style', 'Font style'],
  ['line_height', 'Line height'],
  ['letter_spacing', 'Letter spacing'],
  ['word_spacing', 'Word spacing'],
  ['text_transform', 'Letter case'],
  ['text_decoration', 'Text decoration'],
  ['offset_x_end', 'Offset from the end'],
  ['offset_y_end', 'Offset from the bottom'],
  ['offset_x', 'Offset from the start'],
  ['offset_y', 'Offset from the top'],
  ['sticky_offset', 'Sticky offset (pixels)'],
  ['sticky', 'Sticky'],
  ['rotateZ_effect', 'Rotate (degrees)'],
  ['rotateX_effect', 'Rotate X (degrees)'],
  ['rotateY_effect', 'Rotate Y (degrees)'],
  ['perspective_effect', 'Perspective (pixels)'],
  ['translateX_effect', 'Move horizontally'],
  ['translateY_effect', 'Move vertically'],
  ['scaleX_effect', 'Scale X'],
  ['scaleY_effect', 'Scale Y'],
  ['scale_effect', 'Scale'],
  ['skewX_effect', 'Skew X (degrees)'],
  ['skewY_effect', 'Skew Y (degrees)'],
  ['flipX_effect', 'Flip horizontally'],
  ['flipY_effect', 'Flip vertically'],
  ['position_x', 'Horizontal position'],
  ['position_y', 'Vertical position'],
  ['xpos', 'Horizontal position'],
  ['ypos', 'Vertical position'],
  ['attachment', 'Attachment'],
  ['repeat', 'Repeat'],
  ['align_self', 'Align self'],
  ['basis_type', 'Flex basis'],
  ['order_custom', 'Custom order'],
  ['transition_duration', 'Duration (seconds)'],
  ['color', 'Colour'],
  ['width', 'Width'],
  ['radius', 'Round corners'],
];

const WORDS: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  inset: 'Inset',
  'line-through': 'Strikethrough',
  initial: 'Custom',
  custom: 'Custom',
  classic: 'Colour or picture',
  fr: 'Fractions (fr)',
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
