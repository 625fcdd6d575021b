import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { typography } from '../../document/styles/typography.ts';
import { keyword } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { linkOf } from '../../settings/link.ts';
import { choiceOf, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;
const SIZES = ['default', 'small', 'medium', 'large', 'xl', 'xxl'] as const;

export function Heading({ element }: { element: BuilderElement }) {
  const { title, header_size, size, link } = element.settings;
  const html = textOf(title);
  if (!html) return null;
  const tag = choiceOf(header_size, TAGS, 'h2');
  const className = `elementor-heading-title elementor-size-${choiceOf(size, SIZES, 'default')}`;
  const address = linkOf(link);
  return (
    <WidgetElement {...widgetFrame(element)}>
      {address ? (
        createElement(tag, { className }, <Slot as="a" html={html} {...address} />)
      ) : (
        <Slot as={tag} className={className} html={html} />
      )}
    </WidgetElement>
  );
}

export const headingStyle: ElementStyle = (read) => [
  {
    declarations: {
      'text-align': keyword(read('align'), ['start', 'center', 'end', 'left', 'right', 'justify']),
    },
  },
  {
    part: ' .elementor-heading-title',
    declarations: { color: readColor(read, 'title_color'), ...typography(read) },
  },
];
