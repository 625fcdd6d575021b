export interface StatusLine {
  /** Announces the page's own text, if its markup has one, or ours. */
  say(name: 'loading' | 'loaded', otherwise: string): void;
  clear(): void;
}

/** Tells screen readers what happens at the end of a list. */
export function statusLine(wrapper: HTMLElement, signal: AbortSignal): StatusLine {
  const page = wrapper.ownerDocument;
  const line = page.createElement('div');
  line.setAttribute('role', 'status');
  line.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  wrapper.after(line);
  signal.addEventListener('abort', () => line.remove());
  return {
    say(name, otherwise) {
      line.textContent = page.querySelector<HTMLElement>('.load-more-posts')?.dataset[name] ?? otherwise;
    },
    clear() {
      line.textContent = '';
    },
  };
}
