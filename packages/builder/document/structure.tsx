import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import type { BuilderElement } from '../protocol.ts';
import { choiceOf, isOn, numberOf } from '../settings/read.ts';
import { browserSettings } from '../ui/element/browserSettings.ts';
import { entranceClasses } from '../ui/element/entranceClasses.ts';

interface StructureProps {
  readonly element: BuilderElement;
  readonly isInner: boolean;
  readonly children: ReactNode;
}

const TAGS = ['div', 'header', 'footer', 'main', 'article', 'section', 'aside', 'nav'] as const;

/** A container is boxed, with its content held to a width, or as wide as there is room. */
export function ContainerView({
  element,
  isInner,
  attributes = {},
  children,
}: StructureProps & { attributes?: HTMLAttributes<HTMLElement> | undefined }) {
  const { settings } = element;
  const isBoxed = settings.content_width !== 'full';
  const { className: added, ...others } = attributes;
  return createElement(
    choiceOf(settings.html_tag, TAGS, 'div'),
    {
      ...elementAttributes(element, [
        ...(added ? [added] : []),
        isBoxed ? 'e-flex e-con-boxed' : 'e-flex e-con-full',
        ...(isOn(settings.stretch_element) ? ['e-stretched'] : []),
        'e-con',
        isInner ? 'e-child' : 'e-parent',
      ]),
      ...others,
    },
    isBoxed ? <div className="e-con-inner">{children}</div> : children,
  );
}

export function SectionView({ element, isInner, children }: StructureProps) {
  const { settings } = element;
  const gap = choiceOf(settings.gap, ['default', 'no', 'narrow', 'extended', 'wide', 'wider'], 'default');
  return createElement(
    choiceOf(settings.html_tag, TAGS, 'section'),
    elementAttributes(element, [
      `elementor-section elementor-${isInner ? 'inner' : 'top'}-section`,
      `elementor-section-${settings.layout === 'full_width' ? 'full_width' : 'boxed'}`,
      ...(settings.stretch_section === STRETCHED ? ['elementor-section-stretched'] : []),
    ]),
    <div className={`elementor-container elementor-column-gap-${gap}`}>{children}</div>,
  );
}

export function ColumnView({ element, isInner, children }: StructureProps) {
  const size = Math.round(numberOf(element.settings._column_size) ?? 100);
  const isPopulated = element.elements.length > 0;
  return (
    <div
      {...elementAttributes(element, [
        `elementor-column elementor-col-${size}`,
        `elementor-${isInner ? 'inner' : 'top'}-column`,
      ])}
    >
      <div className={`elementor-widget-wrap${isPopulated ? ' elementor-element-populated' : ''}`}>
        {children}
      </div>
    </div>
  );
}

const STRETCHED = 'section-stretched';

const FOR_THE_BROWSER = [
  'background_background',
  'animation',
  'animation_delay',
  'stretch_element',
  'stretch_section',
  'sticky',
  'sticky_anchor_link_offset',
];

function elementAttributes(element: BuilderElement, classes: readonly string[]): HTMLAttributes<HTMLElement> {
  const { id, elType, settings } = element;
  const data = browserSettings(settings, FOR_THE_BROWSER);
  return {
    className: [
      `elementor-element elementor-element-${id}`,
      ...classes,
      ...entranceClasses(settings, 'animation'),
    ].join(' '),
    ...{
      'data-id': id,
      'data-element_type': elType,
      'data-e-type': elType,
      'data-settings': data && JSON.stringify(data),
    },
  };
}
