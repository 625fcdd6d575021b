import type { BuilderElement } from '../protocol.ts';
import { Accordion } from '../ui/accordion/Accordion.tsx';
import { Alert } from '../ui/alert/Alert.tsx';
import { Audio } from '../ui/audio/Audio.tsx';
import { SoundCloud } from '../ui/audio/SoundCloud.tsx';
import { Button, buttonStyle } from '../ui/button/Button.tsx';
import { ImageCarousel, imageCarouselStyle } from '../ui/carousel/ImageCarousel.tsx';
import { ContactButtons } from '../ui/contact-buttons/ContactButtons.tsx';
import { Counter } from '../ui/counter/Counter.tsx';
import { Divider, dividerStyle } from '../ui/divider/Divider.tsx';
import { FloatingBars } from '../ui/floating-bars/FloatingBars.tsx';
import { Heading, headingStyle } from '../ui/heading/Heading.tsx';
import { IconList, iconListStyle } from '../ui/icon-list/IconList.tsx';
import { Image, imageStyle } from '../ui/image/Image.tsx';
import { ImageGallery, imageGalleryStyle } from '../ui/image-gallery/ImageGallery.tsx';
import { NestedAccordion } from '../ui/nested-accordion/NestedAccordion.tsx';
import { NestedTabs } from '../ui/nested-tabs/NestedTabs.tsx';
import { Progress, progressStyle } from '../ui/progress/Progress.tsx';
import { Shortcode } from '../ui/shortcode/Shortcode.tsx';
import { Spacer, spacerStyle } from '../ui/spacer/Spacer.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';
import { TextEditor, textEditorStyle } from '../ui/text-editor/TextEditor.tsx';
import { TextPath, textPathStyle } from '../ui/text-path/TextPath.tsx';
import { Toggle } from '../ui/toggle/Toggle.tsx';
import { Video } from '../ui/video/Video.tsx';
import type { Widget } from './Widget.ts';

/** Every widget that a page document can show, by its type. A new one is a folder in `ui` and a line here. */
const widgets: ReadonlyMap<string, Widget> = new Map<string, Widget>([
  ['accordion', { Render: Accordion }],
  ['alert', { Render: Alert }],
  ['audio', { Render: SoundCloud }],
  ['button', { Render: Button, style: buttonStyle }],
  ['contact-buttons', { Render: ContactButtons }],
  ['counter', { Render: Counter }],
  ['divider', { Render: Divider, style: dividerStyle }],
  ['floating-bars-var-1', { Render: FloatingBars }],
  ['heading', { Render: Heading, style: headingStyle }],
  ['icon-list', { Render: IconList, style: iconListStyle }],
  ['image', { Render: Image, style: imageStyle }],
  ['image-carousel', { Render: ImageCarousel, style: imageCarouselStyle }],
  ['image-gallery', { Render: ImageGallery, style: imageGalleryStyle }],
  ['nested-accordion', { Render: NestedAccordion }],
  ['nested-tabs', { Render: NestedTabs }],
  ['progress', { Render: Progress, style: progressStyle }],
  ['shortcode', { Render: Shortcode }],
  ['spacer', { Render: Spacer, style: spacerStyle }],
  ['tabs', { Render: Tabs }],
  ['text-editor', { Render: TextEditor, style: textEditorStyle }],
  ['text-path', { Render: TextPath, style: textPathStyle }],
  ['toggle', { Render: Toggle }],
  ['video', { Render: Video }],
  ['wp-widget-media_audio', { Render: Audio }],
]);

/** `undefined` for a widget that nobody here knows. */
export function widgetOf(element: BuilderElement): Widget | undefined {
  return widgets.get(element.widgetType ?? '');
}

export const widgetTypes: readonly string[] = [...widgets.keys()];
