import { parseJson } from '../parseJson.ts';

export type BodyKind = 'urlencoded' | 'json' | 'params' | 'form-data';

/** A request body that can be read and added to, whatever its form. The page's own object is never changed. */
export interface AmendableBody {
  readonly kind: BodyKind;
  has(name: string): boolean;
  /** The first value of that name as text; `null` when there is none. */
  get(name: string): string | null;
  append(name: string, value: string): void;
  prepend(name: string, value: string): void;
  /** All fields in their order; files included. */
  entries(): [string, unknown][];
  /** The body as text, `null` for form data. Setting it replaces the body. */
  text: string | null;
  /** What to send: the very value that came in, until something was changed. */
  readonly sent: XMLHttpRequestBodyInit;
}

type View = Window & typeof globalThis;

/** `null` for a body that is not one of the four kinds. */
export function amendableBody(body: unknown, contentType: string | null, view: View): AmendableBody | null {
  if (typeof body === 'string') return textBody(body, contentType);
  const tag = Object.prototype.toString.call(body);
  if (tag === '[object FormData]') return formDataBody(body as FormData, view);
  return tag === '[object URLSearchParams]' ? paramsBody(body as URLSearchParams) : null;
}

/** Decided by what it looks like first: scripts often send JSON under the form content type. */
function textBody(text: string, contentType: string | null): AmendableBody | null {
  if (/^\s*[{[]/.test(text)) {
    const parsed = parseJson(text);
    if (parsed.ok) return isRecord(parsed.value) ? jsonBody(text) : null;
  }
  const isForm = contentType ? /urlencoded/i.test(contentType) : /^[^\s=&<]+=[^\s<]*$/.test(text);
  return isForm ? urlencodedBody('urlencoded', text, text) : null;
}

/** Only the added field is encoded; what was there keeps its own spelling. */
function urlencodedBody(
  kind: 'urlencoded' | 'params',
  original: string | URLSearchParams,
  text: string,
  toSend: (text: string) => XMLHttpRequestBodyInit = String,
): AmendableBody {
  let current = text;
  const fields = (): URLSearchParams => new URLSearchParams(current);
  const pair = (name: string, value: string): string =>
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const join = (...parts: string[]): string => parts.filter(Boolean).join('&');
  return {
    kind,
    has: (name) => fields().has(name),
    get: (name) => fields().get(name),
    append: (name, value) => {
      current = join(current, pair(name, value));
    },
    prepend: (name, value) => {
      current = join(pair(name, value), current);
    },
    entries: () => [...fields()],
    get text() {
      return current;
    },
    set text(next) {
      current = next ?? '';
    },
    get sent() {
      return current === text ? original : toSend(current);
    },
  };
}

function paramsBody(params: URLSearchParams): AmendableBody {
  return urlencodedBody('params', params, params.toString(), (text) => new URLSearchParams(text));
}

/** The text is added to, never written anew: parsing and writing would round long numbers. */
function jsonBody(original: string): AmendableBody {
  let text = original;
  const members = (): Record<string, unknown> => {
    const parsed = parseJson(text);
    return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
  };
  const member = (name: string, value: string): string => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const comma = (): string => (Object.keys(members()).length > 0 ? ',' : '');
  return {
    kind: 'json',
    has: (name) => Object.hasOwn(members(), name),
    get: (name) => {
      const value = Object.hasOwn(members(), name) ? members()[name] : null;
      return typeof value === 'string' || value === null ? value : JSON.stringify(value);
    },
    append: (name, value) => {
      text = text.replace(/\s*\}\s*$/, () => `${comma()}${member(name, value)}}`);
    },
    prepend: (name, value) => {
      text = text.replace('{', () => `{${member(name, value)}${comma()}`);
    },
    entries: () => Object.entries(members()),
    get text() {
      return text;
    },
    set text(next) {
      text = next ?? '';
    },
    get sent() {
      return text;
    },
  };
}

function formDataBody(original: FormData, view: View): AmendableBody {
  let current = original;
  const rebuilt = (fields: Iterable<[string, FormDataEntryValue]>): FormData => {
    const copy = new view.FormData();
    for (const [name, value] of fields)
      typeof value === 'string' ? copy.append(name, value) : copy.append(name, value);
    return copy;
  };
  return {
    kind: 'form-data',
    has: (name) => current.has(name),
    get: (name) => {
      const value = current.get(name);
      return typeof value === 'string' ? value : null;
    },
    append: (name, value) => {
      current = rebuilt([...current, [name, value]]);
    },
    prepend: (name, value) => {
      current = rebuilt([[name, value], ...current]);
    },
    entries: () => [...current],
    text: null,
    get sent() {
      return current;
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
