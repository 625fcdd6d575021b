import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { safeAddress } from '../../model/settings/link.ts';
import { rowsOf, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useDocumentId } from '../../parts/site/DocumentId.ts';
import { useNamedPopups } from '../../parts/site/NamedPopups.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { SITE_FORM } from './form.fields.ts';

/** Marks a form with steps or a redirect: no other form needs the widget's code. */
export const ACTING_FORM = 'portico-form-acts';

/** A form with its own fields, or one of the site's. Both are contact forms: stored, mailed and checked alike. */
export function Form({ element }: WidgetProps) {
  const { id, settings } = element;
  const document = useDocumentId();
  const chosen = textOf(settings[SITE_FORM]);
  const shown = useSitePart(
    chosen
      ? { kind: 'site-form', form: chosen.slice(0, 100) }
      : { kind: 'widget-form', document, element: id, settings },
  );
  const hasSteps = rowsOf(settings.form_fields).some(({ field_type: type }) => type === 'step');
  const onward = redirectOf(settings);
  const popup = popupOf(settings);
  const named = useNamedPopups();
  if (popup?.popup_action_popup_id) named?.add(textOf(popup.popup_action_popup_id));
  const frame = widgetFrame(element, {
    names: hasSteps ? STEP_SETTINGS : [],
    classes: hasSteps || onward ? [ACTING_FORM] : [],
  });
  return (
    <WidgetElement
      {...frame}
      {...((onward || popup) && {
        browserSettings: { ...frame.browserSettings, ...(onward && { redirect_to: onward }), ...popup },
      })}
    >
      <IslandStyle name="form" />
      {shown?.html && <Slot className="elementor-form" html={shown.html} />}
    </WidgetElement>
  );
}

const STEP_SETTINGS = ['step_type', 'step_next_label', 'step_previous_label'];

/** What it does with popups after it was sent, read by the popups' script. */
function popupOf(settings: WidgetProps['element']['settings']) {
  const { submit_actions: actions, popup_action, popup_action_popup_id } = settings;
  if (!Array.isArray(actions) || !actions.includes('popup')) return null;
  const { popup_action_do_not_show_again } = settings;
  return popup_action === 'close'
    ? { popup_action, popup_action_do_not_show_again }
    : { popup_action: 'open', popup_action_popup_id };
}

/** Redirect target after the form was sent. */
function redirectOf(settings: WidgetProps['element']['settings']): string {
  const { submit_actions: actions, redirect_to: to } = settings;
  if (!Array.isArray(actions) || !actions.includes('redirect')) return '';
  return safeAddress(typeof to === 'object' && to !== null && 'url' in to ? to.url : to);
}
