import type { Section, SectionDraft } from './Section.ts';

const USUAL_ORDER = 10;

/** Sections that the wizards offer, by key. Any package may add its own. */
export class BaseRegistry {
  readonly #sections = new Map<string, Section>();

  /** A known key keeps its first section; only the children of the second are added to it. */
  register(draft: SectionDraft): void {
    if (!draft?.key || !draft.title) throw new Error('Template type must have key and title');
    const section = completed(draft);
    const known = this.#sections.get(section.key);
    this.#sections.set(section.key, known ? withChildren(known, section.children) : section);
  }

  /** Whether or not it is available. */
  get(key: string): Section | undefined {
    return this.#sections.get(key);
  }

  /** The sections available now, in order. Equal orders keep registration order. */
  getAll(): Section[] {
    return [...this.#sections.values()]
      .filter((section) => section.isAvailable())
      .map((section) => (section.children ? { ...section, children: inOrder(section.children) } : section))
      .sort(byOrder);
  }
}

function completed(draft: SectionDraft): Section {
  const { children, ...own } = draft;
  return {
    ...own,
    description: draft.description ?? '',
    order: draft.order ?? USUAL_ORDER,
    useParentDefault: draft.useParentDefault !== false,
    getInitialState: draft.getInitialState ?? null,
    component: draft.component ?? null,
    isAvailable: draft.isAvailable ?? (() => true),
    ...(Array.isArray(children) && { children: children.map(completed) }),
  };
}

function withChildren(known: Section, added: readonly Section[] | undefined): Section {
  if (!added) return known;
  const children = new Map((known.children ?? []).map((child) => [child.key, child]));
  for (const child of added) children.set(child.key, child);
  return { ...known, children: [...children.values()] };
}

function inOrder(sections: readonly Section[]): Section[] {
  return [...sections].sort(byOrder);
}

function byOrder(a: Section, b: Section): number {
  return a.order - b.order;
}
