import { Slot } from '@portico/kernel/islands/react';
import type { LinkAttributes } from '../../model/settings/link.ts';
import { choiceOf } from '../../model/settings/read.ts';

interface ButtonLinkProps {
  /** Trusted HTML. */
  readonly words: string;
  readonly link: LinkAttributes | null;
  readonly size?: unknown;
  readonly className?: string;
}

/** A button in a box: a link if it has a URL, or only styled as one if the whole box is the link. */
export function ButtonLink({ words, link, size, className = '' }: ButtonLinkProps) {
  const classes = `${className} elementor-button elementor-size-${choiceOf(size, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm')}`;
  return link ? (
    <Slot as="a" className={classes.trim()} {...link} html={words} />
  ) : (
    <Slot as="span" className={classes.trim()} html={words} />
  );
}
