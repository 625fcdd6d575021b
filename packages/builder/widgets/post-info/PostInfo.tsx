import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { rowsOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { initialsOf } from '../../parts/post/initialsOf.ts';
import { usePostFacts } from '../../parts/post/usePostFacts.ts';
import { type InfoItem, infoItem } from './infoItem.ts';

/** A post's author, date and other facts. */
export function PostInfo({ element }: WidgetProps) {
  const { settings } = element;
  const post = usePostFacts();
  const items = rowsOf(settings.icon_list).flatMap((row, index) => {
    const item = infoItem(row, post);
    return item ? [{ ...item, row: index + 1 }] : [];
  });
  if (items.length === 0) return null;
  const isInline = settings.view !== 'traditional';
  const layout = `elementor-icon-list--layout-${isInline ? 'inline' : 'traditional'}`;
  return (
    <WidgetElement {...widgetFrame(element, { classes: [layout] })}>
      <IslandStyle name="post-info" />
      <ul
        className={`elementor-icon-list-items elementor-post-info${isInline ? ' elementor-inline-items' : ''}`}
      >
        {items.map(({ row, ...item }) => (
          <li
            className={`elementor-icon-list-item elementor-post-info__row-${row}${isInline ? ' elementor-inline-item' : ''}`}
            key={row}
          >
            {item.link ? (
              <a {...item.link}>
                <Inside {...item} />
              </a>
            ) : (
              <Inside {...item} />
            )}
          </li>
        ))}
      </ul>
    </WidgetElement>
  );
}

function Inside({ type, icon, avatarOf, prefix, words, terms }: InfoItem) {
  const drawn = useIcons()(icon);
  return (
    <>
      {avatarOf ? (
        <span className="elementor-icon-list-icon">
          <span className="elementor-avatar" aria-hidden="true">
            {initialsOf(avatarOf)}
          </span>
        </span>
      ) : (
        drawn && <Slot as="span" className="elementor-icon-list-icon" html={drawn} />
      )}
      <span
        className={`elementor-icon-list-text elementor-post-info__item elementor-post-info__item--type-${type}`}
      >
        {prefix && <Slot as="span" className="elementor-post-info__item-prefix" html={`${prefix} `} />}
        {terms ? <Terms terms={terms} /> : <Words {...{ type, words }} />}
      </span>
    </>
  );
}

function Words({ type, words }: Pick<InfoItem, 'type' | 'words'>) {
  if (type === 'date' || type === 'time') return <time>{words}</time>;
  return type === 'custom' ? <Slot as="span" html={words} /> : words;
}

function Terms({ terms }: { readonly terms: NonNullable<InfoItem['terms']> }) {
  return (
    <span className="elementor-post-info__terms-list">
      {terms.map(({ href, text }, index) => (
        <span key={text}>
          {index > 0 && ', '}
          {href ? (
            <a className="elementor-post-info__terms-list-item" href={href}>
              {text}
            </a>
          ) : (
            <span className="elementor-post-info__terms-list-item">{text}</span>
          )}
        </span>
      ))}
    </span>
  );
}
