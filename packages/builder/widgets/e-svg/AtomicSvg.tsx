import { Slot } from '@portico/kernel/islands/react';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { fileProp, linkedTag } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { iconHtml } from '../../parts/icon/iconHtml.ts';
import { useIconDrawings } from '../../parts/icon/useIcons.ts';

/** An uploaded drawing, shown like icons: nothing in the file runs. */
export function AtomicSvg({ element }: WidgetProps) {
  const drawings = useIconDrawings();
  const url = fileProp(element.settings.svg);
  if (!url) return null;
  const link = linkedTag(element.settings.link);
  const html = iconHtml({ library: 'svg', value: { url } }, drawings);
  return link ? (
    <Slot
      as={link.tag}
      {...atomicAttributes(element, link.tag)}
      {...link.attributes}
      aria-label="Picture"
      html={html}
    />
  ) : (
    <Slot {...atomicAttributes(element, 'div')} html={html} />
  );
}
