/** A separate page in a frame, so that what a test changes on its window stays there. */
export async function openFrame(
  html = '',
): Promise<{ view: Window & typeof globalThis; page: Document; close(): void }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 400px; border: 0';
  frame.srcdoc = `<!doctype html><body>${html}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The frame has no window.');
  return { view, page: view.document, close: () => frame.remove() };
}
