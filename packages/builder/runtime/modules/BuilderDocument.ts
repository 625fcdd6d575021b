import { recordOfJson } from '../../model/settings/read.ts';
import { jQueryOf } from '../frontend/jQuery.ts';
import type { HandlerOptions } from './HandlerBase.ts';
import { ViewModule } from './ViewModule.ts';

/** Starts an element: the page's own handlers, and those of add-ons. */
export type StartElement = (element: Element) => void;

/** One document of a page: everything in it that is not in a nested document. */
export class BuilderDocument extends ViewModule {
  declare $element: HandlerOptions['$element'];

  override onInit(): void {
    this.$element = this.getSettings('$element') as HandlerOptions['$element'];
    super.onInit();
    this.runElementsHandlers();
  }

  override getDefaultElements(): Record<string, unknown> {
    const own = this.ownElements();
    const $ = jQueryOf(this.$element[0]?.ownerDocument.defaultView ?? window);
    return { $elements: $ ? $(own) : own };
  }

  getDocumentSettings(path?: string): unknown {
    const settings = recordOfJson(this.$element[0]?.getAttribute('data-elementor-settings'));
    return this.getItems(settings, path);
  }

  /** Each in its own task, so that large pages stay responsive. Documents of add-ons may wait until they are shown. */
  runElementsHandlers(): void {
    const start = this.getSettings('startElement') as StartElement | undefined;
    if (start) for (const element of this.ownElements()) setTimeout(() => start(element));
  }

  private ownElements(): Element[] {
    const whole = this.$element[0];
    const all = [...(whole?.querySelectorAll('.elementor-element') ?? [])];
    return all.filter((element) => element.closest('.elementor') === whole);
  }
}
