import type { FormSketch, SketchedField } from '@portico/builder/document';
import { escaped, quoted } from './templateText.ts';

/** A widget's field as a tag in the contact form's template. */
export function fieldTag(field: SketchedField, sketch: FormSketch, id: string): string {
  const star = field.isRequired ? '*' : '';
  const { name } = field;
  const looks = `id:${id} class:elementor-field class:elementor-size-${sketch.size}`;
  const textual = `${looks} class:elementor-field-textual`;
  switch (field.type) {
    case 'hidden':
      return `[hidden ${name} ${quoted(field.value)}]`;
    case 'textarea':
      return `[textarea${star} ${name} rows:${lines(field.rows)} ${textual}${words(field)}]`;
    case 'select':
      return `[select${star} ${name} ${textual}${field.isMultiple ? ' multiple' : ''}${field.rows ? ` size:${lines(field.rows)}` : ''}${choices(field)}]`;
    case 'radio':
      return `[radio ${name} use_label_element${field.isRequired ? '' : ' optional'}${choices(field)}]`;
    case 'checkbox':
      return `[checkbox${star} ${name} use_label_element${choices(field)}]`;
    case 'acceptance':
      return `[acceptance ${name}${field.isRequired ? '' : ' optional'}${field.isTicked ? ' default:on' : ''}]${escaped(field.html || field.label || 'I agree')}[/acceptance]`;
    case 'upload':
      return `[file${star} ${name} ${textual} filetypes:${fileTypes(field)}${field.megabytes ? ` limit:${Math.ceil(field.megabytes)}mb` : ''}${field.isMultiple ? ' multiple' : ''}]`;
    case 'number':
      return `[number${star} ${name} ${textual}${limits(field, /^-?\d{1,12}(?:\.\d{1,6})?$/)}${words(field)}]`;
    case 'date':
      return `[date${star} ${name} ${textual}${limits(field, /^\d{4}-\d\d-\d\d$/)}${words(field)}]`;
    case 'time':
      return `[time${star} ${name} ${textual}${words(field)}]`;
    case 'email':
    case 'url':
    case 'tel':
      return `[${field.type}${star} ${name} ${textual} autocomplete:${field.type}${words(field)}]`;
    case 'password':
      return `[text${star} ${name} ${textual} password${words({ ...field, value: '' })}]`;
    default:
      return `[text${star} ${name} ${textual}${name === 'name' ? ' autocomplete:name' : ''}${words(field)}]`;
  }
}

/** Its initial value, or its placeholder. */
function words({ value, placeholder }: SketchedField): string {
  if (value) return ` ${quoted(value)}`;
  return placeholder ? ` placeholder ${quoted(placeholder)}` : '';
}

function choices({ options, value }: SketchedField): string {
  // A list needs at least one option.
  const shown = options.length > 0 ? options : [{ label: 'Yes', value: 'Yes' }];
  const at = value ? shown.findIndex((one) => one.value === value || one.label === value) : -1;
  const first = at >= 0 ? ` default:${at + 1}` : '';
  const list = shown.map(({ label, value: sent }) =>
    label === sent ? quoted(label) : withMeaning(quoted(label), sent),
  );
  return `${first} ${list.join(' ')}`;
}

/** The visible label, and after a bar the value that is mailed. */
function withMeaning(shown: string, sent: string): string {
  const quote = shown.charAt(0);
  const meant = quoted(sent).slice(1, -1).replaceAll(quote, '’');
  return `${shown.slice(0, -1)}|${meant}${quote}`;
}

function limits({ min, max }: SketchedField, shape: RegExp): string {
  return `${shape.test(min) ? ` min:${min}` : ''}${shape.test(max) ? ` max:${max}` : ''}`;
}

function lines(rows: number | null): number {
  return Math.min(Math.max(Math.round(rows ?? 4), 1), 40);
}

function fileTypes({ fileTypes: types }: SketchedField): string {
  return types.length > 0 ? types.join('|') : USUAL_FILES;
}

const USUAL_FILES = 'jpg|jpeg|png|gif|pdf|doc|docx|ppt|pptx|odt|avi|ogg|m4a|mov|mp3|mp4|mpg|wav|wmv';
