import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { EXTRA_ATTRIBUTE, SKIN } from '../../wire/public.ts';

export interface WidgetElementProps {
  readonly id: string;
  /** Without the skin: `accordion`. */
  readonly widgetType: string;
  /** The name in the wrapper's class, if different from the type. */
  readonly wrapperName?: string;
  /** The author's id for it, which links use. */
  readonly anchor?: string | null;
  /** The author's own. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Classes for its styles. */
  readonly className?: string | undefined;
  /** Settings that the browser needs; left out if there are none. */
  readonly browserSettings?: Readonly<Record<string, unknown>> | undefined;
  /** What few elements have, by its name in `extras`. */
  readonly extra?: 'motion' | undefined;
  /** Whether something in it has a hover animation. */
  readonly movesOnHover?: boolean;
  readonly children: ReactNode;
}

/** The element around every widget, which identifies it. */
export function WidgetElement({
  id,
  widgetType,
  wrapperName = widgetType,
  anchor,
  attributes,
  className,
  browserSettings,
  extra,
  movesOnHover,
  children,
}: WidgetElementProps) {
  const classes = [
    `elementor-element elementor-element-${id}`,
    className,
    `elementor-widget elementor-widget-${wrapperName}`,
  ];
  return (
    <div
      {...attributes}
      id={anchor ?? undefined}
      className={classes.filter(Boolean).join(' ')}
      data-id={id}
      data-element_type="widget"
      data-e-type="widget"
      data-widget_type={`${widgetType}.${SKIN}`}
      data-settings={browserSettings && JSON.stringify(browserSettings)}
      {...(extra && { [EXTRA_ATTRIBUTE]: extra })}
    >
      {movesOnHover && <IslandStyle name="hover-animation" />}
      <div className="elementor-widget-container">{children}</div>
    </div>
  );
}
