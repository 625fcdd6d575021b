import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { atomicFields } from '../../model/forms/sketchAtomicForm.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { FormFields } from '../../parts/atomic/FormFields.ts';
import { textProp } from '../../parts/atomic/props.ts';
import { useDocumentId } from '../../parts/site/DocumentId.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** A form of version 4. Its fields stand in it as their author put them; it is stored, mailed and judged as a contact form. */
export function FormBox({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const document = useDocumentId();
  const found = useSitePart({ kind: 'atomic-form', document, element: element.id, tree: element })?.form;
  const { className, ...attributes } = atomicAttributes(element, 'form', true);
  const name = textProp(element.settings['form-name'] ?? 'Form').replace(/<[^<>]*>/g, '');
  const facts = {
    fields: atomicFields(element),
    entered: found?.entered ?? {},
    errors: found?.errors ?? {},
  };
  const inside = <FormFields value={facts}>{children}</FormFields>;
  const named = { ...(name && { 'aria-label': name, 'data-form-name': name }) };
  if (!found)
    return (
      <form {...attributes} {...named} className={`${className} form-state-default`}>
        {inside}
      </form>
    );
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
          {...named}
          className={`${className} form-state-default ${own}`}
          noValidate
          {...(enctype && { encType: enctype })}
        >
          <Slot className="portico-form-unseen" html={found.hidden} />
          {inside}
          <Slot className="portico-form-answer" html={found.response} />
        </form>
      </div>
    </>
  );
}

/** What is said once a form was sent, or could not be. It shows by the state of the form. */
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
