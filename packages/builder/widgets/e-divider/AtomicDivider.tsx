import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

export function AtomicDivider({ element }: WidgetProps) {
  return <hr {...atomicAttributes(element, 'hr')} />;
}
