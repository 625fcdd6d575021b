import { SitePicture } from '../SitePicture.tsx';
import type { HomeContent } from './HomeContent.ts';
import { SectionHead } from './SectionHead.tsx';

export function People({ people }: { readonly people: HomeContent['people'] }) {
  return (
    <section className="p-section" aria-labelledby="people">
      <div className="p-container">
        <SectionHead id="people" intro={people} />
        <ul className="p-list p-people">
          {people.items.map(({ name, role, text, picture }) => (
            <li key={name} className="p-person">
              <SitePicture picture={picture} lazy />
              <h3>{name}</h3>
              <p className="p-person-role">{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
