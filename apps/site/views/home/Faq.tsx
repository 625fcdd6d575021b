import type { ReactNode } from 'react';
import type { SectionIntro } from './HomeContent.ts';

interface FaqProps {
  readonly intro: SectionIntro;
  readonly children: ReactNode;
}

export function Faq({ intro, children }: FaqProps) {
  return (
    <section className="p-section p-section-surface" aria-labelledby="questions">
      <div className="p-container p-faq">
        <div className="p-faq-intro">
          <h2 id="questions">{intro.title}</h2>
          <p>{intro.text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
