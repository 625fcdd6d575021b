import { recordOf } from '../../model/settings/read.ts';
import { measureStretch, resetStretch, stretchContainer } from '../stretch/measureStretch.ts';
import { stretchGeometry } from '../stretch/stretchGeometry.ts';
import { ViewModule } from './ViewModule.ts';

/** Stretches an element to the width of another or of the window, on demand. Add-ons stretch their menus with it. */
export class StretchElement extends ViewModule {
  override getDefaultSettings(): Record<string, unknown> {
    return { element: null, direction: '', selectors: { container: '' }, cssOutput: 'inline', margin: 0 };
  }

  stretch(): void {
    const element = this.target();
    if (!element) return;
    this.reset();
    const { container } = recordOf(this.getSettings('selectors'));
    const chosen = this.getSettings('direction');
    const measure = measureStretch(
      element,
      container instanceof Element ? container : stretchContainer(element.ownerDocument, String(container)),
    );
    const isRtl = chosen === 'left' ? false : chosen === 'right' ? true : measure.isRtl;
    const margin = Number(this.getSettings('margin')) || 0;
    const { width, side, offset } = stretchGeometry({ ...measure, isRtl });
    const [widthName, sideName] = this.names(side);
    element.style.setProperty(widthName, `${width - 2 * margin}px`);
    element.style.setProperty(sideName, `${offset + margin}px`);
  }

  reset(): void {
    const element = this.target();
    if (!element) return;
    if (this.getSettings('cssOutput') !== 'variables') resetStretch(element);
    else
      for (const side of ['left', 'right'] as const)
        for (const name of this.names(side)) element.style.removeProperty(name);
  }

  private names(side: 'left' | 'right'): [string, string] {
    return this.getSettings('cssOutput') === 'variables'
      ? ['--stretch-width', `--stretch-${side}`]
      : ['width', side];
  }

  private target(): HTMLElement | null {
    const given = this.getSettings('element') as HTMLElement | ArrayLike<HTMLElement> | null;
    return given instanceof HTMLElement ? given : (given?.[0] ?? null);
  }
}
