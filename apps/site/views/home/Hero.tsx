import type { HomeContent } from './HomeContent.ts';

export function Hero({ hero }: { readonly hero: HomeContent['hero'] }) {
  const { title, lead, actions, wide, tall } = hero;
  return (
    <section className="p-hero" aria-labelledby="hero-title">
      <picture>
        <source media="(max-width: 35.99rem)" srcSet={tall.src} width={tall.width} height={tall.height} />
        <img
          className="p-hero-picture"
          src={wide.src}
          width={wide.width}
          height={wide.height}
          alt={wide.alt}
          fetchPriority="high"
        />
      </picture>
      <div className="p-hero-body">
        <div className="p-container">
          <h1 id="hero-title" className="p-hero-title">
            {title}
          </h1>
          <p className="p-hero-lead">{lead}</p>
          <div className="p-hero-actions p-cluster">
            {actions.map((action, index) => (
              <a
                key={action.href}
                className={index === 0 ? 'p-button' : 'p-button p-button-quiet'}
                href={action.href}
              >
                {action.label}
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
