import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { SHAPES } from './shapes.ts';

/**
 * A headline with a highlighted part: with a stroke that draws itself, or rotating words. Both are animated by the style sheet;
 * with reduced motion, the stroke and the first word are static.
 */
export function AnimatedHeadline({ element }: WidgetProps) {
  const { settings } = element;
  const [before, after] = [textOf(settings.before_text), textOf(settings.after_text)];
  const isRotating = settings.headline_style === 'rotate';
  const link = linkOf(settings.link);
  const inside = (
    <>
      {before && <Slot as="span" className="elementor-headline-plain-text" html={`${before} `} />}
      <span className="elementor-headline-dynamic-wrapper">
        {isRotating ? <Rotating settings={settings} /> : <Marked settings={settings} />}
      </span>
      {after && <Slot as="span" className="elementor-headline-plain-text" html={` ${after}`} />}
    </>
  );
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `elementor-headline--style-${isRotating ? 'rotate' : 'highlight'}`,
          // Off is an empty string; without the setting it loops.
          ...(settings.loop === '' ? ['portico-headline-once'] : []),
        ],
      })}
    >
      <IslandStyle name="animated-headline" />
      {createElement(
        headingTagOf(settings.tag, 'h3'),
        { className: 'elementor-headline' },
        link ? <a {...link}>{inside}</a> : inside,
      )}
    </WidgetElement>
  );
}

function Marked({ settings }: { settings: Settings }) {
  const shape = choiceOf(settings.marker, Object.keys(SHAPES), 'circle');
  return (
    <>
      <Slot
        as="span"
        className="elementor-headline-dynamic-text elementor-headline-text-active"
        html={textOf(settings.highlighted_text)}
      />
      <svg viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true">
        <path d={SHAPES[shape]} pathLength="1" />
      </svg>
    </>
  );
}

/** As many as the style sheet can rotate. */
const MOST_WORDS = 8;

function Rotating({ settings }: { settings: Settings }) {
  const words = textOf(settings.rotating_text)
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return (
    <span className="elementor-headline-rotating" data-words={words.length}>
      {words.map((word, index) => (
        <Slot
          as="span"
          className={`elementor-headline-dynamic-text${index === 0 ? ' elementor-headline-text-active' : ''}`}
          html={word}
          key={word}
        />
      ))}
    </span>
  );
}
