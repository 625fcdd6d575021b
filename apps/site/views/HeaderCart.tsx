import { CartWidget } from '@portico/theme/ui';

interface HeaderCartProps {
  readonly page: string;
  readonly label: string;
}

/** The cart's icon. How much is in it depends on who looks, and pages are the same for everybody: the browser fills it in. */
export function HeaderCart({ page, label }: HeaderCartProps) {
  return (
    <div className="component-wrap">
      <CartWidget page={page} label={label} />
    </div>
  );
}
