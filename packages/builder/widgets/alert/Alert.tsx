import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { ALERT_TONES } from './AlertProps.ts';
import { AlertView } from './AlertView.tsx';

/** The whole alert widget, rendered on the server. */
export function Alert({ element }: { element: BuilderElement }) {
  const { alert_type, alert_title, alert_description, show_dismiss, dismiss_icon } = element.settings;
  const iconOf = useIcons();
  const tone = choiceOf(alert_type, ALERT_TONES, 'info');
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-alert-${tone}`] })}>
      <IslandStyle name="alert" />
      <AlertView
        title={textOf(alert_title)}
        description={textOf(alert_description)}
        dismissLabel={show_dismiss === 'hide' || show_dismiss === '' ? null : 'Dismiss this alert.'}
        dismissIcon={iconOf(dismiss_icon)}
      />
    </WidgetElement>
  );
}
