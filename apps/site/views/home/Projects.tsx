import { SitePicture } from '../SitePicture.tsx';
import type { HomeContent } from './HomeContent.ts';
import { SectionHead } from './SectionHead.tsx';

/** A strip of finished work that scrolls sideways, by touch, wheel or arrow keys. */
export function Projects({ projects }: { readonly projects: HomeContent['projects'] }) {
  return (
    <section className="p-section p-section-deep" aria-labelledby="work">
      <div className="p-container">
        <SectionHead id="work" intro={projects} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul className="p-list p-strip" tabIndex={0} aria-labelledby="work">
        {projects.items.map(({ title, facts, text, picture }) => (
          <li key={title}>
            <figure className="p-project">
              <SitePicture picture={picture} lazy />
              <figcaption>
                <p className="p-project-facts">{facts}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
