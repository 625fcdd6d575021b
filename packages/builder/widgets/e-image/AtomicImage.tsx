import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { linkedTag, pictureProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

export function AtomicImage({ element }: WidgetProps) {
  const picture = pictureProp(element.settings.image);
  if (!picture) return null;
  const { alt, ...source } = picture;
  const link = linkedTag(element.settings.link);
  const img = (
    <img {...atomicAttributes(element, 'img')} alt={alt} {...source} loading="lazy" decoding="async" />
  );
  return link ? (
    <link.tag
      className={`e-image-link-base e-default-${link.tag}`}
      {...link.attributes}
      {...(!alt && { 'aria-label': 'Picture' })}
    >
      {img}
    </link.tag>
  ) : (
    img
  );
}
