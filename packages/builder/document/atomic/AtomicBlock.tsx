import { createElement, type ReactNode } from 'react';
import type { BuilderElement } from '../../protocol.ts';
import { choiceOf, recordOf } from '../../settings/read.ts';
import { classNames } from './classNames.ts';

const TAGS = ['div', 'header', 'footer', 'main', 'article', 'section', 'aside', 'nav'] as const;

/** A box of the newest kind, whose look is in the classes that it refers to. */
export function AtomicBlock({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const { id, elType, settings } = element;
  return createElement(
    choiceOf(recordOf(settings.tag).value, TAGS, 'div'),
    {
      className: [
        `elementor-element elementor-element-${id} e-con e-atomic-element ${elType}-base`,
        ...classNames(settings),
      ].join(' '),
      'data-id': id,
      'data-element_type': elType,
      'data-e-type': elType,
    },
    children,
  );
}
