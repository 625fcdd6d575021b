import { Section, Snippet } from '@portico/kernel/admin';

/** Shows how to put a form on a page. */
export function EmbedSection({ code }: { code: string }) {
  return (
    <Section title="Put it on a page" description="Write this in the text of a page or a post.">
      <Snippet label="Embed code" code={code} />
    </Section>
  );
}
