import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { ButtonLink } from '../../parts/element/ButtonLink.tsx';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { boxedIconClasses } from '../../parts/icon/iconClasses.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

/** Elementor stores the class itself. */
const IN_3D = 'elementor-flip-box--3d';

/** A card with two sides, which flips on hover or keyboard focus, without a script. */
export function FlipBox({ element }: WidgetProps) {
  const { settings } = element;
  const effect = choiceOf(
    settings.flip_effect,
    ['flip', 'slide', 'push', 'zoom-in', 'zoom-out', 'fade'],
    'flip',
  );
  const direction = choiceOf(settings.flip_direction, ['left', 'right', 'up', 'down'], 'up');
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `elementor-flip-box--effect-${effect}`,
          `elementor-flip-box--direction-${direction}`,
          ...(effect === 'flip' && settings.flip_3d === IN_3D ? [IN_3D] : []),
        ],
      })}
    >
      <IslandStyle name="flip-box" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer turns the card by reaching it */}
      <div className="elementor-flip-box" tabIndex={0}>
        <div className="elementor-flip-box__layer elementor-flip-box__front">
          <div className="elementor-flip-box__layer__overlay">
            <div className="elementor-flip-box__layer__inner">
              <Graphic settings={settings} />
              <Words settings={settings} side="a" />
            </div>
          </div>
        </div>
        <Back settings={settings} />
      </div>
    </WidgetElement>
  );
}

function Graphic({ settings }: { settings: Settings }) {
  const iconOf = useIcons();
  if (settings.graphic_element === 'image') {
    const picture = shownPicture(settings.image, settings, 'image', 'thumbnail');
    return (
      picture && (
        <div className="elementor-flip-box__image">
          <PictureView picture={picture} />
        </div>
      )
    );
  }
  // Older documents store an empty string for “None”.
  const icon = (settings.graphic_element ?? 'icon') === 'icon' ? iconOf(settings.selected_icon) : '';
  return (
    icon && (
      <div className={boxedIconClasses(settings)}>
        <IslandStyle name="icon-frame" />
        <Slot className="elementor-icon" html={icon} />
      </div>
    )
  );
}

function Words({ settings, side }: { settings: Settings; side: 'a' | 'b' }) {
  const title = textOf(settings[`title_text_${side}`]);
  const description = textOf(settings[`description_text_${side}`]);
  return (
    <>
      {title &&
        createElement(
          headingTagOf(settings.title_tag, 'h3'),
          { className: 'elementor-flip-box__layer__title' },
          <Slot as="span" html={title} />,
        )}
      {description && (
        <Slot
          as={headingTagOf(settings.description_tag, 'div')}
          className="elementor-flip-box__layer__description"
          html={description}
        />
      )}
    </>
  );
}

function Back({ settings }: { settings: Settings }) {
  const link = linkOf(settings.link);
  const isWhole = settings.link_click === 'box';
  const button = textOf(settings.button_text);
  const inside = (
    <div className="elementor-flip-box__layer__overlay">
      <div className="elementor-flip-box__layer__inner">
        <Words settings={settings} side="b" />
        {button && (
          <ButtonLink
            words={button}
            link={isWhole ? null : link}
            size={settings.button_size}
            className="elementor-flip-box__button"
          />
        )}
      </div>
    </div>
  );
  const className = 'elementor-flip-box__layer elementor-flip-box__back';
  return isWhole && link ? (
    <a className={className} {...link}>
      {inside}
    </a>
  ) : (
    <div className={className}>{inside}</div>
  );
}
