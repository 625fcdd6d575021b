import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { SKIN } from '../../wire/public.ts';

export interface WidgetElementProps {
  readonly id: string;
  /** Without the skin: `accordion`. */
  readonly widgetType: string;
  /** The name in the wrapper's class, where that is not the type's. */
  readonly wrapperName?: string;
  /** The id that its author gave it, which links lead to. */
  readonly anchor?: string | null;
  /** Classes that say how this one looks. */
  readonly className?: string | undefined;
  /** Settings that the browser needs; left out where there are none. */
  readonly browserSettings?: Readonly<Record<string, unknown>> | undefined;
  /** Whether something in it moves when it is pointed at. */
  readonly movesOnHover?: boolean;
  readonly children: ReactNode;
}

/** The element that stands around every widget and says which one it is. */
export function WidgetElement({
  id,
  widgetType,
  wrapperName = widgetType,
  anchor,
  className,
  browserSettings,
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
      id={anchor ?? undefined}
      className={classes.filter(Boolean).join(' ')}
      data-id={id}
      data-element_type="widget"
      data-e-type="widget"
      data-widget_type={`${widgetType}.${SKIN}`}
      data-settings={browserSettings && JSON.stringify(browserSettings)}
    >
      {movesOnHover && <IslandStyle name="hover-animation" />}
      <div className="elementor-widget-container">{children}</div>
    </div>
  );
}
