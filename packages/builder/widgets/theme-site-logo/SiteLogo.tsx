import { readTag } from '../../model/dynamic/readTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, recordOf, type Settings } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { LogoInside } from '../../parts/site/LogoInside.tsx';
import { usePictureWords } from '../../parts/site/usePictureWords.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { Captioned, ImageOf } from '../image/Image.tsx';

/** The site's logo, or another picture that was chosen in its place. */
export function SiteLogo({ element }: WidgetProps) {
  const { settings } = element;
  if (!hasOwnPicture(settings)) return <LogoOfSite element={element} />;
  const goesHome = choiceOf(settings.link_to, ['none', 'custom', 'file'], '') === '';
  const home = goesHome ? { link_to: 'custom', link: { url: HOME } } : {};
  const whole = { ...element, settings: { image_size: 'full', ...settings, ...home } };
  return <ImageOf element={whole} image={settings.image} />;
}

/** The site's logo for light and dark mode; its mark and name if it has none. */
function LogoOfSite({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const site = useSiteFacts();
  const logo = site.logo?.light;
  const words = usePictureWords([logo], settings.caption_source === 'attachment')(logo);
  const inside = <LogoInside site={site} />;
  const className = `p-logo${hoverAnimation(settings.hover_animation)}`;
  const link = linkFor(settings, logo?.url);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <Captioned caption={words?.caption ?? ''}>
        {link ? (
          <a className={className} {...link}>
            {inside}
          </a>
        ) : (
          <span className={className}>{inside}</span>
        )}
      </Captioned>
    </WidgetElement>
  );
}

const HOME = '/';

function linkFor(settings: Settings, file: string | undefined) {
  if (settings.link_to === 'none') return null;
  if (settings.link_to === 'custom') return linkOf(settings.link);
  return settings.link_to === 'file' && file ? { href: file } : { href: HOME, rel: 'home' };
}

/** Elementor Pro stores the site's logo as a tag, beside the picture that it was. */
function hasOwnPicture({ image, __dynamic__ }: Settings): boolean {
  return pictureOf(image) !== null && readTag(recordOf(__dynamic__).image)?.name !== 'site-logo';
}
