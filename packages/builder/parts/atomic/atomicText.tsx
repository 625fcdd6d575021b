import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { choiceOf } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { WidgetProps } from '../element/Widget.ts';
import { atomicAttributes } from './atomicAttributes.ts';
import { linkedTag, plainProp, textProp } from './props.ts';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span';

/** Renders the text of this setting in the chosen tag, all of it linked if there is a link. */
export function atomicText(setting: string, tags: readonly Tag[], usual: Tag, linkClass: string) {
  return function AtomicText({ element }: WidgetProps) {
    const { settings } = element;
    const tag = choiceOf(plainProp(settings.tag), tags, usual);
    const html = textProp(settings[setting]);
    // Without words it still has its place and the gaps around it.
    if (!html) return createElement(tag, { ...atomicAttributes(element, tag), 'aria-hidden': true });
    const link = linkedTag(settings.link);
    if (!link) return <Slot as={tag} {...atomicAttributes(element, tag)} html={html} />;
    return createElement(
      tag,
      atomicAttributes(element, tag),
      <Slot
        as={link.tag}
        className={`${linkClass} e-default-${link.tag}`}
        {...link.attributes}
        html={html}
      />,
    );
  };
}

/** Where its words are, from its own tag. */
export function linkInside({ link }: BuilderElement['settings']): string {
  const linked = linkedTag(link);
  return linked ? `> ${linked.tag}` : '';
}
