import { createHash } from 'node:crypto';
import type { Limits } from '@portico/kernel/server';
import { HttpError, overLimit } from '@portico/kernel/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN_TARGET, withoutServiceFields } from '../../wire/public.ts';
import { checkForm } from '../calls/checkForm.ts';
import { FORM_CHECKS } from '../spamLimits.ts';
import { toHtml } from '../toHtml.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import { visitorOf } from '../visitors.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';

/** From the prototype: a field named `submit` shadows the form's own method. */
const SEND = 'HTMLFormElement.prototype.submit.call(document.forms[0])';
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SEND).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export interface ForwardParts {
  readonly judge: Judge;
  readonly limits: Limits;
  /** The site's language. */
  readonly language: () => string;
}

/** Judges a form of our pages meant for another host, and forwards the visitor there with it. */
export async function forwardForm(
  { judge, limits, language }: ForwardParts,
  form: FormData,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = String(form.get(HIDDEN_TARGET.action) ?? '');
  if (!/^https?:\/\//i.test(target) || !comesFromHere(request))
    throw new HttpError(400, 'form_target', 'This form does not say where it is to go.');
  const over = await limits.take(FORM_CHECKS, request.ip);
  if (over) throw overLimit(visitorWordsIn(language()).tooManyForms, over, language());
  const { outcome, sentence } = await checkForm(judge, {
    fields: Object.fromEntries(form),
    visitor: visitorOf(request),
  });
  if (outcome === 'refuse')
    throw new HttpError(403, 'form_refused', sentence ?? visitorWordsIn(language()).refused);
  const method = /^get$/i.test(String(form.get(HIDDEN_TARGET.method) ?? '')) ? 'get' : 'post';
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(page(target, method, form, language()));
}

/** Otherwise any page could redirect people anywhere in this site's name. */
function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const from = headers.origin ?? headers.referer ?? '';
  try {
    return new URL(from).host === host;
  } catch {
    // The request does not say where it comes from.
    return false;
  }
}

function page(target: string, method: string, form: FormData, language: string): string {
  const { title, text, button } = visitorWordsIn(language).onItsWay;
  const own = withoutServiceFields(Object.fromEntries(form));
  const fields = [...form]
    .filter(([name, value]) => name in own && !HIDDEN_NAMES.has(name) && typeof value === 'string')
    .map(([name, value]) => `<input type="hidden" name="${toHtml(name)}" value="${toHtml(String(value))}">`);
  return `<!doctype html>
<html lang="${toHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><form method="${method}" action="${toHtml(target)}">${fields.join('')}<p>${text}</p><button>${button}</button></form>
<script>${SEND}</script></body></html>`;
}

const HIDDEN_NAMES = new Set<string>(Object.values(HIDDEN_TARGET));
