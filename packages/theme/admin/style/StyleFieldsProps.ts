import type { SiteStyle } from '../../wire/style.ts';

export interface StyleFieldsProps {
  readonly style: SiteStyle;
  readonly onChange: (to: Partial<SiteStyle>) => void;
}
