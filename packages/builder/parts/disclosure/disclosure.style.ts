import { boxShadow, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, padding } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { type StyleTable, styleTable } from '../../model/styles/styleTable.ts';
import type { DisclosureKind } from './DisclosureProps.ts';

/** Styles inside an accordion or a toggle. */
export function disclosureStyle(kind: DisclosureKind): StyleTable {
  const item = ` .elementor-${kind}-item`;
  const head = ' .elementor-tab-title';
  const open = ' .elementor-tab-title.elementor-active';
  const title = ` .elementor-${kind}-title`;
  const icon = ` .elementor-${kind}-icon`;
  const content = ' .elementor-tab-content';
  return styleTable(
    ...(kind === 'accordion'
      ? frame(item, `${item}${content}`)
      : lines(item, [`${head}:not(.elementor-active)`, content])),
    length('space_between', `${item}:not(:last-child)`, 'margin-block-end'),
    boxShadow('box_shadow', item),
    color('title_background', head, 'background-color'),
    color('title_color', [`${head}${icon}`, title], { color: '{}', fill: '{}' }),
    color('tab_active_color', [`${open}${icon}`, `${open}${title}`], { color: '{}', fill: '{}' }),
    typography(title, 'title_typography'),
    textStroke('text_stroke', title),
    textShadow('title_shadow', title),
    padding('title_padding', head),
    color('icon_color', `${head}${icon}`, { color: '{}', fill: '{}' }),
    color('icon_active_color', `${open}${icon}`, { color: '{}', fill: '{}' }),
    length('icon_space', icon, 'margin-inline-end'),
    color('content_background_color', content, 'background-color'),
    color('content_color', content),
    typography(content, 'content_typography'),
    textShadow('content_shadow', content),
    padding('content_padding', content),
  );
}

function frame(item: string, content: string): readonly StyleControl[] {
  return [
    length('border_width', item, { 'border-width': '{}', 'border-style': 'solid' }),
    length('border_width', `${item} +${item}`, { 'border-block-start-style': 'none' }),
    length('border_width', content, 'border-block-start-width'),
    color('border_color', [item, content], 'border-color'),
  ];
}

/** A toggle has a line below each closed title and each open panel. */
function lines(item: string, parts: readonly string[]): readonly StyleControl[] {
  return [
    length('border_width', item, { 'border-block-end': '0 none' }),
    length('border_width', parts, { 'border-block-end-width': '{}', 'border-block-end-style': 'solid' }),
    color('border_color', [item, ...parts], 'border-color'),
  ];
}
