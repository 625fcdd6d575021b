import { wpcf7 } from './Wpcf7.ts';

/** Our own messages, since Contact Form 7 only leaves a spinner. A page may supply translations. */
export const TEXTS = {
  fetch_error: 'You are probably offline. Your message is still here; please try again.',
  timeout: 'The site takes too long to answer. Your message is still here; please try again.',
  failed: 'Your message could not be sent. It is still here; please try again.',
  retry: 'Try again',
} as const;

export function text(key: keyof typeof TEXTS): string {
  return wpcf7().texts?.[key] ?? TEXTS[key];
}
