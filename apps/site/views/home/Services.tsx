import { Arrow } from '../Arrow.tsx';
import { SettingsList } from '../SettingsList.tsx';
import { SitePicture } from '../SitePicture.tsx';
import type { HomeContent } from './HomeContent.ts';
import { SectionHead } from './SectionHead.tsx';

/** One window whose panes are the services; the first is the large one, the last runs the full width. */
export function Services({ services }: { readonly services: HomeContent['services'] }) {
  return (
    <section className="p-section" aria-labelledby="services">
      <div className="p-container">
        <SectionHead id="services" intro={services} />
        <div className="p-panes p-services">
          {services.items.map(({ title, text, facts, picture, link }) => (
            <article key={title}>
              <SitePicture picture={picture} lazy />
              <div className="p-service-body">
                <h3>{title}</h3>
                <p>{text}</p>
                {facts.length > 0 && <SettingsList settings={facts} />}
                {link && (
                  <div>
                    <a className="p-link" href={link.href}>
                      {link.label}
                      <Arrow />
                    </a>
                  </div>
                )}
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
