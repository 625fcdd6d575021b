import { Slot } from '@portico/kernel/islands/react';
import type { CounterProps } from './CounterProps.ts';
import { lastText } from './countText.ts';

export function CounterView({
  title,
  titleTag,
  prefix,
  suffix,
  from,
  to,
  durationMs,
  delimiter,
}: CounterProps) {
  return (
    <div className="elementor-counter">
      {title && <Slot as={titleTag ?? 'div'} className="elementor-counter-title" html={title} />}
      <div className="elementor-counter-number-wrapper">
        <Slot as="span" className="elementor-counter-number-prefix" html={prefix} />
        <span
          className="elementor-counter-number"
          data-duration={durationMs}
          data-to-value={to}
          data-from-value={from}
          data-delimiter={delimiter || undefined}
          data-room={lastText({ from, to, delimiter }) ?? undefined}
        >
          {from}
        </span>
        <Slot as="span" className="elementor-counter-number-suffix" html={suffix} />
      </div>
    </div>
  );
}
