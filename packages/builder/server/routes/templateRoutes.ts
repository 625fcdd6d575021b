import { adminRoute, invalidFields } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { contestedPlaces, readCondition } from '../../model/templates/conditions.ts';
import {
  choiceOfPlace,
  conditionsInWords,
  isKnownPlace,
  placeInWords,
  type TargetNames,
} from '../../model/templates/conditionWords.ts';
import { type Template as ShownTemplate, templateCalls } from '../../wire/admin.ts';
import { POPUP_TYPE } from '../../wire/public.ts';
import type { Template, Templates } from '../templates/createTemplates.ts';
import type { TemplateTargets } from '../templates/TemplateTargets.ts';
import { answered } from './answered.ts';

interface Parts {
  readonly templates: Templates;
  readonly targets: TemplateTargets;
}

/** The API of the theme templates screen. */
export function templateRoutes(app: FastifyInstance, { templates, targets }: Parts): void {
  const shown = async (template: Template, all: readonly Template[]): Promise<ShownTemplate> => {
    const names = await namesIn(template.conditions, targets);
    const nameOf: TargetNames = (target, id) => names[`${target}/${id}`] ?? null;
    return {
      ...template,
      conditions: [...template.conditions],
      names,
      sentence: template.type === 'loop-item' ? LOOP_ITEM : conditionsInWords(template.conditions, nameOf),
      warning: warningFor(template, all, nameOf),
    };
  };

  adminRoute(app, templateCalls.list, {
    role: 'editor',
    summary: 'Lists headers, footers and the other templates of the site, with where each shows.',
    async handle() {
      const all = await templates.list();
      return { templates: await Promise.all(all.map((template) => shown(template, all))) };
    },
  });

  adminRoute(app, templateCalls.place, {
    role: 'editor',
    summary: 'Says where a template shows. Visitors see it with their next page.',
    async handle({ params: { id }, body: { conditions } }) {
      refuseUnknown(conditions, (await templates.list()).find((one) => one.id === id)?.conditions ?? []);
      const template = await answered(templates.setConditions(id, conditions));
      return shown(template, await templates.list());
    },
  });

  adminRoute(app, templateCalls.targets, {
    role: 'editor',
    summary: 'What a condition of a template can be about.',
    handle: async ({ query: { target, search = '' } }) => ({
      choices: [...(await targets.search(target, search))],
    }),
  });
}

/** Unknown conditions from a kit may stay, though they have no effect; new ones are refused. */
function refuseUnknown(conditions: readonly string[], before: readonly string[]): void {
  for (const text of conditions) {
    const condition = readCondition(text);
    if (before.includes(text) || (condition && isKnownPlace(condition.place))) continue;
    throw invalidFields({ conditions: `“${text.slice(0, 80)}” is not a place on this site.` });
  }
}

async function namesIn(
  conditions: readonly string[],
  targets: TemplateTargets,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const text of conditions) {
    const known = choiceOfPlace(readCondition(text)?.place ?? '');
    const kind = known?.choice.target;
    if (!known || !kind) continue;
    const name = await targets.nameOf(kind, known.target);
    if (name !== null) names[`${kind}/${known.target}`] = name;
  }
  return names;
}

function warningFor(template: Template, all: readonly Template[], nameOf: TargetNames): string {
  // Popups do not compete with each other.
  if (template.type === POPUP_TYPE) return '';
  const rivals = all.filter(
    (one) =>
      one.id !== template.id &&
      one.type === template.type &&
      one.isPublished &&
      contestedPlaces(template, one).length > 0,
  );
  const [rival] = rivals;
  const [place] = rival ? contestedPlaces(template, rival) : [];
  if (!rival || place === undefined) return '';
  const newest = Math.max(...rivals.map(({ id }) => id));
  const follows =
    newest > template.id
      ? 'Visitors see the other one, because it was made later.'
      : 'Visitors see this one, because it was made later.';
  return `“${rival.title}” is set to show on ${placeInWords(place, nameOf)}, too. ${follows}`;
}

/** It is not shown on its own. */
const LOOP_ITEM = 'Shown in the loops that use it.';
