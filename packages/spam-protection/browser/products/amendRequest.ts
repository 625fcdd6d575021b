import { type AmendableBody, type ObservedRequest, undouble } from '@portico/kernel/http';
import {
  CART_ITEM_PATH,
  FIELDS,
  FOREIGN_FETCHES,
  FOREIGN_REQUESTS,
  type ForeignFetch,
  type ForeignRequest,
} from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { type Evidence, evidence, strictEvidence } from './evidence.ts';

/** Adds what the server judges by to the requests of products known to pass it on. */
export function amendRequest(guard: Guard, request: ObservedRequest): void {
  const { body, channel, url } = request;
  if (!body) return;
  const text = body.text ?? `action=${body.get('action')}`;
  if (channel === 'xhr') {
    const known = FOREIGN_REQUESTS.find(
      ({ action, and, inUrl }) => action.test(inUrl ? url : text) && (!and || and.test(text)),
    );
    if (known) amendXhr(guard, known, body);
  } else {
    const known = FOREIGN_FETCHES.find(({ path }) => path.test(url));
    if (known && isOn(guard, known)) amendFetch(body, known, strictEvidence(guard));
  }
}

function amendXhr(guard: Guard, known: ForeignRequest, body: AmendableBody): void {
  const { protection } = guard;
  if (known.onlyModeNone && protection.configuration.cookiesType !== 'none') return;
  const fields = [evidence(guard)];
  const visible = known.form && visibleFieldsOf(protection.view.document, known.form, body);
  if (visible) fields.push([FIELDS.visibleFields, visible]);
  const add = (name: string, value: string): void => {
    // The server expects the visible fields only at the top level.
    const wireName = known.isWrapped && name !== FIELDS.visibleFields ? `data[${name}]` : name;
    if (!body.has(wireName)) body[known.isFirst ? 'prepend' : 'append'](wireName, value);
  };
  // Fields are prepended one by one, so the last one added comes first.
  for (const field of known.isFirst ? fields.reverse() : fields) add(...field);
}

function amendFetch(body: AmendableBody, { within }: ForeignFetch, found: Evidence | undefined): void {
  if (!found) return;
  const [name, value] = found;
  if (!within) {
    if (!body.has(name)) body.append(name, value);
    return;
  }
  const batch = undouble(body.text) as { requests?: { path?: string; body?: Record<string, unknown> }[] };
  for (const request of batch.requests ?? [])
    if (request.path === CART_ITEM_PATH) request.body = { [name]: value, ...request.body };
  body.text = JSON.stringify(batch);
}

function isOn({ protection: { view, configuration } }: Guard, { onPage, setting }: ForeignFetch): boolean {
  return (!setting || configuration.flag(setting)) && view.document.querySelector(onPage) !== null;
}

/** The value of the input that the scan has added to the form behind this request. */
function visibleFieldsOf(
  page: Document,
  product: 'ninja' | 'mailpoet',
  body: AmendableBody,
): string | undefined {
  const id =
    product === 'ninja'
      ? /"id":"?(\d+)/.exec(body.get('formData') ?? '')?.[1]
      : (body.get('data[form_id]') ?? undefined);
  if (!id) return undefined;
  const place =
    product === 'ninja'
      ? page.querySelector(`[id="nf-form-${CSS.escape(id)}-cont"]`)
      : page
          .querySelector(
            `form[action*="mailpoet_subscription_form"] [name="data[form_id]"][value="${CSS.escape(id)}"]`,
          )
          ?.closest('form');
  return place?.querySelector<HTMLInputElement>('input[id^=apbct_visible_fields_]')?.value;
}
