import type { SectionIntro } from './HomeContent.ts';

interface SectionHeadProps {
  /** The heading's id, which names the section. */
  readonly id: string;
  readonly intro: SectionIntro;
}

export function SectionHead({ id, intro }: SectionHeadProps) {
  return (
    <div className="p-section-head">
      <h2 id={id}>{intro.title}</h2>
      <p>{intro.text}</p>
    </div>
  );
}
