import type { FunctionComponent, HTMLAttributes, ReactNode } from 'react';
import type { BuilderElement } from '../protocol.ts';
import type { ElementStyle } from './styles/StyleRule.ts';

/** What the registry knows of a widget. */
export interface Widget {
  readonly Render: FunctionComponent<WidgetProps>;
  /** What its own settings say about looks; space, border and background are every widget's. */
  readonly style?: ElementStyle;
}

export interface WidgetProps {
  readonly element: BuilderElement;
  /** For widgets that hold containers: shows one of them, with what it is to this widget. */
  readonly renderChild?: (child: BuilderElement, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}
