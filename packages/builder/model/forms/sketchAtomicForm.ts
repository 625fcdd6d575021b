import type { BuilderElement } from '../../wire/public.ts';
import { plainProp } from '../atomic/plainProp.ts';
import { numberOf, recordOf, textOf } from '../settings/read.ts';
import type { FieldType, FormSketch, SketchedField, SketchedMail } from './FormSketch.ts';

/** Reads a version 4 form, whose fields are elements anywhere in it. */
export function sketchAtomicForm(form: BuilderElement): FormSketch {
  const { settings } = form;
  return {
    name: plainText(settings['form-name']).slice(0, LONGEST_NAME) || 'Form',
    fields: [...new Set(atomicFields(form).values())],
    size: 'sm',
    hasLabels: true,
    marksRequired: false,
    button: {
      ...{ text: 'Send', size: 'sm', icon: null, isIconLast: false, id: null, animation: null },
      widths: WHOLE,
    },
    messages: {},
    steps: { type: 'none', previous: '', next: '' },
    mails: mailsOf(settings),
  };
}

/** The field of each of a form's inputs, by element id. Inputs with the same name are one field. */
export function atomicFields(form: BuilderElement): ReadonlyMap<string, SketchedField> {
  const labels = new Map<string, string>();
  const inputs: BuilderElement[] = [];
  const visit = (element: BuilderElement): void => {
    if (element.widgetType === 'e-form-label')
      labels.set(plainText(element.settings['input-id']), plainText(element.settings.text));
    if (Object.hasOwn(KINDS, element.widgetType ?? '') && inputs.length < MOST_FIELDS) inputs.push(element);
    element.elements.forEach(visit);
  };
  form.elements.forEach(visit);
  const byName = new Map<string, SketchedField>();
  const found = new Map<string, SketchedField>();
  for (const input of inputs) {
    const field = fieldOf(input, labels);
    const before = byName.get(field.name);
    const isGroup = before?.type === field.type && (field.type === 'radio' || field.type === 'checkbox');
    const own = isGroup
      ? { ...before, label: field.name, options: [...before.options, ...field.options] }
      : before
        ? { ...field, name: `${field.name}_${byName.size + 1}` }
        : field;
    byName.set(own.name, own);
    found.set(input.id, own);
  }
  // The first of a group includes those after it.
  return new Map([...found].map(([id, field]) => [id, byName.get(field.name) ?? field]));
}

const KINDS: Readonly<Record<string, FieldType>> = {
  'e-form-input': 'text',
  'e-form-textarea': 'textarea',
  'e-form-checkbox': 'checkbox',
  'e-form-radio-button': 'radio',
  'e-form-select': 'select',
  'e-form-date-picker': 'date',
  'e-form-time-picker': 'time',
  'e-form-file-upload': 'upload',
};
const INPUT_TYPES: readonly FieldType[] = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'password',
];
const WHOLE = { desktop: '100', tablet: null, mobile: null } as const;
const MOST_FIELDS = 100;
const MOST_OPTIONS = 300;
const LONGEST_NAME = 100;

function fieldOf(
  { id, widgetType = '', settings }: BuilderElement,
  labels: ReadonlyMap<string, string>,
): SketchedField {
  const kind = KINDS[widgetType] ?? 'text';
  const type =
    kind === 'text' ? (INPUT_TYPES.find((one) => one === plainProp(settings.type)) ?? 'text') : kind;
  const anchor = plainText(settings._cssid);
  const label = labels.get(anchor) ?? '';
  return {
    type,
    name: nameOf(plainText(settings.name) || anchor, id),
    label,
    isRequired: plainProp(settings.required) === true,
    placeholder: plainText(settings.placeholder),
    value: kind === 'select' || type === 'radio' || type === 'checkbox' ? '' : plainText(settings.value),
    widths: WHOLE,
    classes: [],
    options: optionsOf(type, settings, label),
    isMultiple: plainProp(settings.multiple) === true,
    isInline: false,
    rows: numberOf(plainProp(settings.rows)),
    min: plainText(settings.min),
    max: plainText(settings.max),
    html: '',
    isTicked: plainProp(settings.checked) === true,
    fileTypes: [],
    megabytes: null,
    step: { previous: '', next: '', icon: null },
  };
}

function nameOf(said: string, id: string): string {
  const own = said.replace(/[^\w-]+/g, '_').slice(0, 60);
  return /^[A-Za-z]/.test(own) ? own : `field_${own || id}`;
}

function optionsOf(
  type: FieldType,
  settings: BuilderElement['settings'],
  label: string,
): SketchedField['options'] {
  if (type === 'radio' || type === 'checkbox') {
    const value = plainText(settings.value) || label || 'Yes';
    return [{ label: value, value }];
  }
  const list = plainProp(settings.options);
  if (type !== 'select' || !Array.isArray(list)) return [];
  return list.slice(0, MOST_OPTIONS).flatMap((option) => {
    const { label: shown, key, value } = recordOf(option);
    const words = (textOf(shown) || textOf(key) || textOf(value)).trim();
    return words ? [{ label: words, value: textOf(value).trim() || words }] : [];
  });
}

/** Without actions, one mail goes to the owner. */
function mailsOf(settings: BuilderElement['settings']): SketchedMail[] {
  const actions = plainProp(settings['actions-after-submit']);
  const wanted = Array.isArray(actions)
    ? actions.filter((one) => /^email(_\d+)?$/.test(textOf(one)))
    : ['email'];
  return wanted.slice(0, 2).map((action) => mailOf(recordOf(plainProp(settings[textOf(action)]))));
}

function mailOf(mail: Readonly<Record<string, unknown>>): SketchedMail {
  const of = (name: string): string => {
    const value = mail[name];
    return (Array.isArray(value) ? value.map((one) => textOf(one)).join(', ') : textOf(value)).trim();
  };
  const facts = mail['meta-data'];
  return {
    to: of('to'),
    cc: of('cc'),
    bcc: of('bcc'),
    subject: of('subject'),
    content: of('message'),
    fromName: of('from-name'),
    replyTo: of('reply-to'),
    isHtml: of('send-as') === 'html' && /<[a-z]/i.test(of('message')),
    facts: Array.isArray(facts) ? facts.map((one) => textOf(one)) : [],
  };
}

/** Text without tags: newer documents store it with the positions of links. */
function plainText(prop: unknown): string {
  const value = plainProp(prop);
  return textOf(Array.isArray(value) ? '' : (recordOf(value).content ?? value))
    .replace(/<[^<>]*>/g, '')
    .trim();
}
