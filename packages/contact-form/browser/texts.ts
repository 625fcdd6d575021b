import { wpcf7 } from './Wpcf7.ts';

/** Ours, since the reference leaves a visitor alone with a spinner. A page may bring its own language. */
export const TEXTS = {
  fetch_error: 'You are probably offline. Your message is still here; please try again.',
  timeout: 'The site takes too long to answer. Your message is still here; please try again.',
  failed: 'Your message could not be sent. It is still here; please try again.',
  retry: 'Try again',
} as const;

export function text(key: keyof typeof TEXTS): string {
  return wpcf7().texts?.[key] ?? TEXTS[key];
}
