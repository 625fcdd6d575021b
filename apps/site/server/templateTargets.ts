import type { Blog } from '@portico/blog/server';
import type { TemplateTargets } from '@portico/builder/server';
import type { LinkedTarget, MenuTargets } from '@portico/theme/server';

type Target = Parameters<TemplateTargets['search']>[0];

const MOST_CHOICES = 50;

/** What template conditions can refer to on this site: menu targets and tags. */
export function templateTargets(linked: MenuTargets, blog: () => Blog): TemplateTargets {
  return {
    async search(target, words) {
      if (target === 'tag') {
        const tags = (await blog().terms('tag')).filter(({ name }) => has(name, words));
        return tags.slice(0, MOST_CHOICES).map(({ slug, name }) => ({ id: slug, title: name }));
      }
      return (await linked.search(target, words)).flatMap(({ target: found, title }) => {
        if (found.kind !== target) return [];
        return [{ id: found.kind === 'category' ? found.slug : String(found.id), title }];
      });
    },
    async nameOf(target, id) {
      if (target === 'tag') return (await blog().term('tag', id))?.name ?? null;
      const found = linkedTo(target, id);
      const { title, state } = found ? await linked.find(found) : GONE;
      return state === 'gone' ? null : title;
    },
  };
}

const GONE = { title: '', state: 'gone' } as const;

function linkedTo(kind: Exclude<Target, 'tag'>, id: string): LinkedTarget | null {
  if (kind === 'category') return { kind, slug: id };
  return /^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : null;
}

function has(title: string, words: string): boolean {
  return title.toLowerCase().includes(words.toLowerCase());
}
