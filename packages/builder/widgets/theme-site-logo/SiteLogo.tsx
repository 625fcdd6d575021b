import { linkOf } from '../../model/settings/link.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { LogoInside } from '../../parts/site/LogoInside.tsx';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The site's logo for light and dark mode; its mark and name if it has none. */
export function SiteLogo({ element }: WidgetProps) {
  const { settings } = element;
  const site = useSiteFacts();
  const inside = <LogoInside site={site} />;
  const className = `p-logo${hoverAnimation(settings.hover_animation)}`;
  const link = settings.link_to === 'custom' ? linkOf(settings.link) : { href: '/', rel: 'home' };
  return (
    <WidgetElement {...widgetFrame(element)}>
      {settings.link_to === 'none' || !link ? (
        <span className={className}>{inside}</span>
      ) : (
        <a className={className} {...link}>
          {inside}
        </a>
      )}
    </WidgetElement>
  );
}
