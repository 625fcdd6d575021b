import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { EXTRA_ATTRIBUTE } from '../../wire/public.ts';

/** How far a visitor has scrolled, as a bar or a circle. Whoever cannot see it knows from the page itself. */
export function ProgressTracker({ element }: WidgetProps) {
  const { settings } = element;
  const type = choiceOf(settings.type, ['horizontal', 'circular'], 'horizontal');
  const align = choiceOf(settings.align, ['left', 'center', 'right', ''], '');
  const percentage = <div className="current-progress-percentage" />;
  return (
    <WidgetElement {...widgetFrame(element, { names: FOR_THE_BROWSER })}>
      <IslandStyle name="progress-tracker" />
      <div
        className={`elementor-scrolling-tracker elementor-scrolling-tracker-${type} elementor-scrolling-tracker-alignment-${align}`}
        aria-hidden
        {...{ [EXTRA_ATTRIBUTE]: 'progress-tracker' }}
      >
        {type === 'horizontal' ? (
          <div className="current-progress">{percentage}</div>
        ) : (
          <>
            <svg width="100%" height="100%" aria-hidden>
              <circle className="circle" r="40%" cx="50%" cy="50%" />
              <circle className="current-progress" r="40%" cx="50%" cy="50%" pathLength={100} />
            </svg>
            {percentage}
          </>
        )}
      </div>
    </WidgetElement>
  );
}

const FOR_THE_BROWSER = ['type', 'relative_to', 'selector', 'direction', 'percentage'];
