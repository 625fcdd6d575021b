import type { WizardData } from '../../registry/index.ts';
import type { Customization, Manifest } from '../../wire/public.ts';

/** What sections and dialogs are told about an export. */
export function exportData(customization: Customization): WizardData {
  return { customization };
}

/** What they are told about an import. */
export function importData(manifest: Manifest, customization: Customization): WizardData {
  return { customization, uploadedData: { manifest } };
}

/** The manifest of an import; `null` on an export. */
export function manifestIn(data: WizardData): Manifest | null {
  const uploaded = data.uploadedData as { manifest?: Manifest } | undefined;
  return uploaded?.manifest ?? null;
}
