import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { fileProp, linkProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

/** A drawing, shown as a picture: whatever its file says, nothing of it runs. */
export function AtomicSvg({ element }: WidgetProps) {
  const src = fileProp(element.settings.svg);
  if (!src) return null;
  const link = linkProp(element.settings.link);
  const img = <img src={src} alt="" loading="lazy" decoding="async" />;
  return link ? (
    <a {...atomicAttributes(element, 'a')} {...link} {...{ 'aria-label': 'Picture' }}>
      {img}
    </a>
  ) : (
    <div {...atomicAttributes(element, 'div')}>{img}</div>
  );
}
