import type { Island } from '@portico/kernel/islands';
import type { FunctionComponent, HTMLAttributes, ReactNode } from 'react';
import type { EditorWidget } from '../../model/edits/EditorWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import type { StyleTable } from '../../model/styles/styleTable.ts';
import type { BuilderElement } from '../../wire/public.ts';

/**
 * All that the rest of the product knows of a widget: the export `widget` of its `<name>.widget.ts`. Page, editor, gallery,
 * boot and the handlers that add-ons ask for take from it what they need.
 */
export interface Widget {
  /** As documents name it. Add-ons ask for its handler by this name. */
  readonly type: string;
  readonly Render: FunctionComponent<WidgetProps>;
  /** What its own settings say about looks; space, border and background are every widget's. */
  readonly style?: StyleTable;
  /** The same of each of its rows. */
  readonly rowStyle?: RowStyle;
  /** What brings it to life: the chunk of `<name>.island.ts`. */
  readonly island?: WidgetIsland;
  /** Texts that are shown with the signs that their author meant, as WordPress does: `editor`, or `tabs.tab_content` in rows. */
  readonly typeset?: readonly string[];
  /** Its settings go to the site as they stand, which knows a published one by them: no picture in them is replaced. */
  readonly isDrawnBySite?: true;
  readonly editor: EditorWidget;
  /** Its page of the gallery, which only the gallery loads. */
  readonly examples?: () => Promise<{ readonly examples: WidgetExamples }>;
}

interface RowStyle {
  /** The setting that holds the rows. */
  readonly rows: string;
  /** What each is drawn as; `{row}` stands for its number, from 1. */
  readonly part: string;
  readonly style: StyleTable;
}

/** Boot carries this for every visitor. */
export interface WidgetIsland extends Pick<Island, 'moment' | 'isDeaf'> {
  /** Elements of the widget's type unless this says otherwise. */
  readonly selector?: string;
}

export interface WidgetProps {
  readonly element: BuilderElement;
  /** For widgets that hold containers: shows one of them, with what it is to this widget. */
  readonly renderChild?: (child: BuilderElement, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}
