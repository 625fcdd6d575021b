import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The picture of the post, or the one that the template has for posts without. */
export function PostPicture({ element }: WidgetProps) {
  const { settings } = element;
  const picture = usePageFacts()?.picture ?? pictureOf(settings.image);
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
