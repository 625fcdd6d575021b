import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePageAddress } from '../../parts/post/PageFacts.ts';
import { EXTRA_ATTRIBUTE } from '../../wire/public.ts';
import { NETWORKS, type Network } from './networks.ts';

/** Links that share the page's URL. They are plain links: networks learn nothing unless the visitor shares. */
export function ShareButtons({ element }: WidgetProps) {
  const { settings } = element;
  const own = usePageAddress();
  const other = settings.share_url_type === 'custom' ? linkOf(settings.share_url) : null;
  const page = other ? { ...own, url: other.href } : own;
  const shown = rowsOf(settings.share_buttons).flatMap((row) => {
    const network = NETWORKS.get(textOf(row.button));
    return network ? [{ row, network, name: textOf(row.button) }] : [];
  });
  if (shown.length === 0) return null;
  const view = choiceOf(settings.view, ['icon-text', 'icon', 'text'], 'icon-text');
  // Our own documents use custom colours as soon as one is chosen.
  const isColored = settings.color_source === undefined && Boolean(settings.primary_color);
  const hasWords = view === 'text' || (view === 'icon-text' && settings.show_label !== '');
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `elementor-share-buttons--view-${view}`,
          `elementor-share-buttons--skin-${choiceOf(settings.skin, ['gradient', 'minimal', 'framed', 'boxed', 'flat'], 'gradient')}`,
          `elementor-share-buttons--color-${settings.color_source === 'custom' || isColored ? 'custom' : 'official'}`,
          `elementor-share-buttons--shape-${choiceOf(settings.shape, ['square', 'rounded', 'circle'], 'square')}`,
        ],
      })}
    >
      <IslandStyle name="share-buttons" />
      <ul className="elementor-grid">
        {shown.map(({ row, network, name }) => (
          <li className="elementor-grid-item" key={name}>
            <Way network={network} className={`elementor-share-btn elementor-share-btn_${name}`} page={page}>
              <Inside network={network} row={row} hasIcon={view !== 'text'} hasWords={hasWords} />
            </Way>
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

interface WayProps {
  readonly network: Network;
  readonly className: string;
  readonly page: { readonly url: string; readonly title: string };
  readonly children: ReactNode;
}

function Way({ network, className, page, children }: WayProps) {
  return network.address ? (
    <a
      className={className}
      href={network.address(page.url, page.title)}
      rel="noopener nofollow"
      target="_blank"
    >
      {children}
    </a>
  ) : (
    <button type="button" className={className} {...{ [EXTRA_ATTRIBUTE]: 'print' }}>
      {children}
    </button>
  );
}

interface InsideProps {
  readonly network: Network;
  readonly row: Settings;
  readonly hasIcon: boolean;
  readonly hasWords: boolean;
}

function Inside({ network, row, hasIcon, hasWords }: InsideProps) {
  const iconOf = useIcons();
  const icon = hasIcon ? iconOf(network.icon) : '';
  const words = textOf(row.text) || network.label;
  return (
    <>
      {icon && <Slot as="span" className="elementor-share-btn__icon" html={icon} />}
      {hasWords ? (
        <span className="elementor-share-btn__text">
          <span className="elementor-share-btn__title">{words}</span>
        </span>
      ) : (
        <span className="elementor-screen-only">{network.address ? `Share on ${words}` : words}</span>
      )}
    </>
  );
}
