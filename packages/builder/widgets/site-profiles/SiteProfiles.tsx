import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { safeAddress } from '../../model/settings/link.ts';
import { choiceOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { networkOf } from '../../parts/site/networkOf.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { columnsClass } from '../social-icons/columnsClass.ts';

/** Links to the owner's profiles, from the site's settings. */
export function SiteProfiles({ element }: WidgetProps) {
  const { settings } = element;
  const profiles = useSiteFacts().profiles.map(safeAddress).filter(Boolean);
  if (profiles.length === 0) return null;
  const shape = choiceOf(settings.shape, ['rounded', 'square', 'circle'], 'rounded');
  return (
    <WidgetElement
      {...widgetFrame(element, { classes: [`elementor-shape-${shape}`, columnsClass(settings)] })}
    >
      <IslandStyle name="social-icons" />
      <ul className="elementor-social-icons-wrapper elementor-grid">
        {profiles.map((address) => (
          <li className="elementor-grid-item" key={address}>
            <Profile address={address} />
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

function Profile({ address }: { readonly address: string }) {
  const { label, icon } = networkOf(address);
  const drawn = useIcons()(
    icon ? { library: 'fa-brands', value: `fab fa-${icon}` } : { library: 'fa-solid', value: 'fas fa-link' },
  );
  return (
    <a
      className={`elementor-icon elementor-social-icon${icon && ` elementor-social-icon-${icon}`}`}
      href={address}
      target="_blank"
      rel="noopener me"
    >
      <span className="elementor-screen-only">{label}</span>
      {drawn && <Slot as="span" className="portico-profile-icon" html={drawn} />}
    </a>
  );
}
