/** A live region for screen readers. Returns a function that announces something. */
export function sliderNotice(container: HTMLElement, signal: AbortSignal): (text: string) => void {
  const line = container.ownerDocument.createElement('span');
  line.className = 'swiper-notification';
  line.ariaLive = 'assertive';
  line.ariaAtomic = 'true';
  container.append(line);
  signal.addEventListener('abort', () => line.remove());
  return (text) => {
    line.textContent = text;
  };
}
