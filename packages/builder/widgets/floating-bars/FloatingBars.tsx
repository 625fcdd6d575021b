import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { floatingBarsFromElement } from './floatingBarsFromElement.ts';

const ANIMATIONS = ['style_cta_button_animation', 'style_cta_button_animation_delay'];

/** The whole bar, as the server renders it. */
export function FloatingBars({ element }: { element: BuilderElement }) {
  const bar = floatingBarsFromElement(element);
  const draw = useIcons();
  const announcementIcon = draw(element.settings.announcement_icon);
  const buttonIcon = draw(element.settings.cta_icon);
  const barId = `e-floating-bars-${bar.documentId}`;
  const classes = [
    'e-floating-bars e-floating-bars-var-1',
    `has-vertical-position-${bar.position}`,
    bar.canClose && 'has-close-button',
    bar.isSticky && 'is-sticky portico-over',
  ];
  return (
    <WidgetElement {...widgetFrame(element, { names: ANIMATIONS })}>
      <IslandStyle name="floating-bars" />
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        id={barId}
        className={classes.filter(Boolean).join(' ')}
        data-document-id={bar.documentId}
        role="region"
        aria-label={bar.name || bar.text || 'Announcement'}
      >
        {announcementIcon && (
          <Slot as="span" className="e-floating-bars__announcement-icon" html={announcementIcon} />
        )}
        <p className="e-floating-bars__announcement-text">{bar.text}</p>
        {bar.callToAction && (
          <div className="e-floating-bars__cta-button-container">
            {createElement(
              bar.href ? 'a' : 'span',
              {
                className: `e-floating-bars__cta-button is-type-${bar.isLink ? 'link' : 'button'} has-corners-${bar.corners}${bar.entersAnimated ? ' has-entrance-animation' : ''}${hoverAnimation(element.settings.style_cta_button_hover_animation)}`,
                ...(bar.href && { href: bar.href }),
              },
              buttonIcon && <Slot as="span" className="e-floating-bars__cta-icon" html={buttonIcon} />,
              <span className="e-floating-bars__cta-text">{bar.callToAction}</span>,
            )}
          </div>
        )}
        {bar.canClose && (
          <button
            type="button"
            className="e-floating-bars__close-button"
            aria-controls={barId}
            aria-label="Close the announcement"
          >
            <CloseCross />
          </button>
        )}
        <div className="e-floating-bars__overlay" />
      </div>
    </WidgetElement>
  );
}
