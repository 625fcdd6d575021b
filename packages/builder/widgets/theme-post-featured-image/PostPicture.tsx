import type { WidgetProps } from '../../parts/element/Widget.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { ImageOf } from '../image/Image.tsx';

/** Any id will do: posts have library pictures. */
const IN_LIBRARY = 1;
/** Elementor's sheets use this as well. */
const CLASSES = ['elementor-widget-image'];

/** The post's picture, or the template's fallback. */
export function PostPicture({ element }: WidgetProps) {
  const own = usePageFacts()?.picture;
  const image = own ? { ...own, url: own.src, id: IN_LIBRARY } : element.settings.image;
  return <ImageOf element={element} image={image} classes={CLASSES} />;
}
