import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePostFacts } from '../../parts/post/usePostFacts.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';
import type { SiteLink } from '../../wire/admin.ts';

/** Links to the previous and the next post. */
export function PostNavigation({ element }: WidgetProps) {
  const { settings } = element;
  const post = usePostFacts();
  const { furtherPosts } = useVisitorWords();
  if (!post || (!post.older && !post.newer)) return null;
  const hasBorders = isOn(settings.show_borders);
  const classes = hasBorders ? ['elementor-post-navigation-borders-yes'] : [];
  return (
    <WidgetElement {...widgetFrame(element, { classes })}>
      <IslandStyle name="post-navigation" />
      <nav className="elementor-post-navigation" aria-label={furtherPosts}>
        <Neighbour end="prev" to={post.older} settings={settings} />
        {hasBorders && (
          <div className="elementor-post-navigation__separator-wrapper">
            <div className="elementor-post-navigation__separator" />
          </div>
        )}
        <Neighbour end="next" to={post.newer} settings={settings} />
      </nav>
    </WidgetElement>
  );
}

interface NeighbourProps {
  readonly end: 'prev' | 'next';
  readonly to: SiteLink | null;
  readonly settings: Settings;
}

function Neighbour({ end, to, settings }: NeighbourProps) {
  const hasArrow = isOn(settings.show_arrow);
  const icon = useIcons()(hasArrow && settings[end === 'prev' ? 'arrow_previous_icon' : 'arrow_next_icon']);
  const label = isOn(settings.show_label) ? textOf(settings[`${end}_label`]) : '';
  const title = isOn(settings.show_title) && to ? to.text : '';
  const arrow = icon && (
    <Slot as="span" className={`post-navigation__arrow-wrapper post-navigation__arrow-${end}`} html={icon} />
  );
  return (
    <div className={`elementor-post-navigation__${end} elementor-post-navigation__link`}>
      {to && (
        <a href={to.href} rel={end} {...(!title && { 'aria-label': to.text })}>
          {end === 'prev' && arrow}
          <span className={`elementor-post-navigation__link__${end}`}>
            {label && <Slot as="span" className={`post-navigation__${end}--label`} html={label} />}
            {title && <span className={`post-navigation__${end}--title`}>{title}</span>}
          </span>
          {end === 'next' && arrow}
        </a>
      )}
    </div>
  );
}
