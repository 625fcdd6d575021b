import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { Announcement } from './Announcement.tsx';
import { Bar } from './Bar.tsx';
import { floatingBarsFromElement } from './floatingBarsFromElement.ts';

/** The whole bar, rendered on the server. */
export function FloatingBars({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const bar = floatingBarsFromElement(element);
  const icon = useIcons()(settings.cta_icon);
  return (
    <Bar element={element} words={bar.text}>
      <Announcement settings={settings} />
      {bar.callToAction && (
        <div className="e-floating-bars__cta-button-container">
          {createElement(
            bar.href ? 'a' : 'span',
            {
              className: `e-floating-bars__cta-button is-type-${bar.isLink ? 'link' : 'button'} has-corners-${bar.corners}${bar.entersAnimated ? ' has-entrance-animation' : ''}${hoverAnimation(settings.style_cta_button_hover_animation)}`,
              ...(bar.href && { href: bar.href }),
            },
            icon && <Slot as="span" className="e-floating-bars__cta-icon" html={icon} />,
            <span className="e-floating-bars__cta-text">{bar.callToAction}</span>,
          )}
        </div>
      )}
    </Bar>
  );
}
