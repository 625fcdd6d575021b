import type { Kit } from '../archive/openKit.ts';
import type { SiteContents } from './PlanInput.ts';

/** A document of a kit, or why it cannot be imported: all others can. */
export async function readDocument(
  kit: Kit,
  file: string,
  { problemOf }: Pick<SiteContents, 'problemOf'>,
): Promise<{ readonly content: unknown; readonly problem: string }> {
  try {
    const content = await kit.json(file);
    return { content, problem: problemOf(content) };
  } catch (error) {
    return { content: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
