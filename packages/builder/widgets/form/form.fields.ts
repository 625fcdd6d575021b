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

/** The site's form that is shown in place of fields of its own. */
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
    none: 'Fields of its own',
    help: 'Choose one of the site’s forms, or make the fields here.',
  }),
  text('form_name', 'Name', {
    ...hasOwnFields,
    help: 'Messages are listed under it.',
  }),
  rows(
    'form_fields',
    'Fields',
    {
      title: 'field_label',
      rowLabel: 'Field',
      newRow: { field_type: 'text', field_label: 'A question', width: '100' },
      fields: [
        choice('field_type', 'Kind', {
          text: 'One line',
          email: 'E-mail address',
          textarea: 'Several lines',
          tel: 'Telephone',
          url: 'Address of a page',
          number: 'Number',
          date: 'Date',
          time: 'Time',
          password: 'Password, which is not kept',
          select: 'List to choose from',
          radio: 'One of several',
          checkbox: 'Some of several',
          acceptance: 'Agreement',
          upload: 'File',
          hidden: 'Hidden',
          html: 'Text between fields',
          step: 'Next part',
        }),
        text('field_label', 'Label'),
        text('custom_id', 'Name', { help: 'In mails it stands as [field id="…"].' }),
        toggle('required', 'Must be filled in', { on: 'true' }),
        text('placeholder', 'Hint inside', shownFor(...WRITTEN)),
        text('field_value', 'Begins with', shownFor(...VALUED, 'hidden', ...CHOICES)),
        textarea('field_options', 'Choices', {
          help: 'One on each line. What is sent may stand behind a bar: Large|L',
          ...shownFor(...CHOICES),
        }),
        toggle('allow_multiple', 'More than one', { on: 'true', ...shownFor('select') }),
        toggle('inline_list', 'In a row', {
          on: 'elementor-subgroup-inline',
          ...shownFor('radio', 'checkbox'),
        }),
        number('rows', 'Lines', { min: 1, max: 40 }, shownFor('textarea')),
        text('field_min', 'At least', shownFor('number')),
        text('field_max', 'At most', shownFor('number')),
        text('min_date', 'Not before', { placeholder: '2030-01-31', ...shownFor('date') }),
        text('max_date', 'Not after', { placeholder: '2030-12-31', ...shownFor('date') }),
        textarea('acceptance_text', 'What is agreed to', shownFor('acceptance')),
        toggle('checked_by_default', 'Ticked at first', shownFor('acceptance')),
        textarea('field_html', 'Text', shownFor('html')),
        text('previous_button', 'Button back', { placeholder: 'Previous', ...shownFor('step') }),
        text('next_button', 'Button onward', { placeholder: 'Next', ...shownFor('step') }),
        icon('selected_icon', 'Icon', shownFor('step')),
        text('file_types', 'Kinds of files', { placeholder: 'pdf, jpg', ...shownFor('upload') }),
        number('file_sizes', 'Megabytes at most', { min: 1, max: 64 }, shownFor('upload')),
        choice('width', 'Width', PER_CENT),
        choice('width_tablet', 'Width on tablets', PER_CENT),
        choice('width_mobile', 'Width on phones', PER_CENT),
      ],
    },
    hasOwnFields,
  ),
  choice('input_size', 'Size of fields', SIZES, hasOwnFields),
  toggle('show_labels', 'Labels above fields', { on: 'true', isOnAtFirst: true, ...hasOwnFields }),
  toggle('mark_required', 'A star where something must be filled in', hasOwnFields),
  choice(
    'step_type',
    'How far one has come',
    {
      number_text: 'Numbers and words',
      icon_text: 'Icons and words',
      number: 'Numbers',
      icon: 'Icons',
      text: 'Words',
      progress_bar: 'A bar',
      none: 'Not shown',
    },
    {
      isShown: (settings) => rowsOf(settings.form_fields).some(({ field_type: type }) => type === 'step'),
    },
  ),
  text('button_text', 'Button', hasOwnFields),
  choice('button_size', 'Size of the button', SIZES, hasOwnFields),
  choice('button_width', 'Width of the button', PER_CENT, { isPerDevice: true, ...hasOwnFields }),
  choice(
    'button_align',
    'Place of the button',
    { start: 'Start', center: 'Centre', end: 'End', stretch: 'Whole width' },
    hasOwnFields,
  ),
  icon('selected_button_icon', 'Icon of the button', hasOwnFields),
  text('email_to', 'Mails go to', {
    placeholder: 'The recipient in the site’s settings',
    help: 'Only administrators may change who gets mails, unless editors are allowed to.',
    ...hasOwnFields,
  }),
  text('email_subject', 'Subject', hasOwnFields),
  textarea('email_content', 'Message', {
    help: '[all-fields] stands for all that was filled in, [field id="email"] for one of it.',
    ...hasOwnFields,
  }),
  text('email_reply_to', 'Answers go to', { help: 'The name of a field, or an address.', ...hasOwnFields }),
  toggle('custom_messages', 'Sentences of its own', hasOwnFields),
  ...(
    [
      ['success_message', 'When it was sent'],
      ['error_message', 'When it could not be sent'],
      ['required_field_message', 'When something is missing'],
      ['invalid_message', 'When something is wrong'],
    ] as const
  ).map(([name, label]) =>
    text(name, label, {
      isShown: (settings) => settings.custom_messages === 'yes' && hasOwnFields.isShown(settings),
    }),
  ),
  link('redirect_to', 'Where visitors are taken then', {
    turnsOn: { submit_actions: ['email', 'redirect'] },
  }),
  size('column_gap', 'Between columns'),
  size('row_gap', 'Between rows'),
  color('label_color', 'Labels'),
  color('field_text_color', 'Text of fields'),
  color('field_background_color', 'Background of fields'),
  color('field_border_color', 'Border of fields'),
  sides('field_border_radius', 'Corners of fields'),
  color('button_background_color', 'Button'),
  color('button_text_color', 'Text of the button'),
  sides('button_border_radius', 'Corners of the button'),
];
