import type { Answer, Caller } from './callers.ts';

/** A message that the demo's contact form accepts, unless its contents say otherwise. */
export function sendMessage(
  caller: Caller,
  changed: Readonly<Record<string, string | File>> = {},
  form = 1,
): Promise<Answer> {
  const body = new FormData();
  const fields = {
    _wpcf7: String(form),
    _wpcf7_unit_tag: `wpcf7-f${form}-p2-o1`,
    'your-name': 'Ada Lovelace',
    'your-email': 'ada@example.com',
    'your-subject': 'Press',
    'your-message':
      'Hello, we would like to visit your workshop on Thursday with two children. Is there a place to park nearby? Kind regards, Ada',
    'your-consent': '1',
    ...changed,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return caller.send('POST', `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, body);
}
