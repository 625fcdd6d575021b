import { element } from '../../markup/markup.ts';
import type { Rule } from '../../rules/Rule.ts';
import type { Control, RuleFacts } from '../Control.ts';
import {
  ariaInvalid,
  autocompleteOf,
  controlClass,
  idOf,
  initialText,
  tabIndexOf,
  wrapped,
} from '../controlAttributes.ts';
import { type FormTag, hasOption, optionValue } from '../FormTag.ts';
import type { RenderContext } from '../RenderContext.ts';
import { relativeDate } from '../relativeDate.ts';
import { requiredRule } from './textControl.ts';

/** number and range. */
export const numberControl: Control = {
  ruleGroup: 'number',
  render: (tag, context) => steppedInput(tag, context, limitsOf(tag), 'wpcf7-validates-as-number'),
  rules: (tag, { messages }) => [
    ...requiredRule(tag, messages),
    { rule: 'number', field: tag.name, error: messages.invalid_number },
    ...limitRules(tag, limitsOf(tag), 'number', [messages.number_too_small, messages.number_too_large]),
  ],
};

export const dateControl: Control = {
  ruleGroup: 'date',
  render: (tag, context) =>
    steppedInput(tag, context, dateLimitsOf(tag, context.today), 'wpcf7-validates-as-date', (value) =>
      relativeDate(value, context.today),
    ),
  rules: (tag, { messages, today }: RuleFacts) => [
    ...requiredRule(tag, messages),
    { rule: 'date', field: tag.name, error: messages.invalid_date },
    ...limitRules(tag, dateLimitsOf(tag, today), 'date', [messages.date_too_early, messages.date_too_late]),
  ],
};

/** A time of day. Browsers submit it as hours and minutes, whatever they display. */
export const timeControl: Control = {
  ruleGroup: 'date',
  render: (tag, context) => steppedInput(tag, context, {}, 'wpcf7-validates-as-time'),
  rules: (tag, { messages }) => [
    ...requiredRule(tag, messages),
    { rule: 'maxlength', field: tag.name, threshold: LONGEST_TIME, error: messages.invalid_too_long },
  ],
};

const LONGEST_TIME = 12;

interface Limits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

function steppedInput(
  tag: FormTag,
  context: RenderContext,
  { min, max }: Limits,
  kind: string,
  normalised: (value: string) => string | undefined = (value) => value,
): string {
  const { value, placeholder } = initialText(tag, context);
  const midpoint = tag.basetype === 'range' && value === '' ? String((Number(min) + Number(max)) / 2) : value;
  return wrapped(
    tag,
    context,
    element('input', {
      class: controlClass(tag, context, kind),
      id: idOf(tag, context),
      tabindex: tabIndexOf(tag),
      min,
      max,
      step: optionValue(tag, 'step'),
      readonly: hasOption(tag, 'readonly'),
      autocomplete: autocompleteOf(tag),
      'aria-required': tag.isRequired ? 'true' : null,
      'aria-invalid': ariaInvalid(tag, context),
      placeholder,
      value: normalised(midpoint) ?? midpoint,
      type: tag.basetype,
      name: tag.name,
    }),
  );
}

function limitsOf(tag: FormTag): Limits {
  const isRange = tag.basetype === 'range';
  return {
    min: numeric(optionValue(tag, 'min')) ?? (isRange ? '0' : undefined),
    max: numeric(optionValue(tag, 'max')) ?? (isRange ? '100' : undefined),
  };
}

function dateLimitsOf(tag: FormTag, today: string): Limits {
  return {
    min: relativeDate(optionValue(tag, 'min') ?? '-', today),
    max: relativeDate(optionValue(tag, 'max') ?? '-', today),
  };
}

function limitRules(
  tag: FormTag,
  { min, max }: Limits,
  what: 'number' | 'date',
  [tooSmall, tooLarge]: readonly [string, string],
): Rule[] {
  return [
    ...(min === undefined ? [] : [{ rule: `min${what}`, field: tag.name, threshold: min, error: tooSmall }]),
    ...(max === undefined ? [] : [{ rule: `max${what}`, field: tag.name, threshold: max, error: tooLarge }]),
  ];
}

function numeric(text: string | undefined): string | undefined {
  return text !== undefined && text !== '' && Number.isFinite(Number(text)) ? text : undefined;
}
