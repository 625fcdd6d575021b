import { element } from '../../markup/markup.ts';
import { isKnownType } from '../../rules/fileTypes.ts';
import type { Control } from '../Control.ts';
import { ariaInvalid, controlClass, idOf, tabIndexOf, wrapped } from '../controlAttributes.ts';
import { type FormTag, hasOption, numberOption, optionValue } from '../FormTag.ts';

export const fileControl: Control = {
  ruleGroup: 'file',

  render(tag, context) {
    const isMultiple = hasOption(tag, 'multiple');
    return wrapped(
      tag,
      context,
      element('input', {
        size: numberOption(tag, 'size') ?? 40,
        class: controlClass(tag, context),
        id: idOf(tag, context),
        capture: captureOf(tag),
        tabindex: tabIndexOf(tag),
        accept: acceptedTypes(tag).join(','),
        multiple: isMultiple,
        'aria-required': tag.isRequired ? 'true' : null,
        'aria-invalid': ariaInvalid(tag, context),
        type: 'file',
        name: isMultiple ? `${tag.name}[]` : tag.name,
      }),
    );
  },

  rules: (tag, { messages }) => [
    ...(tag.isRequired ? [{ rule: 'requiredfile', field: tag.name, error: messages.invalid_required }] : []),
    { rule: 'file', field: tag.name, accept: acceptedTypes(tag), error: messages.upload_file_type_invalid },
    {
      rule: 'maxfilesize',
      field: tag.name,
      threshold: sizeLimit(tag),
      error: messages.upload_file_too_large,
    },
  ],
};

const MEBIBYTE = 1024 * 1024;
const DEFAULT_TYPES = ['audio/*', 'video/*', 'image/*'];
const UNITS: Readonly<Record<string, number>> = { kb: 1024, mb: MEBIBYTE };

/** `limit:2mb`, for all files of the field together. */
export function sizeLimit(tag: FormTag): number {
  const [, amount, unit = ''] = /^(\d{1,9})(kb|mb)?$/i.exec(optionValue(tag, 'limit') ?? '') ?? [];
  return amount ? Number(amount) * (UNITS[unit.toLowerCase()] ?? 1) : MEBIBYTE;
}

/**
 * `filetypes:pdf|image/*` as an accept list. Types that could be anything (`application/*`) are dropped: they limit nothing.
 */
export function acceptedTypes(tag: FormTag): string[] {
  const items = (optionValue(tag, 'filetypes') ?? '').toLowerCase().split('|').filter(Boolean);
  const types = items.flatMap((item) => {
    if (/^\.?[a-z0-9]+$/.test(item)) return [item.startsWith('.') ? item : `.${item}`];
    const [group = '', subtype = ''] = item.split('/');
    const isWhole = subtype === '*' && ['audio', 'video', 'image', 'text'].includes(group);
    return isWhole || isKnownType(group, subtype) ? [item] : [];
  });
  return items.length === 0 ? DEFAULT_TYPES : types;
}

function captureOf(tag: FormTag): string | undefined {
  const capture = optionValue(tag, 'capture');
  return capture === 'user' || capture === 'environment' ? capture : undefined;
}
