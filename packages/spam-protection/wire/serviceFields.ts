import { isRecord } from '@portico/kernel/records';
import { decodeNoCookieData, NO_COOKIE_PREFIX } from './encodings.ts';
import { FIELDS, FORM_MEMBERS, HONEYPOT_PREFIXES, KEYS } from './keys.ts';

/** Fields as sent by a form: texts, and lists or nested maps for names with brackets. */
export type PostedFields = Readonly<Record<string, unknown>>;

const DEEPEST = 5;

/** The fields without this layer's own. */
export function withoutServiceFields(fields: PostedFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isServiceField(name)));
}

/** Everything that the browser side added to a submission, under the wire names. */
export function gatheredIn(fields: PostedFields): Record<string, unknown> {
  const gathered: Record<string, unknown> = { ...noCookieData(fields) };
  const own = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const token = own(FIELDS.eventToken) ?? nested(fields, FIELDS.eventToken);
  if (typeof token === 'string') gathered[KEYS.eventToken] = token;
  const visible = own(FIELDS.visibleFields);
  if (typeof visible === 'string') gathered[KEYS.visibleFields] = visible;
  const scriptKey = Object.keys(fields).find((name) => name.startsWith(FIELDS.scriptKey));
  // A hidden input starts as 0 and is filled by a script: 0 means that none has run.
  if (scriptKey && !gathered[KEYS.scriptKey] && fields[scriptKey] !== '0')
    gathered[KEYS.scriptKey] = fields[scriptKey];
  return gathered;
}

/** Whether the honeypot field was filled in; `null` if the form has none. */
export function trapIn(fields: PostedFields): 'empty' | 'filled' | null {
  const traps = Object.entries(fields).filter(([name]) =>
    HONEYPOT_PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
  if (traps.length === 0) return null;
  return traps.some(([, value]) => typeof value === 'string' && value.trim() !== '') ? 'filled' : 'empty';
}

const SERVICE_NAMES: readonly string[] = [...Object.values(FIELDS), ...Object.values(FORM_MEMBERS)];

function isServiceField(name: string): boolean {
  return (
    SERVICE_NAMES.includes(name) ||
    name.startsWith(FIELDS.scriptKey) ||
    name.startsWith('apbct_') ||
    HONEYPOT_PREFIXES.some((prefix) => name.startsWith(prefix))
  );
}

/** At the top level, or in the first nested map; by its name or by its prefix. */
function noCookieData(fields: PostedFields, depth = 0): Readonly<Record<string, unknown>> {
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string' && (name.includes(FIELDS.noCookie) || value.includes(NO_COOKIE_PREFIX)))
      return decodeNoCookieData(value) ?? {};
  const inner = Object.values(fields).find(isRecord);
  return inner && depth < DEEPEST ? noCookieData(inner, depth + 1) : {};
}

function nested(fields: PostedFields, name: string): unknown {
  const wrapped = fields[`data[${name}]`] ?? (isRecord(fields.data) ? fields.data[name] : undefined);
  return wrapped;
}
