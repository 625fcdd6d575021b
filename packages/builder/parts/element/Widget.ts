import type { Island } from '@portico/kernel/islands';
import type { FunctionComponent, HTMLAttributes, ReactNode } from 'react';
import type { EditorWidget } from '../../model/edits/EditorWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import type { StyleTable } from '../../model/styles/styleTable.ts';
import type { BuilderElement } from '../../wire/public.ts';

/**
 * Everything that the rest of the product knows about a widget: the export `widget` of its `<name>.widget.ts`. Used by pages,
 * the editor, the gallery, boot and add-on handlers.
 */
export interface Widget {
  /** Its name in documents. Add-ons request its handler by this name. */
  readonly type: string;
  readonly Render: FunctionComponent<WidgetProps>;
  /** Styles of its own settings; spacing, border and background are common to all widgets. */
  readonly style?: StyleTable;
  /** The same for each of its rows. */
  readonly rowStyle?: RowStyle;
  /** Its behaviour: the chunk of `<name>.island.ts`. */
  readonly island?: WidgetIsland;
  /** Texts with typographic replacements, as in WordPress: `editor`, or `tabs.tab_content` in rows. */
  readonly typeset?: readonly string[];
  /**
   * Its settings are sent to the site unchanged, which identifies the published form by them: no picture in them is replaced.
   */
  readonly isDrawnBySite?: true;
  /** Its texts are source code: they are drawn as they are. */
  readonly isCode?: true;
  readonly editor: EditorWidget;
  /** Its gallery page, loaded by the gallery only. */
  readonly examples?: () => Promise<{ readonly examples: WidgetExamples }>;
}

interface RowStyle {
  /** The setting with the rows. */
  readonly rows: string;
  /** The selector of each; `{row}` is its number, from 1. */
  readonly part: string;
  readonly style: StyleTable;
}

/** Part of boot, which every visitor loads. */
export interface WidgetIsland extends Pick<Island, 'moment' | 'isDeaf'> {
  /** Elements of the widget's type by default. */
  readonly selector?: string;
}

export interface WidgetProps {
  readonly element: BuilderElement;
  /** For widgets that contain containers: renders one of them, with attributes from this widget. */
  readonly renderChild?: (child: BuilderElement, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}
