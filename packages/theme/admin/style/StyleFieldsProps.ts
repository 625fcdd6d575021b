import type { SiteStyle } from '../../wire/admin.ts';

export interface StyleFieldsProps {
  readonly style: SiteStyle;
  readonly onChange: (to: Partial<SiteStyle>) => void;
}
