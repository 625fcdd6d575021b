import { parseJson } from '../parseJson.ts';

export type BodyKind = 'urlencoded' | 'json' | 'form-data';

/** A request body of any kind that can be read and extended. The page's own object is never changed. */
export interface AmendableBody {
  readonly kind: BodyKind;
  has(name: string): boolean;
  /** The first value with that name as text; `null` if there is none, or if it is a file. */
  get(name: string): string | null;
  append(name: string, value: string): void;
  prepend(name: string, value: string): void;
  /** All fields in order; files and JSON values as they are. */
  entries(): [string, unknown][];
  /** The body as text, `null` for form data. Setting it replaces the body. */
  text: string | null;
  /** The body to send: the original value until something is changed. */
  readonly sent: XMLHttpRequestBodyInit;
}

type View = Window & typeof globalThis;

/** `null` for a body of any other kind: only its own script knows what may be done to it. */
export function amendableBody(body: unknown, contentType: string | null, view: View): AmendableBody | null {
  const tag = Object.prototype.toString.call(body);
  if (tag === '[object FormData]')
    return amendable('form-data', body as FormData, fieldsOfForm, addToForm(view));
  if (tag === '[object URLSearchParams]')
    return amendable('urlencoded', body as URLSearchParams, fieldsOfText, addToText, view.URLSearchParams);
  if (typeof body !== 'string') return null;
  // Decided by content first: scripts often send JSON under a form content type.
  const isJson = /^\s*[[{]/.test(body) && parseJson(body).ok;
  if (isJson) return /^\s*{/.test(body) ? amendable('json', body, fieldsOfJson, addToJson) : null;
  const isForm = contentType ? /urlencoded/i.test(contentType) : /^[^\s=&<]+=[^\s<]*$/.test(body);
  return isForm ? amendable('urlencoded', body, fieldsOfText, addToText) : null;
}

/** Works on text or form data; `Again` turns the resulting text back into the page's kind of object. */
function amendable<Content extends string | FormData>(
  kind: BodyKind,
  original: Content | URLSearchParams,
  fieldsOf: (content: Content) => Iterable<[string, unknown]>,
  add: (content: Content, name: string, value: string, first: boolean) => Content,
  Again?: new (text: string) => URLSearchParams,
): AmendableBody {
  const start = (Again ? String(original) : original) as Content;
  let current = start;
  const entries = (): [string, unknown][] => [...fieldsOf(current)];
  const find = (name: string): [string, unknown] | undefined => entries().find((field) => field[0] === name);
  return {
    kind,
    entries,
    has: (name) => !!find(name),
    get(name) {
      const value = find(name)?.[1];
      if (typeof value === 'string') return value;
      return value === undefined || kind !== 'json' ? null : JSON.stringify(value);
    },
    append(name, value) {
      current = add(current, name, value, false);
    },
    prepend(name, value) {
      current = add(current, name, value, true);
    },
    get text() {
      return typeof current === 'string' ? current : null;
    },
    set text(text) {
      if (kind !== 'form-data') current = (text ?? '') as Content;
    },
    get sent() {
      if (current === start) return original;
      return Again ? new Again(String(current)) : current;
    },
  };
}

function fieldsOfText(text: string): Iterable<[string, string]> {
  return new URLSearchParams(text);
}

/** Only the new field is encoded; the existing text stays as it was. */
function addToText(text: string, name: string, value: string, first: boolean): string {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return (first ? [pair, text] : [text, pair]).filter(Boolean).join('&');
}

function fieldsOfJson(text: string): [string, unknown][] {
  const parsed = parseJson(text);
  return parsed.ok ? Object.entries(Object(parsed.value)) : [];
}

/** Added to the text, not to the object: serialising it again would round long numbers. */
function addToJson(text: string, name: string, value: string, first: boolean): string {
  const member = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const comma = fieldsOfJson(text).length ? ',' : '';
  return first
    ? text.replace('{', () => `{${member}${comma}`)
    : text.replace(/\s*}\s*$/, () => `${comma}${member}}`);
}

function fieldsOfForm(form: FormData): Iterable<[string, FormDataEntryValue]> {
  return form;
}

const addToForm =
  (view: View) =>
  (form: FormData, name: string, value: string, first: boolean): FormData => {
    const copy = new view.FormData();
    if (first) copy.append(name, value);
    // Each kind of value has its own overload.
    for (const [key, entry] of form)
      typeof entry === 'string' ? copy.append(key, entry) : copy.append(key, entry);
    if (!first) copy.append(name, value);
    return copy;
  };
