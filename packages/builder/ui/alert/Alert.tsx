import { IslandStyle } from '@portico/kernel/islands/react';
import type { BuilderElement } from '../../protocol.ts';
import { choiceOf, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { ALERT_TONES } from './AlertProps.ts';
import { AlertView } from './AlertView.tsx';

/** The whole alert widget, as the server renders it. */
export function Alert({ element }: { element: BuilderElement }) {
  const { alert_type, alert_title, alert_description, show_dismiss } = element.settings;
  const tone = choiceOf(alert_type, ALERT_TONES, 'info');
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-alert-${tone}`] })}>
      <IslandStyle name="alert" />
      <AlertView
        title={textOf(alert_title)}
        description={textOf(alert_description)}
        dismissLabel={show_dismiss === 'hide' ? null : 'Dismiss this alert.'}
      />
    </WidgetElement>
  );
}
