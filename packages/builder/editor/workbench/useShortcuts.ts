import { useEffect } from 'react';
import type { Direction } from '../../model/edits/moves.ts';
import type { Elements } from './useElements.ts';
import type { Several } from './useSeveral.ts';

interface ShortcutActions {
  readonly elements: Elements;
  readonly several: Several;
  readonly pasteStyleToAll: () => Promise<void>;
  /** Starts typing in an element in place; `false` if it has no text to type in. */
  readonly type: (id: string) => boolean;
  readonly save: () => void;
  readonly onCopied: (text: string) => void;
  readonly pasteStyle: (id: string) => Promise<void>;
}

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The editor's shortcuts, in its own window and on the canvas. Handled before Puck, which has its own for some of them. */
export function useShortcuts(
  pages: readonly (Document | null)[],
  { elements, several, type, save, onCopied, pasteStyle, pasteStyleToAll }: ShortcutActions,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // An overlay with its own undo handles its keys itself.
      if (document.querySelector('[data-own-steps]')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 's') {
        event.preventDefault();
        save();
        return;
      }
      const turn = isCommand && !event.altKey ? turnOf(event) : null;
      if (turn && !hasOwnUndo(event.target)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        elements[turn]();
        return;
      }
      if (turn) event.stopImmediatePropagation();
      if (isTyping(event.target) || isInDialog(event.target)) return;
      if (isCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        several.chooseAll();
        return;
      }
      if (several.ids.size > 0 && keyForSeveral(event, several, pasteStyleToAll)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const id = elements.selected()?.props.id;
      if (id === undefined) return;
      const direction = event.altKey && !isCommand ? MOVES[event.key] : undefined;
      if (direction) elements.move(id, direction);
      else if (isCommand && event.key.toLowerCase() === 'd') elements.duplicate(id);
      else if (isCommand && event.shiftKey && event.key.toLowerCase() === 'v') void pasteStyle(id);
      else if (event.key === 'Enter' && !isCommand && leavesEnter(event.target)) {
        if (!type(id)) return;
      } else if (event.key === 'Escape') elements.select(null);
      else if (event.key === 'Delete' || event.key === 'Backspace') elements.remove(id);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onCopy = (event: ClipboardEvent): void => {
      const page = pageOf(event);
      const id = elements.selected()?.props.id;
      if (id === undefined || isTyping(event.target) || isInDialog(event.target)) return;
      if (!page.getSelection()?.isCollapsed) return;
      const isSeveral = several.ids.size > 0;
      const text = isSeveral ? several.copy() : elements.copy(id);
      if (!text) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      onCopied(text);
      if (event.type === 'cut' && isSeveral) several.remove();
      else if (event.type === 'cut') elements.remove(id);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (isTyping(event.target)) return;
      if (elements.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    };
    const open = pages.filter((page) => page !== null);
    for (const page of open) {
      page.defaultView?.addEventListener('keydown', onKey, true);
      page.addEventListener('copy', onCopy);
      page.addEventListener('cut', onCopy);
      page.addEventListener('paste', onPaste);
    }
    return () => {
      for (const page of open) {
        page.defaultView?.removeEventListener('keydown', onKey, true);
        page.removeEventListener('copy', onCopy);
        page.removeEventListener('cut', onCopy);
        page.removeEventListener('paste', onPaste);
      }
    };
  }, [pages, elements, several, type, save, onCopied, pasteStyle, pasteStyleToAll]);
}

/** Applies a shortcut to all selected elements; `false` if it has no effect. */
function keyForSeveral(event: KeyboardEvent, several: Several, pasteStyle: () => Promise<void>): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const letter = event.key.toLowerCase();
  const direction = event.altKey && !isCommand ? MOVES[event.key] : undefined;
  // They stay in their common parent.
  if (direction === 'in' || direction === 'out') return true;
  if (direction) several.move(direction);
  else if (isCommand && letter === 'd') several.duplicate();
  else if (isCommand && event.shiftKey && letter === 'v') void pasteStyle();
  else if (event.key === 'Escape') several.leave();
  else if (event.key === 'Delete' || event.key === 'Backspace') several.remove();
  else return false;
  return true;
}

function pageOf({ target }: Event): Document {
  return (target as Node | null)?.ownerDocument ?? document;
}

function turnOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** The page's fields share its undo; names, searches and formatted texts have their own. */
function hasOwnUndo(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.isContentEditable) return true;
  return isTyping(target) && !element?.closest('[data-undone-with-page]');
}

/** Whether Enter has no other effect there: on the page, and on the selected name in the outline. */
function leavesEnter(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.closest?.('[aria-current]')) return true;
  return !element?.closest?.('a, button, summary, [role="tab"], [role="button"]');
}

function isInDialog(target: EventTarget | null): boolean {
  return Boolean((target as Element | null)?.closest?.('[role="dialog"]'));
}

/** Whether a key belongs to a field being edited. Frames have their own classes, so tag names are compared. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const name = element?.localName ?? '';
  return name === 'input' || name === 'textarea' || name === 'select' || element?.isContentEditable === true;
}
