import { type FeedbackReply, HIDDEN, REPLY_EVENTS } from '../wire/public.ts';
import { callApi } from './callApi.ts';
import { forgetDraft } from './draft.ts';
import { fire, inputsOf } from './events.ts';
import { focusFirstError, showFieldError } from './fieldErrors.ts';
import { setInput } from './refill.ts';
import { clearResponse, showFailure, showResponse } from './response.ts';
import { isBusy, setStatus } from './status.ts';
import { submissionKey } from './submissionKey.ts';
import { TEXTS, text } from './texts.ts';
import { type ContactFormElement, type SubmitOptions, wpcf7 } from './Wpcf7.ts';

/** Sends a form and shows the result. It always ends with a message, and on failure what was typed is still there. */
export async function submit(form: ContactFormElement, options: SubmitOptions = {}): Promise<void> {
  if (isBusy(form)) return;
  if (wpcf7().blocked) {
    clearResponse(form);
    setStatus(form, 'submitting');
    return;
  }
  const formData = new FormData(form);
  const button = options.submitter as HTMLButtonElement | HTMLInputElement | null | undefined;
  if (button?.name) formData.append(button.name, button.value);
  const key = submissionKey(form);
  formData.set(HIDDEN.submissionKey, key.value);

  clearResponse(form);
  fire(form, 'beforesubmit', { status: form.wpcf7.status, inputs: inputsOf(formData), formData });
  setStatus(form, 'submitting');
  try {
    const reply = await callApi(`contact-forms/${form.wpcf7.id}/feedback`, {
      method: 'POST',
      body: formData,
    });
    if (!isReply(reply)) throw reply;
    key.settle();
    show(form, reply, formData);
  } catch (error) {
    console.error(error);
    // Contact Form 7 leaves the spinner running; here it stops.
    setStatus(form, 'mail_failed');
    showFailure(form, await sentenceFor(error), options);
  }
}

function show(form: ContactFormElement, reply: FeedbackReply, formData: FormData): void {
  const { status, message = '' } = reply;
  // Filters of a WordPress site may leave nothing of it, or, of a list, an object without some of its keys.
  const invalid = Object.values(reply.invalid_fields ?? {});
  setStatus(form, status);
  const detail = { status, inputs: inputsOf(formData), formData, apiResponse: reply };
  const event = REPLY_EVENTS[status];
  if (event) fire(form, event, detail);
  fire(form, 'submit', detail);

  if (reply.posted_data_hash) setInput(form, HIDDEN.postedDataHash, reply.posted_data_hash);
  if (status === 'mail_sent') {
    forgetDraft(form);
    // Not `form.reset`: a control of that name would shadow it.
    HTMLFormElement.prototype.reset.call(form);
    form.wpcf7.resetOnMailSent = true;
  }
  for (const { into = '', field = into.split('.').pop() ?? '', message: words } of invalid)
    showFieldError(form, field, words);
  showResponse(form, message);
  if (invalid.length > 0) focusFirstError(form);
}

async function sentenceFor(error: unknown): Promise<string> {
  // Our server's messages below 500 are meant for the visitor; those above are for the log.
  if (error instanceof Response && error.status < 500) {
    const body = await error.json().catch(() => null);
    if (typeof body?.message === 'string') return body.message;
  }
  const code = String((error as { code?: unknown } | null)?.code);
  return text(code in TEXTS ? (code as keyof typeof TEXTS) : 'failed');
}

function isReply(reply: unknown): reply is FeedbackReply {
  return typeof (reply as Partial<FeedbackReply> | null)?.status === 'string';
}
