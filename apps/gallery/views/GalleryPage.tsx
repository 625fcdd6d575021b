import { IslandStyle } from '@portico/kernel/islands/react';
import { Breadcrumb } from '@portico/site/annex';
import type { ReactNode } from 'react';
import { type Setting, SettingsList } from './SettingsList.tsx';

export interface GalleryExample {
  /** Becomes the example's anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** What to look at, in a sentence. */
  readonly note?: string;
  readonly settings?: readonly Setting[];
  /** Markup as an author would write it. */
  readonly code?: string;
  /** The live example. */
  readonly example: ReactNode;
}

export interface GalleryPageProps {
  readonly title: string;
  /** What this part does and what the page shows of it. */
  readonly shows: ReactNode;
  readonly examples: readonly GalleryExample[];
}

/** The frame of one gallery page: an example per section, its settings beside it. */
export function GalleryPage({ title, shows, examples }: GalleryPageProps) {
  return (
    <>
      <IslandStyle name="gallery" />
      <div className="p-page-head">
        <div className="p-container">
          <Breadcrumb label="You are in" trail={[{ label: 'Gallery', href: '/gallery/' }]} />
          <h1>{title}</h1>
          <p>{shows}</p>
        </div>
      </div>
      <div className="p-container">
        {examples.map((example) => (
          <Example key={example.id} {...example} />
        ))}
      </div>
    </>
  );
}

function Example({ id, title, note, settings = [], code, example }: GalleryExample) {
  return (
    <section className="p-example" aria-labelledby={id}>
      <div className="p-example-intro">
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className="p-example-stage">{example}</div>
      {(settings.length > 0 || code) && (
        <div className="p-example-settings">
          <h3>Settings</h3>
          {settings.length > 0 && <SettingsList settings={settings} asCode />}
          {code && (
            // A box that scrolls must be reachable by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
            <pre tabIndex={0}>
              <code>{code}</code>
            </pre>
          )}
        </div>
      )}
    </section>
  );
}
