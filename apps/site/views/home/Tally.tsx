import type { HomeContent } from './HomeContent.ts';

export function Tally({ tally }: { readonly tally: HomeContent['tally'] }) {
  return (
    <section aria-label="In numbers">
      <div className="p-container">
        <dl className="p-tally">
          {tally.map(({ figure, meaning }) => (
            <div key={meaning}>
              <dt>{meaning}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
