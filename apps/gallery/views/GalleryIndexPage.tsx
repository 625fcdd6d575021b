import { IslandStyle } from '@portico/kernel/islands/react';
import { Arrow } from '@portico/site/annex';

export interface GalleryEntry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly group: string;
}

export interface GalleryIndexPageProps {
  readonly entries: readonly GalleryEntry[];
}

/** Every widget and behaviour of the site, by group, in the order in which the entries come. */
export function GalleryIndexPage({ entries }: GalleryIndexPageProps) {
  const groups = groupsOf(entries);
  return (
    <>
      <IslandStyle name="gallery" />
      <div className="p-page-head">
        <div className="p-container">
          <h1>The parts this site is made of</h1>
          <p>
            Each page shows one part in all its states, with the settings that made it so. They are the real
            thing, not pictures of it: open them, break them, try them with the keyboard.
          </p>
          {groups.length > 1 && (
            <nav aria-label="Groups">
              <ul className="p-gallery-toc">
                {groups.map(({ name, id }) => (
                  <li key={id}>
                    <a className="p-link" href={`#${id}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className="p-container">
        {groups.map((group) => (
          <section key={group.id} className="p-gallery-group" aria-labelledby={group.id}>
            <div className="p-gallery-group-head">
              <h2 id={group.id}>{group.name}</h2>
              <span className="p-badge">
                {group.entries.length} {group.entries.length === 1 ? 'part' : 'parts'}
              </span>
            </div>
            <ul className="p-list p-panes p-gallery-list">
              {group.entries.map((entry) => (
                <li key={entry.slug}>
                  <h3>
                    <a className="p-card-link" href={`/gallery/${entry.slug}/`}>
                      {entry.title}
                      <Arrow />
                    </a>
                  </h3>
                  <p>{entry.summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <div className="p-empty">
            <h2>Nothing here yet</h2>
            <p>
              The gallery fills as parts are finished. Until then the home page shows what is already in
              place.
            </p>
            <a className="p-button" href="/">
              Go to the home page
            </a>
          </div>
        )}
      </div>
    </>
  );
}

interface GalleryGroup {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly GalleryEntry[];
}

function groupsOf(entries: readonly GalleryEntry[]): readonly GalleryGroup[] {
  const names = [...new Set(entries.map((entry) => entry.group))];
  return names.map((name, index) => ({
    id: `group-${index + 1}`,
    name,
    entries: entries.filter((entry) => entry.group === name),
  }));
}
