import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../markup/markup.ts';
import { defaultValues } from './defaultValues.ts';
import { type FormTag, hasOption, numberOption, optionValue, optionValues } from './FormTag.ts';
import type { RenderContext } from './RenderContext.ts';

/** The classes of a control: its type, whether it is required or invalid, and the author's own. */
export function controlClass(tag: FormTag, context: RenderContext, ...extra: string[]): string {
  return [
    'wpcf7-form-control',
    `wpcf7-${tag.basetype}`,
    ...(tag.isRequired ? ['wpcf7-validates-as-required'] : []),
    ...extra,
    ...(context.errorOf(tag.name) ? ['wpcf7-not-valid'] : []),
    ...authorClasses(tag),
  ].join(' ');
}

export function authorClasses(tag: FormTag): string[] {
  return optionValues(tag, 'class').filter((name) => /^[\w-]+$/.test(name));
}

export function idOf(tag: FormTag, context: RenderContext): string | undefined {
  return context.claimId(optionValue(tag, 'id'));
}

export function tabIndexOf(tag: FormTag): number | undefined {
  const value = optionValues(tag, 'tabindex').find((text) => /^-?\d{1,5}$/.test(text));
  return value === undefined ? undefined : Number(value);
}

export function autocompleteOf(tag: FormTag): string | undefined {
  return optionValue(tag, 'autocomplete')?.replaceAll('|', ' ');
}

/** `size:`, `maxlength:` and `minlength:`, or the short forms `40/400` and `40x10/400`. Contradictory limits are ignored. */
export function lengthOptions(tag: FormTag): { size?: number; maxlength?: number; minlength?: number } {
  const [, size, max] = tag.options.map((option) => SHORT_FORM.exec(option)).find(Boolean) ?? [];
  // Nought is no limit and no width.
  const maxlength = numberOption(tag, 'maxlength') || numberOf(max) || undefined;
  const minlength = numberOption(tag, 'minlength') || undefined;
  const width = numberOption(tag, 'size') || numberOf(size) || undefined;
  const contradicts = maxlength !== undefined && minlength !== undefined && maxlength < minlength;
  return {
    ...(width !== undefined && { size: width }),
    ...(maxlength !== undefined && !contradicts && { maxlength }),
    ...(minlength !== undefined && !contradicts && { minlength }),
  };
}

const SHORT_FORM = /^(?:(\d{1,9})?|\d{0,9}x\d{0,9})\/(\d{1,9})?$/;

/** The control's initial text and its placeholder. */
export function initialText(tag: FormTag, context: RenderContext): { value: string; placeholder?: string } {
  const given = tag.content || (tag.values[0] ?? '');
  const isHint = hasOption(tag, 'placeholder') || hasOption(tag, 'watermark');
  const entered = context.entered(tag.name)?.[0];
  const [first = isHint ? '' : given] = defaultValues(tag, context.defaults);
  return { value: entered ?? first, ...(isHint && given ? { placeholder: given } : {}) };
}

/** Wraps a named control, with room for its error. */
export function wrapped(tag: FormTag, context: RenderContext, control: string): string {
  const error = context.errorOf(tag.name);
  const tip = error
    ? element('span', { class: 'wpcf7-not-valid-tip', 'aria-hidden': 'true' }, escapeMarkup(error))
    : '';
  return element('span', { class: 'wpcf7-form-control-wrap', 'data-name': tag.name }, control + tip);
}

export function ariaInvalid(tag: FormTag, context: RenderContext): 'true' | 'false' {
  return context.errorOf(tag.name) ? 'true' : 'false';
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
