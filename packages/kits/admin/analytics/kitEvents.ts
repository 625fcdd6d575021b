import { KIT_PARTS, type KitPart, type Manifest } from '../../wire/public.ts';
import type { Analytics, Payload } from './createAnalytics.ts';

/** The screens that are counted. */
export type PageValue =
  | 'plugin_tools_tab'
  | 'plugin_website_templates_tab'
  | 'kit_export_customization'
  | 'kit_export_customization_edit'
  | 'kit_export_summary'
  | 'kit_import_upload_box'
  | 'kit_import_customization'
  | 'kit_import_summary'
  | 'kits_cloud_library'
  | 'kits_cloud_library_connect'
  | 'kits_cloud_library_upgrade';

export interface ExportFacts {
  readonly includes: readonly KitPart[];
  /** What was chosen in the dialogs, by dialog. */
  readonly modals: Payload;
  readonly hasDescription: boolean;
  readonly manifest: Manifest;
  readonly source: 'file' | 'cloud';
}

export interface ImportFacts {
  readonly includes: readonly KitPart[];
  readonly deselected: readonly string[];
  readonly hasDescription: boolean;
  readonly source: string;
  readonly kitId: string;
  readonly title: string;
  readonly seconds: number | null;
}

/** The nine events of the kit screens, each in one place. */
export function kitEvents(analytics: Analytics) {
  const click = (name: string, payload: Payload = {}): void =>
    analytics.track(name, { trigger: 'Click', ...payload });
  return {
    pageViewed: (page: PageValue) =>
      analytics.track('page_views_website_templates', {
        trigger: 'Page Loaded',
        page_loaded: page,
        secondary_location: page,
      }),
    upgradeClicked: (location: string) =>
      click('kits_cloud_upgrade_clicked', { secondary_location: location, upgrade_location: location }),
    exported: ({ includes, modals, hasDescription, manifest, source }: ExportFacts) =>
      click('export_kit_customization', {
        ...byPart('kit_export', includes),
        kit_export_customization_modals: modals,
        kit_description: hasDescription,
        kit_page_count: count(manifest.content.page) + count(manifest['wp-content'].page),
        kit_post_count: count(manifest.content.post) + count(manifest['wp-content'].post),
        kit_post_type_count: new Set([
          ...Object.keys(manifest.content),
          ...Object.keys(manifest['wp-content']),
        ]).size,
        kit_source: source,
      }),
    imported: (facts: ImportFacts) =>
      click('import_kit_customization', {
        kit_source: facts.source || 'file',
        ...byPart('kit_import', facts.includes),
        kit_import_deselected: facts.deselected,
        kit_description: facts.hasDescription,
        ...(facts.source === 'kit-library' && { kit_import_id: facts.kitId, kit_import_title: facts.title }),
        ...(facts.seconds !== null && { kit_import_duration: facts.seconds }),
      }),
    importSucceeded: () => analytics.track('kit_import_status', { kit_import_status: true }),
    importFailed: (message: string) =>
      analytics.track('kit_import_status', { kit_import_status: false, kit_import_error: message }),
    libraryApplied: (id: string, url?: string) =>
      click('kit_cloud_library_apply', { kit_cloud_id: id, ...(url && { kit_apply_url: url }) }),
    libraryDeleted: () => click('kit_cloud_library_delete'),
    adminAction: (action: 'Export' | 'Import' | 'Import from Library' | 'Revert') =>
      click('ie_admin_action', { action_type: action }),
    /** `Success`, or the error. */
    uploaded: (status: string) =>
      analytics.track('kit_import_upload_file', { kit_import_upload_file_status: status }),
  };
}

export type KitEvents = ReturnType<typeof kitEvents>;

/** Summarises a dialog's value: all, some or none of the options, or the value itself. */
export function modalValue(value: unknown, options: number): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'object' && value !== null && 'enabled' in value) return value.enabled;
  if (!Array.isArray(value)) return undefined;
  if (value.length === 0) return 'None';
  return value.length >= options ? 'All' : 'Partial';
}

/** The same for a dialog of switches: `null` was never opened, and means all. */
export function switchesValue(value: object | null): 'All' | 'Partial' | 'None' {
  const switches = Object.values(value ?? {}).map((entry) =>
    typeof entry === 'object' && entry !== null && 'enabled' in entry ? entry.enabled : entry,
  );
  if (switches.every((entry) => entry !== false)) return 'All';
  return switches.some((entry) => entry !== false) ? 'Partial' : 'None';
}

function byPart(prefix: string, includes: readonly KitPart[]): Payload {
  return Object.fromEntries(KIT_PARTS.map((part) => [`${prefix}_${part}`, includes.includes(part)]));
}

function count(items: object | undefined): number {
  return items ? Object.keys(items).length : 0;
}
