/** The wire of kits: what archives hold, what is called, and what the answers are called. */

/** The newest form of the manifest, which exports are written in. */
export const MANIFEST_VERSION = '3.0';
/** The builder whose documents we write. */
export const BUILDER_VERSION = '4.3.0';

export const KIT_PARTS = ['content', 'templates', 'settings', 'plugins'] as const;
export type KitPart = (typeof KIT_PARTS)[number];

/** Below the root of the REST calls. */
export const REST_ROOT = '/wp-json/elementor/v1';
export const IMPORT_EXPORT_PATH = `${REST_ROOT}/import-export-customization`;
export const CLOUD_KITS_PATH = `${REST_ROOT}/cloud-kits`;
export const EVENTS_PATH = `${REST_ROOT}/events/api`;
export const UPLOAD_FIELD = 'e_import_file';

/** The steps of an import, in the order in which they run. */
export const RUNNERS = [
  'site-settings',
  'plugins',
  'templates',
  'taxonomies',
  'elementor-content',
  'wp-content',
  'floating-elements',
  'elements-default-values',
  'global-classes',
  'global-variables',
  'default-styles',
] as const;
export type RunnerName = (typeof RUNNERS)[number];

/** Everything that the manifest says about site settings. The first six are what older forms mean by "settings". */
export const SETTINGS_GROUPS = [
  'theme',
  'globalColors',
  'globalFonts',
  'themeStyleSettings',
  'generalSettings',
  'experiments',
] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Document types and the group that each is exported in; `''` for those that travel on their own. */
export const EXPORT_GROUPS: Readonly<Record<string, string>> = {
  page: 'site-templates',
  section: 'site-templates',
  container: 'site-templates',
  'not-supported': 'site-templates',
  'e-div-block': 'site-templates',
  'e-flexbox': 'site-templates',
  'e-grid': 'site-templates',
  'e-form': 'site-templates',
  header: 'theme-builder',
  footer: 'theme-builder',
  single: 'theme-builder',
  'single-post': 'theme-builder',
  'single-page': 'theme-builder',
  archive: 'theme-builder',
  'search-results': 'theme-builder',
  'error-404': 'theme-builder',
  popup: 'popups',
  widget: 'global-widgets',
  post: '',
  'wp-post': '',
  'wp-page': '',
  kit: '',
  'landing-page': '',
  'floating-buttons': '',
  elementor_component: '',
  'cloud-template-preview': '',
};

export interface ManifestPlugin {
  readonly name: string;
  /** `folder/file`, without `.php`. */
  readonly plugin: string;
  readonly pluginUri: string;
  readonly version: string;
}

export interface ManifestTemplate {
  readonly title: string;
  readonly doc_type: string;
  readonly thumbnail: string | false;
  /** Where theme parts show, and whatever else an add-on wrote down. */
  readonly [addOn: string]: unknown;
}

export interface ManifestTerm {
  readonly term_id: number;
  readonly taxonomy: string;
  readonly slug: string;
}

export interface ManifestContent {
  readonly title: string;
  readonly excerpt: string;
  readonly doc_type: string;
  readonly thumbnail: string | false;
  readonly url: string;
  /** Ours: the home page has an address of its own, which its url does not tell. */
  readonly slug?: string;
  readonly terms: readonly ManifestTerm[];
  readonly post_parent?: number;
  readonly show_on_front?: true;
}

export interface ManifestTheme {
  readonly name: string;
  readonly theme_uri: string;
  readonly version: string;
  readonly slug: string;
}

export type ById<Item> = Readonly<Record<string, Item>>;

/** The table of contents of a kit, in its newest form. */
export interface Manifest {
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly author: string;
  readonly version: string;
  readonly elementor_version: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly created: string;
  readonly thumbnail: string | false;
  readonly site: string;
  readonly theme?: ManifestTheme;
  readonly experiments: readonly string[];
  readonly 'site-settings': Readonly<Record<string, boolean | number>>;
  readonly plugins: readonly ManifestPlugin[];
  readonly templates: ById<ManifestTemplate>;
  readonly taxonomies: ById<readonly { readonly name: string; readonly label: string }[]>;
  readonly content: ById<ById<ManifestContent>>;
  readonly 'wp-content': ById<ById<{ readonly id: string; readonly title: string }>>;
  readonly 'custom-post-type-title': ById<{ readonly name: string; readonly label: string }>;
}

/** A document as a file of the archive. PHP writes an empty map as a list. */
export interface DocumentFile {
  readonly content: readonly unknown[];
  readonly settings: unknown;
  readonly metadata: unknown;
}

export interface TermFile {
  readonly term_id: number;
  readonly name: string;
  readonly slug: string;
  readonly taxonomy: string;
  readonly description: string;
  readonly parent: number;
}

export interface GlobalClass {
  readonly id: string;
  readonly label: string;
  readonly [member: string]: unknown;
}

export interface GlobalClasses {
  readonly items: ById<GlobalClass>;
  readonly order: readonly string[];
}

/** What the person chose in the wizard; `null` stands for everything. */
export interface Customization {
  readonly content: {
    readonly customPostTypes?: readonly string[];
    readonly mediaFormat?: 'link' | 'cloud';
    /** Ours: what to do with single items that are there already. */
    readonly choices?: Readonly<Record<string, Choice>>;
  } | null;
  readonly templates: {
    readonly themeBuilder?: { readonly overrideConditions?: readonly string[] };
    readonly [section: string]: unknown;
  } | null;
  readonly settings: Readonly<Record<string, boolean>> | null;
  readonly plugins: Readonly<Record<string, boolean>> | null;
}

export const EVERYTHING: Customization = { content: null, templates: null, settings: null, plugins: null };

/** What becomes of an item whose place is taken. */
export const CHOICES = ['replace', 'keep-both', 'skip'] as const;
export type Choice = (typeof CHOICES)[number];

/** One line of what an import will do, or has done. */
export interface PlannedItem {
  /** `content/page/12`: what a choice is filed under. */
  readonly key: string;
  readonly runner: RunnerName;
  readonly kind: string;
  readonly title: string;
  /** `keep` is for what is here already and is used as it is. */
  readonly action: 'create' | 'replace' | 'change' | 'keep' | 'skip';
  /** Why it is skipped, or what is replaced. */
  readonly note: string;
  readonly hasConflict: boolean;
}

export interface ImportConflict {
  readonly template_id?: string;
  readonly template_title: string;
  readonly edit_url: string;
}

/** How much a kit may hold. */
export interface KitLimits {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Of one file, which is read whole. */
  readonly fileBytes: number;
  readonly entries: number;
  /** Unpacked to packed, for files large enough to matter. */
  readonly ratio: number;
}

const MIB = 1024 * 1024;

export const KIT_LIMITS: KitLimits = {
  packedBytes: 256 * MIB,
  unpackedBytes: 1024 * MIB,
  fileBytes: 64 * MIB,
  entries: 20_000,
  ratio: 250,
};

export const NAME_LENGTH = 75;
export const DESCRIPTION_LENGTH = 300;
const NAME_SIGNS = /^[\p{L}\p{N}\p{M}_ .()-]+$/u;

/** Why a kit cannot be called so; `null` when it can. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'A kit needs a name.';
  if (name.length > NAME_LENGTH) return `The name is longer than ${NAME_LENGTH} signs.`;
  if (!NAME_SIGNS.test(name)) return 'Use letters, digits, spaces and - _ . ( ) only.';
  return null;
}

export function descriptionProblem(description: string): string | null {
  return description.length > DESCRIPTION_LENGTH
    ? `The description is longer than ${DESCRIPTION_LENGTH} signs.`
    : null;
}

/** Where the browser keeps, over a reload, which kit was taken back and which one is to come. */
export const REVERTED_KIT_KEY = 'elementor-kit-data';

/** A kit without a title is called by its name: `my-kit_two` is “My Kit Two”. */
export function kitTitle(title: string, name: string): string {
  if (title) return title;
  const words = name.split(/[-_]+/).filter(Boolean);
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || 'Imported kit';
}

/** The file that a kit is downloaded as. */
export function fileNameOf(title: string): string {
  const name = title.replace(/[<>:"/\\|?*\p{Cc}]/gu, '').trim();
  return `${name || 'elementor-kit'}.zip`;
}

/** Compares dotted numbers, part by part; missing parts are 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) =>
    version.split('.').map((part) => Number.parseInt(part, 10) || 0),
  );
  for (let part = 0; part < Math.max(left?.length ?? 0, right?.length ?? 0); part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
