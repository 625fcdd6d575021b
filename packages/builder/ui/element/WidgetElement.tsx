import type { ReactNode } from 'react';

interface WidgetElementProps {
  readonly id: string;
  /** Without the skin: `accordion`. */
  readonly widgetType: string;
  /** Settings that the browser needs; left out where there are none. */
  readonly browserSettings?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** The element that stands around every widget and says which one it is. */
export function WidgetElement({ id, widgetType, browserSettings, children }: WidgetElementProps) {
  return (
    <div
      className={`elementor-element elementor-element-${id} elementor-widget elementor-widget-${widgetType}`}
      data-id={id}
      data-element_type="widget"
      data-e-type="widget"
      data-widget_type={`${widgetType}.default`}
      data-settings={browserSettings && JSON.stringify(browserSettings)}
    >
      <div className="elementor-widget-container">{children}</div>
    </div>
  );
}
