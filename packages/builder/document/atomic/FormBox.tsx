import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { atomicFields } from '../../model/forms/sketchAtomicForm.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { type FormFieldFacts, FormFields } from '../../parts/atomic/FormFields.ts';
import { textProp } from '../../parts/atomic/props.ts';
import { useDocumentId } from '../../parts/site/DocumentId.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { BuilderElement } from '../../wire/public.ts';

interface FormProps {
  readonly element: BuilderElement;
  readonly children: ReactNode;
}

/**
 * An Elementor version 4 form. Its fields are in it as arranged by their author; it is stored, mailed and checked like a contact
 * form.
 */
export function FormBox({ element, children }: FormProps) {
  const document = useDocumentId();
  const found = useSitePart({ kind: 'atomic-form', document, element: element.id, tree: element })?.form;
  if (!found) return <DrawnForm element={element}>{children}</DrawnForm>;
  const { className, ...attributes } = atomicAttributes(element, 'form', true);
  const { class: around, ...wrapper } = found.wrapper;
  const { class: own, enctype, ...form } = found.form;
  return (
    <>
      <IslandStyle name="contact-form" />
      <div className={`${around} portico-atomic-form`} {...wrapper}>
        <Slot html={found.announced} />
        <form
          {...attributes}
          {...form}
          {...nameOf(element)}
          className={`${className} form-state-default ${own}`}
          noValidate
          {...(enctype && { encType: enctype })}
        >
          <Slot className="portico-form-unseen" html={found.hidden} />
          <InForm element={element} entered={found.entered} errors={found.errors}>
            {children}
          </InForm>
          <Slot className="portico-form-answer" html={found.response} />
        </form>
      </div>
    </>
  );
}

/** The same without submission. */
export function DrawnForm({ element, children }: FormProps) {
  const { className, ...attributes } = atomicAttributes(element, 'form', true);
  return (
    <form {...attributes} {...nameOf(element)} className={`${className} form-state-default`}>
      <InForm element={element}>{children}</InForm>
    </form>
  );
}

interface InFormProps extends FormProps {
  readonly entered?: FormFieldFacts['entered'];
  readonly errors?: FormFieldFacts['errors'];
}

function InForm({ element, entered = {}, errors = {}, children }: InFormProps) {
  return <FormFields value={{ fields: atomicFields(element), entered, errors }}>{children}</FormFields>;
}

function nameOf({ settings }: BuilderElement) {
  const name = textProp(settings['form-name'] ?? 'Form').replace(/<[^<>]*>/g, '');
  return name ? { 'aria-label': name, 'data-form-name': name } : {};
}

/** The message after a form was sent, or failed. Shown according to the form's state. */
export function FormMessage({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const isGood = element.elType === 'e-form-success-message';
  const { className, ...attributes } = atomicAttributes(element, 'div', true);
  return (
    <div
      {...attributes}
      className={`${className} ${isGood ? 'message-success' : 'message-error'}`}
      {...(isGood ? { 'aria-live': 'polite' } : { role: 'alert' })}
    >
      {children}
    </div>
  );
}
