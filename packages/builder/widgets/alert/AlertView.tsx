import { Slot } from '@portico/kernel/islands/react';
import type { AlertProps } from './AlertProps.ts';

export function AlertView({ title, description, dismissLabel, dismissIcon = '' }: AlertProps) {
  return (
    <div className="elementor-alert" role="alert">
      {title && <Slot as="span" className="elementor-alert-title" html={title} />}
      {description && <Slot as="span" className="elementor-alert-description" html={description} />}
      {dismissLabel !== null && (
        <button type="button" className="elementor-alert-dismiss" aria-label={dismissLabel}>
          {dismissIcon ? <Slot as="span" aria-hidden html={dismissIcon} /> : <span aria-hidden>×</span>}
        </button>
      )}
    </div>
  );
}
