import { linkOf } from '../../model/settings/link.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** Whatever its number is: posts have pictures of the library. */
const IN_LIBRARY = 1;

/** The picture of the post, or the one that the template has for posts without. */
export function PostPicture({ element }: WidgetProps) {
  const { settings } = element;
  const own = usePageFacts()?.picture;
  const picture = shownPicture(
    own ? { ...own, url: own.src, id: IN_LIBRARY } : settings.image,
    settings,
    'image',
    'large',
  );
  if (!picture) return null;
  const link = settings.link_to === 'custom' ? linkOf(settings.link) : null;
  const img = <PictureView picture={picture} />;
  return (
    <WidgetElement {...widgetFrame(element)}>
      {link ? (
        <a {...link} {...(!picture.alt && { 'aria-label': 'Picture' })}>
          {img}
        </a>
      ) : (
        img
      )}
    </WidgetElement>
  );
}
