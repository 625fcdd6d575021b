import type { SignalsShape } from '../../wire/admin.ts';

/** The visit in sentences, as an alternative to the charts. */
export function signalSentences(signals: SignalsShape, madeAt: number): string[] {
  const sentences: string[] = [];
  const seconds = signals.pageLoadedAt === null ? null : Math.round(madeAt / 1000 - signals.pageLoadedAt);
  if (seconds !== null && seconds >= 0)
    sentences.push(`The page had been open for ${inWords(seconds)} when the form was sent.`);
  const done = [
    signals.hasMoved && 'moved the pointer',
    signals.hasScrolled && 'scrolled',
    signals.hasFocused && 'went into a field',
    signals.hasTyped && 'pressed keys',
  ].filter((word) => word !== false);
  sentences.push(
    done.length > 0
      ? `The visitor ${list(done)}.`
      : 'No movement, scrolling or key was seen, which is usual with assistive tools and autofill.',
  );
  if (signals.isHeadless) sentences.push('The browser says that a program controls it.');
  if (signals.screen && signals.screen.fullWidth > 0)
    sentences.push(`The screen is ${signals.screen.fullWidth} by ${signals.screen.fullHeight} pixels.`);
  if (signals.timezone !== null) sentences.push(`The visitor’s clock is ${besideUtc(signals.timezone)}.`);
  if (signals.pageHits !== null) sentences.push(`It was page ${signals.pageHits} of the visit.`);
  if (signals.siteReferrer) sentences.push(`The visitor came from ${signals.siteReferrer}.`);
  const typed = signals.typing.filter(({ keys }) => keys > 0);
  for (const { isAutoFill, isPasted, keys } of typed)
    sentences.push(
      `A text field took ${keys} ${keys === 1 ? 'entry' : 'entries'}${isPasted ? ', some of it pasted' : ''}${isAutoFill ? ', filled in by the browser' : ''}.`,
    );
  return sentences;
}

function besideUtc(hours: number): string {
  if (hours === 0) return 'set to UTC';
  return `${Math.abs(hours)} h ${hours < 0 ? 'behind' : 'ahead of'} UTC`;
}

function inWords(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`;
}

function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
