import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { authorMarks } from '../../parts/element/authorMarks.ts';
import { safeId } from '../../parts/element/safeId.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import type { BuilderElement } from '../../wire/public.ts';
import { barFromElement } from './floatingBarsFromElement.ts';

interface BarProps {
  readonly element: BuilderElement;
  /** Its text, which names it if its author has not. */
  readonly words: string;
  /** Besides the common sheet. */
  readonly sheet?: string;
  /** Shown at its edge together with the close button; on its own, that button is over the bar. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** What every bar has: its position, its name, its close button, and its overlay. */
export function Bar({ element, words, sheet, controls, children }: BarProps) {
  const { settings } = element;
  const bar = barFromElement(element);
  const barId = safeId(settings.advanced_custom_css_id) ?? `e-floating-bars-${element.id}`;
  const classes = [
    `e-floating-bars e-${element.widgetType}`,
    `has-vertical-position-${bar.position}`,
    bar.canClose && 'has-close-button',
    bar.isSticky && 'is-sticky portico-over',
    ...authorMarks(settings, 'advanced_custom_css_classes').classes,
  ];
  const close = bar.canClose && (
    <button
      type="button"
      className="e-floating-bars__close-button"
      aria-controls={barId}
      aria-label="Close the announcement"
    >
      <CloseCross />
    </button>
  );
  return (
    <WidgetElement {...widgetFrame(element, { names: ANIMATIONS })}>
      <IslandStyle name="floating-bars" />
      {sheet && <IslandStyle name={sheet} />}
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        id={barId}
        className={classes.filter(Boolean).join(' ')}
        data-document-id={element.id}
        role="region"
        aria-label={bar.name || words || 'Announcement'}
      >
        {children}
        {controls === undefined
          ? close
          : (controls || close) && (
              <div className="e-floating-bars__ticker-controls">
                {controls}
                {close}
              </div>
            )}
        <div className="e-floating-bars__overlay" />
      </div>
    </WidgetElement>
  );
}

const ANIMATIONS = ['style_cta_button_animation', 'style_cta_button_animation_delay'];
