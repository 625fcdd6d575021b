import { baseLanguage, inLanguage } from '../../languages/index.ts';

/** The end of a sentence for somebody who has to wait. */
export function tryAgainIn(ms: number, language = 'en'): string {
  const [amount, unit] = waitOf(ms);
  const sentence = inLanguage(OTHERS, language);
  if (sentence) return sentence(new Intl.RelativeTimeFormat(baseLanguage(language)).format(amount, unit));
  return `Please try again in ${amount === 1 ? `a ${unit}` : `${amount} ${unit}s`}.`;
}

const OTHERS: Readonly<Record<string, (wait: string) => string>> = {
  ar: (wait) => `حاول مجددًا ${wait}.`,
  de: (wait) => `Bitte versuchen Sie es ${wait} noch einmal.`,
  es: (wait) => `Inténtelo de nuevo ${wait}.`,
  fr: (wait) => `Merci de réessayer ${wait}.`,
};

function waitOf(ms: number): [number, 'second' | 'minute' | 'hour'] {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds <= 90) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}
