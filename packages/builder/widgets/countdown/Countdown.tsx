import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { safeAddress } from '../../model/settings/link.ts';
import { choiceOf, recordOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSiteTime } from '../../parts/site/SiteTime.ts';
import { countdownSettings } from './countdownSettings.ts';
import { timeLeft, twoDigits } from './timeLeft.ts';

/** As many digits of days as the style sheet makes room for. */
const MOST_DIGITS = 5;

/** Time left until a date, or until a period after each visitor's first visit. */
export function Countdown({ element }: WidgetProps) {
  const { settings } = element;
  const time = useSiteTime();
  const { due, evergreenMs, shown, hasLabels, labels, actions, message } = countdownSettings(
    settings,
    time?.timeZone ?? 'UTC',
  );
  if (shown.length === 0) return null;
  const left = due === null ? evergreenMs : Math.max(0, due - (time?.now ?? due));
  const isOver = due !== null && time !== null && left === 0;
  const parts = timeLeft(left, shown);
  const days = shown.includes('days') ? twoDigits(parts.days).length : 0;
  const frame = widgetFrame(element);
  const view = choiceOf(settings.label_display, ['block', 'inline'], 'block');
  const ends = time?.isEdited ? [] : actions;
  const onward = ends.includes('redirect') && safeAddress(recordOf(settings.expire_redirect_url).url);
  return (
    <WidgetElement
      {...frame}
      browserSettings={{
        ...frame.browserSettings,
        ...(due === null ? { evergreen: evergreenMs } : { due }),
        ...(ends.includes('hide') && { hides: 'yes' }),
        ...(onward && { redirect_to: onward }),
      }}
    >
      <IslandStyle name="countdown" />
      <div
        className={`elementor-countdown-wrapper elementor-countdown--label-${view}`}
        role="timer"
        {...(days > 2 && { 'data-days-digits': Math.min(days, MOST_DIGITS) })}
        hidden={isOver && ends.includes('hide')}
      >
        {shown.map((part) => (
          <div className="elementor-countdown-item" key={part}>
            <span className={`elementor-countdown-digits elementor-countdown-${part}`} data-part={part}>
              {twoDigits(parts[part])}
            </span>
            {hasLabels && (
              <>
                {' '}
                <span className="elementor-countdown-label">{labels[part]}</span>
              </>
            )}
          </div>
        ))}
      </div>
      {actions.includes('message') && message && (
        <Slot className="elementor-countdown-expire--message" hidden={!isOver} html={message} />
      )}
    </WidgetElement>
  );
}
