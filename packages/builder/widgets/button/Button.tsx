import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { ButtonInside } from '../../parts/element/ButtonInside.tsx';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { safeId } from '../../parts/element/safeId.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export function Button({ element }: { element: BuilderElement }) {
  const { text, link, size, button_type, selected_icon, icon, button_css_id } = element.settings;
  const iconOf = useIcons();
  const label = textOf(text);
  if (!label && !iconOf(selected_icon ?? icon)) return null;
  const tone = TONES.find((known) => known === button_type);
  const address = linkOf(link);
  const id = safeId(button_css_id);
  const moved = hoverAnimation(element.settings.hover_animation);
  const attributes = {
    className: `elementor-button${address ? ' elementor-button-link' : ''} elementor-size-${choiceOf(size, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm')}${moved}`,
    ...(id && { id }),
  };
  const inside = <ButtonInside words={label} settings={element.settings} />;
  return (
    <WidgetElement {...widgetFrame(element, { classes: tone ? [`elementor-button-${tone}`] : [] })}>
      <div className="elementor-button-wrapper">
        {address ? (
          <a {...attributes} {...address}>
            {inside}
          </a>
        ) : (
          <button type="button" {...attributes}>
            {inside}
          </button>
        )}
      </div>
    </WidgetElement>
  );
}
