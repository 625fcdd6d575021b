import { useSiteTime } from '../../parts/site/SiteTime.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { monthGrid, monthOf } from './monthGrid.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('calendar', {
  label: 'Post calendar',
  order: 61,
  icon: 'M4 6h16v14h-16zM4 10h16M8 3v4M16 3v4',
  useBody() {
    const time = useSiteTime();
    const shown = time && monthOf(time);
    const found = useSitePart(shown && { kind: 'calendar', ...shown })?.calendar;
    if (!shown || !found) return null;
    const links = new Map(found.days.map(({ day, href }) => [day, href]));
    const { caption, weekdays, weeks } = monthGrid(shown);
    return (
      <>
        <table className="wp-calendar-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {weekdays.map(({ short, long }) => (
                <th key={long} scope="col" aria-label={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== null)}>
                <Pad days={week.findIndex((day) => day !== null)} />
                {week.map(
                  (day) =>
                    day !== null && (
                      <td key={day} {...(day === shown.day && { id: 'today' })}>
                        {links.has(day) ? (
                          <a href={links.get(day)} aria-label={`Posts of ${caption}, day ${day}`}>
                            {day}
                          </a>
                        ) : (
                          day
                        )}
                      </td>
                    ),
                )}
                <Pad days={week.toReversed().findIndex((day) => day !== null)} />
              </tr>
            ))}
          </tbody>
        </table>
        {(found.earlier || found.later) && (
          <nav className="wp-calendar-nav" aria-label="Months with posts">
            {found.earlier && <a href={found.earlier.href}>{found.earlier.text}</a>}
            {found.later && <a href={found.later.href}>{found.later.text}</a>}
          </nav>
        )}
      </>
    );
  },
});

/** Days of other months at an end of a week. */
function Pad({ days }: { readonly days: number }) {
  return days > 0 && <td className="pad" colSpan={days} />;
}
