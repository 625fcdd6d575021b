import type { RunnerName } from '../../protocol.ts';
import type { ImportPlan } from './ImportPlan.ts';

/**
 * What a step that is prepared says about what it will have imported. The ids are those that were planned; what the
 * site numbers itself, terms and posts, gets its numbers with the last step, whose answer holds everything.
 */
export function stepData(runner: RunnerName, plan: ImportPlan): Record<string, unknown> {
  const items = plan.items.filter((item) => item.runner === runner && item.action !== 'skip');
  const documents = plan.documents.filter((document) => document.runner === runner);
  switch (runner) {
    case 'plugins':
      return { plugins: plan.plugins };
    case 'templates': {
      const summary: Record<string, number> = {};
      for (const { target } of documents) summary[target.docType] = (summary[target.docType] ?? 0) + 1;
      return {
        templates: {
          succeed: Object.fromEntries(documents.map(({ oldId, target }) => [oldId, target.id])),
          failed: {},
          succeed_summary: summary,
        },
      };
    }
    case 'elementor-content': {
      const content: Record<string, { succeed: Record<string, string>; failed: object }> = {};
      for (const { key, oldId, target } of documents) {
        const [, type = 'page'] = key.split('/');
        content[type] ??= { succeed: {}, failed: {} };
        content[type].succeed[oldId] = target.id;
      }
      return { content };
    }
    case 'site-settings':
      return { 'site-settings': Object.fromEntries(items.map(({ title }) => [title, true])) };
    default:
      return {};
  }
}
