import type { WidgetProps } from '../../parts/element/Widget.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { ImageOf } from '../image/Image.tsx';

/** Whatever its number is: posts have pictures of the library. */
const IN_LIBRARY = 1;
/** What Elementor's sheets know it by, too. */
const CLASSES = ['elementor-widget-image'];

/** The picture of the post, or the one that the template has for posts without. */
export function PostPicture({ element }: WidgetProps) {
  const own = usePageFacts()?.picture;
  const image = own ? { ...own, url: own.src, id: IN_LIBRARY } : element.settings.image;
  return <ImageOf element={element} image={image} classes={CLASSES} />;
}
