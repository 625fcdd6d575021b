import type { CompiledForm } from '../../template/compileForm.ts';
import { type ConfigurationWarning, configurationWarnings } from '../../template/configurationWarnings.ts';
import type { SiteFacts } from '../submission/SiteFacts.ts';
import type { Forms } from './createForms.ts';
import type { MailRights } from './MailRights.ts';

/** What the routes that change forms need. */
export interface FormsOfASite {
  readonly forms: Forms;
  readonly site: () => Promise<SiteFacts>;
  readonly mailRights: MailRights;
}

/** Likely problems of a form on this site. */
export async function warningsOf(
  form: CompiledForm,
  site: FormsOfASite['site'],
): Promise<ConfigurationWarning[]> {
  const { url } = await site();
  const domain = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'localhost';
  return configurationWarnings(form, domain);
}
