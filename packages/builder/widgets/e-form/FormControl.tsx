import { createElement, type ReactNode, useContext } from 'react';
import type { SketchedField } from '../../model/forms/FormSketch.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { FormFields } from '../../parts/atomic/FormFields.ts';
import { textProp } from '../../parts/atomic/props.ts';
import type { BuilderElement } from '../../wire/public.ts';

interface FormControlProps {
  readonly element: BuilderElement;
  readonly tag: 'input' | 'textarea' | 'select';
  /** Additional attributes. `chosen` is what was entered before. */
  readonly attributes: (
    field: SketchedField | undefined,
    chosen: string | undefined,
  ) => Record<string, unknown>;
  /** Contact Form 7's class for its kind. */
  readonly kind: string;
  readonly inside?: (field: SketchedField | undefined) => ReactNode;
}

/** One input of a form, with Contact Form 7's wrapper for validation messages. */
export function FormControl({ element, tag, attributes, kind, inside }: FormControlProps) {
  const { fields, entered, errors } = useContext(FormFields);
  const field = fields.get(element.id);
  const name = field?.name;
  const error = name === undefined ? undefined : errors[name];
  const { className, ...marks } = atomicAttributes(element, tag);
  const isList = field?.type === 'checkbox' || field?.isMultiple === true;
  const control = createElement(
    tag,
    {
      ...marks,
      className: `${className} wpcf7-form-control ${kind}${field?.isRequired ? ' wpcf7-validates-as-required' : ''}${error ? ' wpcf7-not-valid' : ''}`,
      name: name && isList ? `${name}[]` : name,
      'aria-invalid': error !== undefined,
      ...(field?.isRequired && { 'aria-required': true }),
      ...(!field?.label && nameFor(element, field)),
      ...attributes(field, name === undefined ? undefined : entered[name]?.[0]),
    },
    inside?.(field),
  );
  return (
    <span className="wpcf7-form-control-wrap" data-name={name}>
      {control}
      {error && (
        <span className="wpcf7-not-valid-tip" aria-hidden>
          {error}
        </span>
      )}
    </span>
  );
}

/** A control without a label is named by its placeholder. */
function nameFor({ settings }: BuilderElement, field: SketchedField | undefined): Record<string, string> {
  const words = textProp(settings['aria-label']) || field?.placeholder || field?.name || '';
  return words ? { 'aria-label': words } : {};
}
