/** What the visitor does besides filling in forms. The names are those of the wire format. */
export interface ActivityData {
  clicks?: number;
  selected?: number;
  mouseMovementsInsideForm?: boolean;
}

declare global {
  interface Document {
    ctCollectingUserActivityData?: ActivityData;
  }
}

export function recordActivity(page: Document): void {
  const data: ActivityData = {};
  page.ctCollectingUserActivityData = data;
  page.addEventListener('click', ({ target }) => {
    if (!isInForm(target)) data.clicks = (data.clicks ?? 0) + 1;
  });
  page.addEventListener('mouseup', () => {
    if (page.getSelection()?.type === 'Range') data.selected = (data.selected ?? 0) + 1;
  });
  const onMove = ({ target }: Event): void => {
    if (!isInForm(target)) return;
    data.mouseMovementsInsideForm = true;
    page.removeEventListener('mousemove', onMove);
  };
  page.addEventListener('mousemove', onMove);
}

function isInForm(target: EventTarget | null): boolean {
  // A document has no `closest`.
  return !!(target as Partial<Element>).closest?.('form');
}
