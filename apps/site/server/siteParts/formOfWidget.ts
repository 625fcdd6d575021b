import type { FormSketch, IconDrawings, SketchedField, Widths } from '@portico/builder/document';
import {
  HIDDEN_STEP,
  hoverAnimation,
  iconHtml,
  stepButtons,
  stepIndicators,
} from '@portico/builder/document';
import type { NewForm } from '@portico/contact-form/server';
import { fieldTag } from './fieldTag.ts';
import { mailOfSketch } from './mailOfSketch.ts';
import { asText, escaped } from './templateText.ts';

interface Around {
  readonly title: string;
  readonly language: string;
  readonly icons: IconDrawings;
}

/** The contact form defined by a widget: its fields as template tags, in the markup that Elementor's style sheets expect. */
export function formOfWidget(
  sketch: FormSketch,
  elementId: string,
  { title, language, icons }: Around,
): Omit<NewForm, 'id'> {
  const { messages, mails } = sketch;
  const [mail, mail2] = mails;
  return {
    title,
    locale: language.replace('-', '_'),
    template: [
      '<div class="elementor-form-fields-wrapper elementor-labels-above">',
      ...fieldsHtml(sketch, elementId, icons),
      '</div>',
    ].join('\n'),
    mail: mailOfSketch(mail, sketch, true),
    mail2: mailOfSketch(mail2, sketch, mail2 !== undefined),
    messages: {
      ...(messages.success && { mail_sent_ok: asText(messages.success) }),
      ...(messages.error && { mail_sent_ng: asText(messages.error) }),
      ...(messages.required && { invalid_required: asText(messages.required) }),
      ...(messages.invalid && { validation_error: asText(messages.invalid) }),
    },
    additionalSettings: [
      'no_paragraphs: on',
      'acceptance_as_validation: on',
      ...(mails.length === 0 ? ['skip_mail: on'] : []),
    ].join('\n'),
  };
}

interface Step {
  readonly fields: readonly SketchedField[];
  /** The field that starts it; none in a form with a single step. */
  readonly first: SketchedField | null;
}

/** The steps of a form. Fields before the first step field are a step, too. */
function stepsOf(fields: readonly SketchedField[]): readonly Step[] {
  const steps: { fields: SketchedField[]; first: SketchedField | null }[] = [];
  for (const field of fields) {
    if (field.type === 'step') steps.push({ fields: [], first: field });
    else if (steps.length === 0) steps.push({ fields: [field], first: null });
    else steps.at(-1)?.fields.push(field);
  }
  return steps;
}

/** The fields with the submit button; in a multi-step form all steps but the first are hidden. */
function fieldsHtml(sketch: FormSketch, elementId: string, icons: IconDrawings): readonly string[] {
  const steps = stepsOf(sketch.fields);
  const isOne = !sketch.fields.some(({ type }) => type === 'step');
  const parts = steps.map(({ fields }) =>
    fields.map((field) => fieldGroup(field, sketch, elementId)).join('\n'),
  );
  const widths = widthClasses(sketch.button.widths);
  const alone = `elementor-column e-form__buttons ${widths}`;
  if (isOne) return [...parts, submitGroup(sketch, icons, alone)];
  const { type, next } = sketch.steps;
  const counted = steps.map(({ first }) => ({
    label: asText(first?.label ?? ''),
    icon: iconHtml(first?.step.icon, icons),
  }));
  const goOn = asText(steps[0]?.first?.step.next || next);
  const isFolded = steps.length > 1;
  return [
    ...(isFolded ? [stepIndicators(counted, type)] : []),
    ...steps.map((step, at) => stepHtml(step, parts[at] ?? '', { sketch, elementId, isHidden: at > 0 })),
    isFolded
      ? stepButtons({
          ...{ next: goOn, size: sketch.button.size, widths },
          submit: submitGroup(sketch, icons, `e-form__buttons__wrapper ${HIDDEN_STEP}`),
        })
      : submitGroup(sketch, icons, alone),
  ];
}

interface StepPlace {
  readonly sketch: FormSketch;
  readonly elementId: string;
  readonly isHidden: boolean;
}

function stepHtml({ first }: Step, inside: string, { sketch, elementId, isHidden }: StepPlace): string {
  const words = (name: string, text: string) => (text ? ` data-${name}="${asText(text)}"` : '');
  const said = first
    ? words('label', first.label) + words('previous', first.step.previous) + words('next', first.step.next)
    : '';
  const hidden = isHidden ? ` ${HIDDEN_STEP}` : '';
  return `<div class="e-form__step${hidden}"${said}>${first ? fieldGroup(first, sketch, elementId) : ''}\n${inside}</div>`;
}

const GROUPS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'acceptance']);

function fieldGroup(field: SketchedField, sketch: FormSketch, elementId: string): string {
  const { type, name, label } = field;
  if (type === 'hidden') return fieldTag(field, sketch, '');
  const id = `form-field-${name}-${elementId}`;
  const isRequired = field.isRequired && type !== 'html' && type !== 'step';
  const classes = [
    `elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${name}`,
    widthClasses(field.widths),
    isRequired && 'elementor-field-required',
    isRequired && sketch.marksRequired && 'elementor-mark-required',
    ...field.classes,
  ]
    .filter(Boolean)
    .join(' ');
  if (type === 'html') return `<div class="${classes}">${escaped(field.html)}</div>`;
  if (type === 'step') return `<div class="${classes}">${asText(label)}</div>`;
  const labelClass = `elementor-field-label${sketch.hasLabels ? '' : ' elementor-screen-only'}`;
  if (GROUPS.has(type)) {
    const inline = field.isInline ? ' elementor-subgroup-inline' : '';
    const named = label ? ` role="group" aria-labelledby="${id}-label"` : '';
    const words = label && `<span class="${labelClass}" id="${id}-label">${asText(label)}</span>`;
    return `<div class="${classes}"${named}>${words}<div class="elementor-field-subgroup${inline}">${fieldTag(field, sketch, id)}</div></div>`;
  }
  const words = label || field.placeholder || name;
  return `<div class="${classes}"><label class="${label ? labelClass : 'elementor-field-label elementor-screen-only'}" for="${id}">${asText(words)}</label>${fieldTag(field, sketch, id)}</div>`;
}

function submitGroup({ button }: FormSketch, icons: IconDrawings, classes: string): string {
  const drawn = iconHtml(button.icon, icons);
  const icon =
    drawn &&
    `<span class="elementor-button-icon${button.isIconLast ? ' elementor-align-icon-right' : ''}">${drawn}</span>`;
  const text = button.text && `<span class="elementor-button-text">${asText(button.text)}</span>`;
  const id = button.id ? ` id="${button.id}"` : '';
  const name = button.text ? '' : ' aria-label="Send"';
  return `<div class="elementor-field-group elementor-field-type-submit ${classes}"><button type="submit"${id}${name} class="wpcf7-form-control wpcf7-submit has-spinner elementor-button elementor-size-${button.size}${hoverAnimation(button.animation)}"><span class="elementor-button-content-wrapper">${icon}${text}</span></button></div>`;
}

function widthClasses({ desktop, tablet, mobile }: Widths): string {
  return [`elementor-col-${desktop}`, tablet && `elementor-md-${tablet}`, mobile && `elementor-sm-${mobile}`]
    .filter(Boolean)
    .join(' ');
}
