import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { ButtonLink } from '../../parts/element/ButtonLink.tsx';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { Ribbon } from '../../parts/element/Ribbon.tsx';
import { coverPicture, shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { boxedIconClasses } from '../../parts/icon/iconClasses.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

/** A call-to-action box: a picture, some text, a button, a ribbon in its corner. */
export function CallToAction({ element }: WidgetProps) {
  const { settings } = element;
  const skin = choiceOf(settings.skin, ['classic', 'cover'], 'classic');
  const picture = coverPicture(settings.bg_image, settings, 'bg_image');
  const link = linkOf(settings.link);
  const isWhole = settings.link_click === 'box';
  const inside = (
    <>
      {/* A cover keeps its overlay without a picture. */}
      {(picture || skin === 'cover') && (
        <div className="elementor-cta__bg-wrapper">
          <div className="elementor-cta__bg elementor-bg">{picture && <PictureView picture={picture} />}</div>
          <div className="elementor-cta__bg-overlay" />
        </div>
      )}
      <Content settings={settings} link={isWhole ? null : link} />
      <Ribbon settings={settings} />
    </>
  );
  const layout = skin === 'classic' && LAYOUTS.find((one) => one === settings.layout);
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `elementor-cta--skin-${skin}`,
          ...(layout ? [`elementor-cta--layout-image-${layout}`] : []),
          // Elementor stores an empty string for “None”.
          ...(settings.transformation === '' ? [] : ['elementor-bg-transform']),
          ...(skin === 'cover' ? moves(settings) : []),
        ],
      })}
    >
      <IslandStyle name="call-to-action" />
      {isWhole && link ? (
        <a className="elementor-cta" {...link}>
          {inside}
        </a>
      ) : (
        <div className="elementor-cta">{inside}</div>
      )}
    </WidgetElement>
  );
}

const LAYOUTS = ['above', 'left', 'right', 'below'] as const;

/** The text over a picture grows on hover by default: an empty string disables it. */
function moves({ content_animation: way, sequenced_animation: oneByOne }: Settings): string[] {
  if (way === '') return [];
  return ['elementor-animated-content', ...(oneByOne ? ['elementor-cta--sequenced-animation'] : [])];
}

function Content({ settings, link }: { settings: Settings; link: LinkAttributes | null }) {
  const iconOf = useIcons();
  const icon = settings.graphic_element === 'icon' ? iconOf(settings.selected_icon ?? 'fas fa-star') : '';
  const graphic =
    settings.graphic_element === 'image'
      ? shownPicture(settings.graphic_image, settings, 'graphic_image', 'thumbnail')
      : null;
  const title = textOf(settings.title);
  const description = textOf(settings.description);
  const button = textOf(settings.button);
  return (
    <div className="elementor-cta__content">
      {graphic && (
        <div className="elementor-content-item elementor-cta__content-item elementor-cta__image">
          <PictureView picture={graphic} />
        </div>
      )}
      {icon && (
        <div
          className={`elementor-content-item elementor-cta__content-item elementor-cta__icon ${boxedIconClasses(settings)}`}
        >
          <IslandStyle name="icon-frame" />
          <Slot className="elementor-icon" html={icon} />
        </div>
      )}
      {title &&
        createElement(
          headingTagOf(settings.title_tag, 'h2'),
          { className: 'elementor-cta__title elementor-cta__content-item elementor-content-item' },
          <Slot as="span" html={title} />,
        )}
      {description && (
        <Slot
          as={headingTagOf(settings.description_tag, 'div')}
          className="elementor-cta__description elementor-cta__content-item elementor-content-item"
          html={description}
        />
      )}
      {button && (
        <div className="elementor-cta__button-wrapper elementor-cta__content-item elementor-content-item">
          <ButtonLink
            words={button}
            link={link}
            size={settings.button_size}
            className="elementor-cta__button"
          />
        </div>
      )}
    </div>
  );
}
