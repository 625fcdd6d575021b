import type { ReactNode } from 'react';
import { Faq } from './home/Faq.tsx';
import { Hero } from './home/Hero.tsx';
import type { HomeContent } from './home/HomeContent.ts';
import { Invitation } from './home/Invitation.tsx';
import { People } from './home/People.tsx';
import { Process } from './home/Process.tsx';
import { Projects } from './home/Projects.tsx';
import { Quote } from './home/Quote.tsx';
import { Services } from './home/Services.tsx';
import { Tally } from './home/Tally.tsx';

export interface HomePageProps {
  readonly content: HomeContent;
  /** Questions and answers; the section is left out without them. */
  readonly faq?: ReactNode;
  /** Customers' reviews, in place of the single quotation. */
  readonly reviews?: ReactNode;
  /** The newest posts. */
  readonly journal?: ReactNode;
  /** A contact form, in place of the invitation's buttons. */
  readonly contact?: ReactNode;
}

export function HomePage({ content, faq, reviews, journal, contact }: HomePageProps) {
  return (
    <>
      <Hero hero={content.hero} />
      <Tally tally={content.tally} />
      <Services services={content.services} />
      <Projects projects={content.projects} />
      <Process process={content.process} />
      <section className="p-section p-section-surface" aria-label="What customers say">
        <div className="p-container">{reviews ?? <Quote quote={content.quote} />}</div>
      </section>
      <People people={content.people} />
      {journal}
      {faq && <Faq intro={content.faq}>{faq}</Faq>}
      <Invitation invitation={content.invitation}>{contact}</Invitation>
    </>
  );
}
