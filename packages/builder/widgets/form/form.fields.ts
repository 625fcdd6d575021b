import {
  choice,
  color,
  type Field,
  icon,
  link,
  number,
  rows,
  sides,
  siteChoice,
  size,
  text,
  textarea,
  toggle,
} from '../../model/fields/Field.ts';
import { WIDTHS } from '../../model/forms/sketchForm.ts';
import { rowsOf, type Settings, textOf } from '../../model/settings/read.ts';

/** The site's form shown in place of the widget's own fields. */
export const SITE_FORM = 'portico_form';

const hasOwnFields = { isShown: (settings: Settings) => textOf(settings[SITE_FORM]) === '' };
const SIZES = { xs: 'Extra small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' } as const;
const PER_CENT = Object.fromEntries(WIDTHS.map((width) => [width, `${width} %`]));

function shownFor(...types: readonly string[]): { isShown: (row: Settings) => boolean } {
  return { isShown: (row) => types.includes(textOf(row.field_type) || 'text') };
}

const CHOICES = ['select', 'radio', 'checkbox'];
const VALUED = ['text', 'email', 'textarea', 'url', 'tel', 'number', 'date', 'time'];
const WRITTEN = [...VALUED, 'password'];

export const formFields: readonly Field[] = [
  siteChoice(SITE_FORM, 'Form', 'forms', {
    none: 'Own fields',
    help: 'Choose one of the site’s forms, or set up the fields here.',
  }),
  text('form_name', 'Name', {
    ...hasOwnFields,
    help: 'Messages are listed under this name.',
  }),
  rows(
    'form_fields',
    'Fields',
    {
      title: 'field_label',
      rowLabel: 'Field',
      newRow: { field_type: 'text', field_label: 'A question', width: '100' },
      fields: [
        choice('field_type', 'Type', {
          text: 'Single line',
          email: 'E-mail address',
          textarea: 'Multiple lines',
          tel: 'Telephone',
          url: 'Web address',
          number: 'Number',
          date: 'Date',
          time: 'Time',
          password: 'Password (not stored)',
          select: 'Drop-down list',
          radio: 'Radio buttons',
          checkbox: 'Checkboxes',
          acceptance: 'Acceptance',
          upload: 'File',
          hidden: 'Hidden',
          html: 'HTML',
          step: 'Next step',
        }),
        text('field_label', 'Label'),
        text('custom_id', 'Name', { help: 'In mails, write it as [field id="…"].' }),
        toggle('required', 'Required', { on: 'true' }),
        text('placeholder', 'Placeholder', shownFor(...WRITTEN)),
        text('field_value', 'Default value', shownFor(...VALUED, 'hidden', ...CHOICES)),
        textarea('field_options', 'Choices', {
          help: 'One per line. Put the value to send after a bar: Large|L',
          ...shownFor(...CHOICES),
        }),
        toggle('allow_multiple', 'Allow several', { on: 'true', ...shownFor('select') }),
        toggle('inline_list', 'Inline list', {
          on: 'elementor-subgroup-inline',
          ...shownFor('radio', 'checkbox'),
        }),
        number('rows', 'Rows', { min: 1, max: 40 }, shownFor('textarea')),
        text('field_min', 'At least', shownFor('number')),
        text('field_max', 'At most', shownFor('number')),
        text('min_date', 'Earliest', { placeholder: '2030-01-31', ...shownFor('date') }),
        text('max_date', 'Latest', { placeholder: '2030-12-31', ...shownFor('date') }),
        textarea('acceptance_text', 'Acceptance text', shownFor('acceptance')),
        toggle('checked_by_default', 'Checked by default', shownFor('acceptance')),
        textarea('field_html', 'HTML', shownFor('html')),
        text('previous_button', 'Previous button', { placeholder: 'Previous', ...shownFor('step') }),
        text('next_button', 'Next button', { placeholder: 'Next', ...shownFor('step') }),
        icon('selected_icon', 'Icon', shownFor('step')),
        text('file_types', 'Allowed file types', { placeholder: 'pdf, jpg', ...shownFor('upload') }),
        number('file_sizes', 'Maximum size (MB)', { min: 1, max: 64 }, shownFor('upload')),
        choice('width', 'Width', PER_CENT),
        choice('width_tablet', 'Width on tablets', PER_CENT),
        choice('width_mobile', 'Width on phones', PER_CENT),
      ],
    },
    hasOwnFields,
  ),
  choice('input_size', 'Field size', SIZES, hasOwnFields),
  toggle('show_labels', 'Labels', { on: 'true', isOnAtFirst: true, ...hasOwnFields }),
  toggle('mark_required', 'Required mark', hasOwnFields),
  choice(
    'step_type',
    'Progress',
    {
      number_text: 'Number and text',
      icon_text: 'Icon and text',
      number: 'Numbers',
      icon: 'Icons',
      text: 'Text',
      progress_bar: 'A bar',
      none: 'None',
    },
    {
      isShown: (settings) => rowsOf(settings.form_fields).some(({ field_type: type }) => type === 'step'),
    },
  ),
  text('button_text', 'Button', hasOwnFields),
  choice('button_size', 'Button size', SIZES, hasOwnFields),
  choice('button_width', 'Button width', PER_CENT, { isPerDevice: true, ...hasOwnFields }),
  choice(
    'button_align',
    'Button alignment',
    { start: 'Start', center: 'Centre', end: 'End', stretch: 'Full width' },
    hasOwnFields,
  ),
  icon('selected_button_icon', 'Button icon', hasOwnFields),
  text('email_to', 'Send mails to', {
    placeholder: 'The recipient in the site’s settings',
    help: 'Only administrators can change who gets the mails, unless editors are allowed to.',
    ...hasOwnFields,
  }),
  text('email_subject', 'Subject', hasOwnFields),
  textarea('email_content', 'Message', {
    help: '[all-fields] stands for all that was filled in, [field id="email"] for one of it.',
    ...hasOwnFields,
  }),
  text('email_reply_to', 'Reply to', { help: 'A field’s name, or an address.', ...hasOwnFields }),
  toggle('custom_messages', 'Custom messages', hasOwnFields),
  ...(
    [
      ['success_message', 'Success'],
      ['error_message', 'Failure'],
      ['required_field_message', 'Required field empty'],
      ['invalid_message', 'Invalid entry'],
    ] as const
  ).map(([name, label]) =>
    text(name, label, {
      isShown: (settings) => settings.custom_messages === 'yes' && hasOwnFields.isShown(settings),
    }),
  ),
  link('redirect_to', 'Redirect to', {
    turnsOn: { submit_actions: ['email', 'redirect'] },
  }),
  choice(
    'popup_action',
    'Popup after sending',
    { '': 'None', open: 'Open a popup', close: 'Close the popup around it' },
    { turnsOn: { submit_actions: ['email', 'popup'] } },
  ),
  siteChoice('popup_action_popup_id', 'Popup', 'popups', {
    isShown: ({ popup_action: action }) => action === 'open',
  }),
  size('column_gap', 'Column gap'),
  size('row_gap', 'Row gap'),
  color('label_color', 'Labels'),
  color('field_text_color', 'Field text'),
  color('field_background_color', 'Field background'),
  color('field_border_color', 'Field border'),
  sides('field_border_radius', 'Field corners'),
  color('button_background_color', 'Button'),
  color('button_text_color', 'Button text'),
  sides('button_border_radius', 'Button corners'),
];
