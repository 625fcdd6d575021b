import { ViewModule } from './ViewModule.ts';

/** Moves the items of a grid up into the gaps below shorter items. */
export class Masonry extends ViewModule {
  override getDefaultSettings(): Record<string, unknown> {
    return { container: null, items: null, columnsCount: 3, verticalSpaceBetween: 30 };
  }

  run(): void {
    const container = (this.getSettings('container') as ArrayLike<HTMLElement> | null)?.[0];
    const items = Array.from((this.getSettings('items') as ArrayLike<HTMLElement> | null) ?? []);
    const columns = Math.max(1, Number(this.getSettings('columnsCount')) || 1);
    const space = Number(this.getSettings('verticalSpaceBetween')) || 0;
    if (!container) return;
    for (const item of items) item.style.marginTop = '';
    // All are measured before anything moves: the ends of columns then follow from heights alone.
    const top = container.getBoundingClientRect().top;
    const boxes = items.map((item) => item.getBoundingClientRect());
    const ends: number[] = [];
    boxes.forEach((box, index) => {
      const column = index % columns;
      const end = ends[column];
      const item = items[index];
      if (item && end !== undefined) item.style.marginTop = `${end + space - (box.top - top)}px`;
      ends[column] = (end === undefined ? 0 : end + space) + box.height;
    });
  }
}
