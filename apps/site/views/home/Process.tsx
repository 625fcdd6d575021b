import type { HomeContent } from './HomeContent.ts';
import { SectionHead } from './SectionHead.tsx';

export function Process({ process }: { readonly process: HomeContent['process'] }) {
  return (
    <section className="p-section" aria-labelledby="process">
      <div className="p-container">
        <SectionHead id="process" intro={process} />
        <ol className="p-process">
          {process.steps.map(({ when, title, text }) => (
            <li key={title}>
              <p className="p-process-when">{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
