/** The names of a form's fields, by whether a person can see them. The member names are those of the wire format. */
export interface VisibleFieldsSummary {
  readonly visible_fields: string;
  readonly visible_fields_count: number;
  readonly invisible_fields: string;
  readonly invisible_fields_count: number;
}

/** The properties of a field that the rules use. */
export interface FieldFacts {
  readonly name: string | null;
  readonly type: string;
  readonly isRich: boolean;
  readonly isShown: boolean;
}

const RICH_TEXT = 'wp-editor-area';

export function summarise(form: HTMLFormElement): VisibleFieldsSummary {
  // From the prototype: a field named `elements` shadows the form's own property.
  const elements: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return summariseFields([...elements].map(factsOf));
}

export function summariseFields(fields: Iterable<FieldFacts>): VisibleFieldsSummary {
  const counted = new Map<unknown, { readonly name: string; readonly isShown: boolean | undefined }>();
  for (const field of fields) {
    const { name, type, isRich, isShown } = field;
    if (!name || type === 'submit' || UNCOUNTED.test(name)) continue;
    // A group is one field, seen if any of its choices is.
    const key = /^(radio|checkbox)$/.test(type) ? name : field;
    counted.set(key, {
      name,
      isShown: isRich || (type !== 'hidden' && isShown) || counted.get(key)?.isShown,
    });
  }
  const shown: string[] = [];
  const hidden: string[] = [];
  for (const { name, isShown } of counted.values()) (isShown ? shown : hidden).push(name);
  return {
    visible_fields: shown.join(' '),
    visible_fields_count: shown.length,
    invisible_fields: hidden.join(' '),
    invisible_fields_count: hidden.length,
  };
}

/** Fields added by this layer or by the server for it say nothing about the form. */
const UNCOUNTED = /^(ct_checkjs|apbct_visible_fields|ct_no_cookie_hidden_field|ct_bot_detector_event_token)$/;

function factsOf(field: Element): FieldFacts {
  const style = getComputedStyle(field);
  return {
    name: field.getAttribute('name'),
    type: field.getAttribute('type') ?? '',
    isRich: field.classList.contains(RICH_TEXT),
    isShown: style.display !== 'none' && style.visibility !== 'hidden' && style.opacity !== '0',
  };
}
