import { Slot } from '@portico/kernel/islands/react';
import { Fragment, type ReactNode } from 'react';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The owner's contact details from the site's settings. Missing ones are not shown. */
export function ContactData({ element }: WidgetProps) {
  const { settings } = element;
  const { telephone, email, place } = useSiteFacts();
  const isShown = (name: string, value: string): boolean => settings[name] !== '' && value !== '';
  const lines = [
    isShown('show_telephone', telephone) && (
      <Line key="telephone" icon="fas fa-phone">
        <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
      </Line>
    ),
    isShown('show_email', email) && (
      <Line key="email" icon="fas fa-envelope">
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
    ),
    isShown('show_place', place.join('')) && (
      <Line key="place" icon="fas fa-map-marker-alt">
        {place.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Line>
    ),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const view = settings.view === 'inline' ? 'inline' : 'traditional';
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-icon-list--layout-${view}`] })}>
      <ul className="elementor-icon-list-items">{lines}</ul>
    </WidgetElement>
  );
}

function Line({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  const drawing = useIcons()({ library: 'fa-solid', value: icon });
  return (
    <li className="elementor-icon-list-item">
      {drawing && <Slot as="span" className="elementor-icon-list-icon" html={drawing} />}
      <span className="elementor-icon-list-text">{children}</span>
    </li>
  );
}
