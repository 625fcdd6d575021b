import { Slot } from '@portico/kernel/islands/react';
import type { ProgressProps } from './ProgressProps.ts';

export function ProgressView({ titleId, title, percent, text, showsPercentage, tone }: ProgressProps) {
  return (
    <>
      {title && <Slot as="span" className="elementor-title" id={titleId} html={title} />}
      <div
        className={`elementor-progress-wrapper${tone ? ` progress-${tone}` : ''}`}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        {...(text && { 'aria-valuetext': `${percent}% (${text})` })}
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': text || 'Progress' })}
      >
        <div className="elementor-progress-bar" data-max={percent}>
          <span className="elementor-progress-text">{text}</span>
          {showsPercentage && <span className="elementor-progress-percentage">{`${percent}%`}</span>}
        </div>
      </div>
    </>
  );
}
