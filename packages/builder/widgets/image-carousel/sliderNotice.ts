/** A line that only screen readers hear. Returns how to say something there. */
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
