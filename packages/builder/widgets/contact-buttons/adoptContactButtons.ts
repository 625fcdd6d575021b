/** The interactive parts of a contact button. */
export interface ContactButtonsParts {
  readonly root: HTMLElement;
  readonly box: HTMLElement;
  readonly content: HTMLElement;
  readonly chatButton: HTMLElement;
  readonly closeButton: HTMLElement | null;
  readonly time: HTMLElement | null;
}

/** Finds them in the markup; `null` if it has no box that opens. */
export function adoptContactButtons(element: HTMLElement): ContactButtonsParts | null {
  const root = element.querySelector<HTMLElement>('.e-contact-buttons');
  const part = (name: string): HTMLElement | null =>
    element.querySelector<HTMLElement>(`.e-contact-buttons__${name}`);
  const box = part('content-wrapper');
  const content = part('content');
  const chatButton = part('chat-button');
  if (!root || !box || !content || !chatButton) return null;
  return {
    root,
    box,
    content,
    chatButton,
    closeButton: part('close-button'),
    time: part('message-bubble-time'),
  };
}
