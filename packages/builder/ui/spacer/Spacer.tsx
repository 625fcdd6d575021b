import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { length } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';

export function Spacer({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <div className="elementor-spacer">
        <div className="elementor-spacer-inner" />
      </div>
    </WidgetElement>
  );
}

export const spacerStyle: ElementStyle = (read) => [
  { part: ' .elementor-spacer-inner', declarations: { 'block-size': length(read('space')) } },
];
