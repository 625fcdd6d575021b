import type { WizardData } from '../../registry/index.ts';
import type { Customization, Manifest } from '../../wire/public.ts';

/** The data passed to sections and dialogs on an export. */
export function exportData(customization: Customization): WizardData {
  return { customization };
}

/** The data passed to them on an import. */
export function importData(manifest: Manifest, customization: Customization): WizardData {
  return { customization, uploadedData: { manifest } };
}

/** The manifest of an import; `null` on an export. */
export function manifestIn(data: WizardData): Manifest | null {
  const uploaded = data.uploadedData as { manifest?: Manifest } | undefined;
  return uploaded?.manifest ?? null;
}
