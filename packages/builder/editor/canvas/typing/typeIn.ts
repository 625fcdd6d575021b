import { withKeptStyles } from '../../../model/texts/textStyles.ts';
import { pastedHtml } from './pastedHtml.ts';
import { writtenHtml } from './writtenHtml.ts';

interface TypedPlace {
  /** The content as stored in the setting: the view may have added to it. */
  readonly html: string;
  /** A text with paragraphs and formatting, not a single line. */
  readonly isRich: boolean;
  /** Position of the caret; at the end by default. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly onInput: (html: string) => void;
  readonly onEnd: () => void;
}

/** Lets somebody type in a node of the page until it loses focus or Escape is pressed. Returns how to end it. */
export function typeIn(node: HTMLElement, { html, isRich, point, onInput, onEnd }: TypedPlace): () => void {
  const page = node.ownerDocument;
  const shown = node.innerHTML;
  const typed = withKeptStyles(html);
  if (shown !== typed) node.innerHTML = typed;
  const first = node.innerHTML;
  let written = html;

  const read = (): void => {
    const now = node.innerHTML === first ? html : writtenHtml(node, html, isRich);
    if (now === written) return;
    written = now;
    onInput(now);
  };
  const insert = (command: string, value?: string): void => {
    page.execCommand(command, false, value);
  };
  const onKey = (event: KeyboardEvent): void => {
    // Puck has its own shortcuts, one of which deletes the element.
    event.stopPropagation();
    if (event.isComposing) return;
    const endsLine = event.key === 'Enter' && !isRich;
    if (event.key === 'Escape' || (endsLine && !event.shiftKey)) end();
    else if (endsLine) insert('insertLineBreak');
    // A button treats the space bar as a press.
    else if (event.key === ' ' && node.closest('button')) insert('insertText', ' ');
    else return;
    event.preventDefault();
  };
  // A single line keeps its formatting, but gets no other. (`plaintext-only` would insert line breaks as characters.)
  const onBeforeInput = (event: InputEvent): void => {
    if (!isRich && event.inputType.startsWith('format')) event.preventDefault();
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const pasted = event.clipboardData;
    const markup = isRich ? pastedHtml(pasted?.getData('text/html') ?? '') : '';
    if (markup) insert('insertHTML', markup);
    else insert('insertText', plainWords(pasted?.getData('text/plain') ?? '', isRich));
  };
  const listening = new AbortController();
  let hasEnded = false;
  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    read();
    listening.abort();
    for (const name of ['contenteditable', 'data-typed', 'role', 'aria-label', 'aria-multiline'])
      node.removeAttribute(name);
    // A changed text is rendered again by the view; an unchanged one is not, so it is restored here.
    if (written === html) node.innerHTML = shown;
    page.getSelection()?.removeAllRanges();
    node.blur();
    onEnd();
  }

  const { signal } = listening;
  node.addEventListener('keydown', onKey, { signal });
  node.addEventListener('keyup', onKeyUp, { signal });
  node.addEventListener('paste', onPaste, { signal });
  node.addEventListener('copy', stopHere, { signal });
  node.addEventListener('cut', stopHere, { signal });
  node.addEventListener('drop', (event) => event.preventDefault(), { signal });
  node.addEventListener('beforeinput', onBeforeInput, { signal });
  node.addEventListener('input', read, { signal });
  node.addEventListener('focusout', end, { signal });
  node.setAttribute('contenteditable', 'true');
  node.setAttribute('data-typed', '');
  node.setAttribute('role', 'textbox');
  node.setAttribute('aria-label', 'Words on the page');
  node.setAttribute('aria-multiline', String(isRich));
  page.defaultView?.focus();
  node.focus();
  if (isRich) insert('defaultParagraphSeparator', 'p');
  placeCaret(node, point);
  return end;
}

function stopHere(event: Event): void {
  event.stopPropagation();
}

/** A single line stays a single line. */
function plainWords(text: string, isRich: boolean): string {
  return isRich ? text : text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

function placeCaret(node: HTMLElement, point: TypedPlace['point']): void {
  const page = node.ownerDocument;
  const selection = page.getSelection();
  const at = point && page.caretPositionFromPoint?.(point.x, point.y);
  if (at && node.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else {
    selection?.selectAllChildren(node);
    selection?.collapseToEnd();
  }
}
