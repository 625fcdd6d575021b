import type { Kit } from '../archive/openKit.ts';
import type { FoundPost } from '../contents/KitContents.ts';
import { plannedFont } from '../fonts/plannedFont.ts';
import { FONT_TYPE } from '../fonts/wantedFonts.ts';
import { MISSING, type PlanNotes } from '../plan/PlanNotes.ts';
import { kindOf, kindOfTerm } from './kinds.ts';
import { menuFile, menuLines, menusOf } from './menuLines.ts';
import type { ImportOrder, SiteContents } from './PlanInput.ts';
import { readTerms } from './readTerms.ts';

type IsType = (postType: string) => boolean;

/** The posts of a kit, their terms, and the menus that link to them. */
export async function planPosts(
  kit: Kit,
  site: SiteContents,
  { customization }: ImportOrder,
  notes: PlanNotes,
): Promise<void> {
  const types = customization.content?.customPostTypes;
  const isType: IsType = (type) => type === 'page' || !types || types.includes(type);
  await planTerms(kit, site, isType, notes);
  const menus = await menusOf(kit, site.menus);
  const named = (await readTerms(kit, MENU_TAXONOMY)).map(({ name }) => name);
  for (const line of menuLines(site.menus.names, menus, named)) notes.note(line);
  const inMenus = new Set(menus.flatMap(({ items }) => items.map(({ id }) => id)));

  for (const [postType, listed] of Object.entries(kit.manifest['wp-content'])) {
    if (!isType(postType) || Object.keys(listed).length === 0) continue;
    const file = `wp-content/${postType}/${postType}.xml`;
    const isKnownType = site.posts[postType] !== undefined;
    const isThere = isKnownType && kit.has(file);
    let problem = '';
    const looked = await (isThere
      ? site.lookAtPosts((await kit.text(file)) ?? '')
      : Promise.resolve([])
    ).catch((error: unknown) => {
      problem = error instanceof Error ? error.message : String(error);
      return [];
    });
    const found = new Map<string, FoundPost>(looked.map((post) => [post.id, post]));
    const skip: string[] = [];
    for (const [id, { title }] of Object.entries(listed)) {
      if (postType === MENU_ITEM && inMenus.has(id)) continue;
      const post = found.get(id);
      const key = `wp-content/${postType}/${id}`;
      const about = {
        key,
        runner: 'wp-content' as const,
        kind: kindOf(postType),
        title: title || post?.title || `${postType} ${id}`,
      };
      if (postType === MENU_ITEM) {
        notes.note(
          menuFile(kit) !== null
            ? { ...about, action: 'skip', note: 'It is in no menu of this kit, or leads to nothing here.' }
            : { ...about, ...MISSING },
        );
      } else if (postType === FONT_TYPE)
        notes.note({ ...about, ...plannedFont(site.hasFont(about.title), kit.has(file)) });
      else if (!isKnownType)
        notes.note({ ...about, action: 'skip', note: 'This site has no such type of post.' });
      else if (!kit.has(file)) notes.note({ ...about, ...MISSING });
      else if (problem) notes.note({ ...about, ...MISSING, note: `Cannot be imported. ${problem}` });
      else if (!post)
        notes.note({ ...about, ...MISSING, note: 'The file with the posts does not contain it.' });
      else if (post.problem) notes.note({ ...about, action: 'skip', note: post.problem });
      else if (customization.content?.choices?.[key] === 'skip') {
        skip.push(id);
        notes.note({ ...about, action: 'skip', note: 'Not chosen.' });
      } else
        notes.note({
          ...about,
          action: post.existing ? 'keep' : 'create',
          note: post.existing ? 'Already here; left as it is.' : '',
        });
    }
    if (found.size > 0) notes.posts.push({ postType, file, skip });
  }
}

async function planTerms(kit: Kit, site: SiteContents, isType: IsType, notes: PlanNotes): Promise<void> {
  const seen = new Set<string>();
  for (const [postType, listed] of Object.entries(kit.manifest.taxonomies))
    for (const { name } of listed) {
      // Menus are reported as menus.
      if (!isType(postType) || name === MENU_TAXONOMY) continue;
      const known = site.terms[name] && new Map(site.terms[name].map(({ slug, term_id }) => [slug, term_id]));
      const terms = await readTerms(kit, name);
      if (known)
        notes.taxonomies.push({
          postType,
          name,
          terms: terms.map(({ term_id, slug }) => ({
            old_id: term_id,
            new_id: known.get(slug) ?? null,
            old_slug: slug,
            new_slug: slug,
          })),
        });
      if (seen.has(name)) continue;
      seen.add(name);
      for (const term of terms) {
        const about = {
          key: `taxonomies/${name}/${term.term_id}`,
          runner: 'taxonomies' as const,
          kind: kindOfTerm(name),
          title: term.name,
        };
        if (!known) notes.note({ ...about, action: 'skip', note: 'This site has no such taxonomy.' });
        else if (known.has(term.slug))
          notes.note({ ...about, action: 'keep', note: 'Already here; used as it is.' });
        else notes.note({ ...about, action: 'create' });
      }
    }
}

const MENU_ITEM = 'nav_menu_item';
const MENU_TAXONOMY = 'nav_menu';
