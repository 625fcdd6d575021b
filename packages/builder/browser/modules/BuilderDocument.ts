import { recordOf, recordOfJson } from '../../settings/read.ts';
import type { HandlerOptions } from './HandlerBase.ts';
import { ViewModule } from './ViewModule.ts';

/** One document of a page: everything in it that is not in a document of its own. */
export class BuilderDocument extends ViewModule {
  declare $element: HandlerOptions['$element'];

  override __construct(options?: HandlerOptions): void {
    super.__construct(options);
    if (options?.$element) this.$element = options.$element;
  }

  override getDefaultElements(): Record<string, unknown> {
    const whole = this.$element[0];
    const all = [...(whole?.querySelectorAll('.elementor-element') ?? [])];
    return { $elements: all.filter((element) => element.closest('.elementor') === whole) };
  }

  getDocumentSettings(name?: string): unknown {
    const settings = recordOfJson(this.$element[0]?.getAttribute('data-elementor-settings'));
    return name ? recordOf(settings)[name] : settings;
  }
}
