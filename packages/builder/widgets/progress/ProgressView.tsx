import { Slot } from '@portico/kernel/islands/react';
import { plainTextOf } from '../../model/settings/plainText.ts';
import type { ProgressProps } from './ProgressProps.ts';

export function ProgressView({
  titleId,
  title,
  titleTag,
  percent,
  text,
  showsPercentage,
  tone,
}: ProgressProps) {
  const words = plainTextOf(text);
  return (
    <>
      {title && <Slot as={titleTag ?? 'span'} className="elementor-title" id={titleId} html={title} />}
      <div
        className={`elementor-progress-wrapper${tone ? ` progress-${tone}` : ''}`}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        {...(words && { 'aria-valuetext': `${percent}% (${words})` })}
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': words || 'Progress' })}
      >
        <div className="elementor-progress-bar" data-max={percent}>
          <Slot as="span" className="elementor-progress-text" html={text} />
          {showsPercentage && <span className="elementor-progress-percentage">{`${percent}%`}</span>}
        </div>
      </div>
    </>
  );
}
