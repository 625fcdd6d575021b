import { choiceOf, isOn, numberOf, rowsOf, type Settings, textOf } from '../settings/read.ts';
import {
  FIELD_TYPES,
  type FieldType,
  type FormSketch,
  SIZES,
  type SketchedField,
  STEP_TYPES,
  type Widths,
} from './FormSketch.ts';
import { sketchedMails } from './sketchedMails.ts';

/** Reads a form widget's settings. Always results in a form that can be rendered, whatever they contain. */
export function sketchForm(settings: Settings): FormSketch {
  const fields = fieldsOf(settings.form_fields);
  return {
    name: textOf(settings.form_name).trim().slice(0, LONGEST_NAME) || 'Form',
    fields,
    size: choiceOf(settings.input_size, SIZES, 'sm'),
    // Off is an empty string; a form without the setting shows its labels.
    hasLabels: settings.show_labels === undefined || textOf(settings.show_labels) !== '',
    marksRequired: isOn(settings.mark_required),
    button: {
      text: settings.button_text === undefined ? 'Send' : textOf(settings.button_text),
      size: choiceOf(settings.button_size, SIZES, 'sm'),
      icon: settings.selected_button_icon,
      isIconLast: settings.button_icon_align === 'right' || settings.button_icon_align === 'row-reverse',
      widths: widthsOf(settings, 'button_width'),
      id: idOf(settings.button_css_id),
      animation: settings.button_hover_animation,
    },
    steps: {
      type: choiceOf(settings.step_type, STEP_TYPES, 'number_text'),
      previous: plain(settings.step_previous_label) || 'Previous',
      next: plain(settings.step_next_label) || 'Next',
    },
    messages: isOn(settings.custom_messages)
      ? {
          ...filled('success', settings.success_message),
          ...filled('error', settings.error_message ?? settings.server_message),
          ...filled('required', settings.required_field_message ?? settings.required_message),
          ...filled('invalid', settings.invalid_message),
        }
      : {},
    mails: sketchedMails(settings),
  };
}

const LONGEST_NAME = 100;
const MOST_FIELDS = 100;
const MOST_OPTIONS = 300;

function fieldsOf(value: unknown): SketchedField[] {
  const taken = new Set<string>();
  return rowsOf(value)
    .slice(0, MOST_FIELDS)
    .flatMap((row, index) => {
      const type = typeOf(row.field_type);
      return type ? [fieldOf(row, type, nameOf(row, index, taken))] : [];
    });
}

/** CAPTCHAs and honeypots are up to the spam protection; any other unknown type becomes a text line. */
function typeOf(value: unknown): FieldType | null {
  if (value === undefined || value === '') return 'text';
  if (/captcha|honeypot/.test(textOf(value))) return null;
  const known = FIELD_TYPES.find((type) => type === value);
  return (known as FieldType | undefined) ?? 'text';
}

function fieldOf(row: Settings, type: FieldType, name: string): SketchedField {
  return {
    type,
    name,
    label: plain(row.field_label),
    isRequired: isOn(row.required) || row.required === 'true',
    placeholder: plain(row.placeholder),
    value: textOf(row.field_value),
    widths: widthsOf(row, 'width'),
    classes: textOf(row.css_classes)
      .split(/\s+/)
      .filter((one) => /^[A-Za-z_-][\w-]{0,60}$/.test(one))
      .slice(0, 10),
    options: optionsOf(row.field_options),
    isMultiple: isOn(row.allow_multiple) || row.allow_multiple === 'true' || isOn(row.allow_multiple_upload),
    isInline: textOf(row.inline_list) !== '',
    rows: type === 'select' ? numberOf(row.select_size) : numberOf(row.rows),
    min: textOf(type === 'date' ? row.min_date : row.field_min),
    max: textOf(type === 'date' ? row.max_date : row.field_max),
    html: textOf(type === 'acceptance' ? row.acceptance_text : row.field_html),
    isTicked: isOn(row.checked_by_default),
    fileTypes: textOf(row.file_types)
      .split(/[\s,]+/)
      .map((one) => one.replace(/^\./, '').toLowerCase())
      .filter((one) => /^[a-z\d]{1,10}$/.test(one)),
    megabytes: numberOf(row.file_sizes),
    step: {
      previous: plain(row.previous_button),
      next: plain(row.next_button),
      icon: row.selected_icon ?? FIRST_STEP_ICON,
    },
  };
}

/** Elementor Pro's default. */
const FIRST_STEP_ICON = { value: 'fas fa-star', library: 'fa-solid' } as const;

function nameOf(row: Settings, index: number, taken: Set<string>): string {
  const own = (textOf(row.custom_id) || textOf(row._id)).replace(/[^\w-]+/g, '_').slice(0, 60);
  const wanted = /^[A-Za-z]/.test(own) ? own : `field_${own || index + 1}`;
  let name = wanted;
  for (let again = 2; taken.has(name); again += 1) name = `${wanted}_${again}`;
  taken.add(name);
  return name;
}

/** One per line; the submitted value may follow a bar. */
function optionsOf(value: unknown): SketchedField['options'] {
  return textOf(value)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_OPTIONS)
    .map((line) => {
      const bar = line.indexOf('|');
      const [label, sent] = bar < 0 ? [line, line] : [line.slice(0, bar).trim(), line.slice(bar + 1).trim()];
      return { label: label || sent, value: sent || label };
    });
}

function widthsOf(settings: Settings, name: string): Widths {
  const own = (value: unknown): string | null => WIDTHS.find((one) => one === textOf(value)) ?? null;
  return {
    desktop: own(settings[name]) ?? '100',
    tablet: own(settings[`${name}_tablet`]),
    mobile: own(settings[`${name}_mobile`]),
  };
}

export const WIDTHS = ['100', '80', '75', '70', '66', '60', '50', '40', '33', '30', '25', '20'] as const;

function filled<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  const text = plain(value);
  return text ? ({ [key]: text } as Record<Key, string>) : {};
}

/** Authors write some HTML into labels; where only text is allowed, the tags are removed. */
function plain(value: unknown): string {
  return textOf(value)
    .replace(/<[^<>]*>/g, '')
    .trim();
}

function idOf(value: unknown): string | null {
  const id = textOf(value);
  return /^[A-Za-z][\w-]{0,60}$/.test(id) ? id : null;
}
