import type { LinkItem } from './SiteSettings.ts';

/** The way back up, without the page itself. */
export function Breadcrumb({
  label,
  trail,
}: {
  readonly label: string;
  readonly trail: readonly LinkItem[];
}) {
  return (
    <nav aria-label={label}>
      <ol className="p-breadcrumb">
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
