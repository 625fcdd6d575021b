/** The wire format of kits: contents of archives, calls, and names in responses. */

export * from './kitErrors.ts';

/** The newest format of the manifest, used for exports. */
export const MANIFEST_VERSION = '3.0';
/** The generator named in our exports. */
export const GENERATOR = 'portico';
/** The Elementor version whose documents we write. */
export const BUILDER_VERSION = '4.3.0';
/** The file with the menus in our own kits. */
export const MENUS_FILE = 'menus.json';

export const KIT_PARTS = ['content', 'templates', 'settings', 'plugins'] as const;
export type KitPart = (typeof KIT_PARTS)[number];

/** Below the root of the REST API. */
export const REST_ROOT = '/wp-json/elementor/v1';
export const IMPORT_EXPORT_PATH = `${REST_ROOT}/import-export-customization` as const;
export const CLOUD_KITS_PATH = `${REST_ROOT}/cloud-kits` as const;
export const EVENTS_PATH = `${REST_ROOT}/events/api` as const;
export const UPLOAD_FIELD = 'e_import_file';

/** The steps of an import, in order. */
export const RUNNERS = [
  // Ours: WordPress fetches pictures one by one, during other steps.
  'pictures',
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

/** All site settings groups of the manifest. The first six are what older formats call "settings". */
export const SETTINGS_GROUPS = [
  'theme',
  'globalColors',
  'globalFonts',
  'themeStyleSettings',
  'generalSettings',
  'experiments',
] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Document types and their export groups; `''` for those exported on their own. */
export const EXPORT_GROUPS: Readonly<Record<string, string>> = {
  ...inGroup('site-templates', ['page', 'section', 'container', 'not-supported']),
  ...inGroup('site-templates', ['e-div-block', 'e-flexbox', 'e-grid', 'e-form']),
  ...inGroup('theme-builder', ['header', 'footer', 'single', 'single-post', 'single-page']),
  ...inGroup('theme-builder', ['archive', 'search-results', 'error-404']),
  ...inGroup('popups', ['popup']),
  ...inGroup('global-widgets', ['widget']),
  ...inGroup('', ['post', 'wp-post', 'wp-page', 'kit', 'landing-page', 'floating-buttons']),
  ...inGroup('', ['elementor_component', 'cloud-template-preview']),
};

function inGroup(group: string, docTypes: readonly string[]): Record<string, string> {
  return Object.fromEntries(docTypes.map((docType) => [docType, group]));
}

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
  /** Where theme parts are shown, and anything else an add-on stored. */
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
  /** Ours: the home page has a slug of its own, which its URL does not show. */
  readonly slug?: string;
  readonly terms: readonly ManifestTerm[];
  /** Ours: when a post was published. */
  readonly post_date?: string;
  readonly post_parent?: number;
  /** Ours: a page that was not published. */
  readonly post_status?: 'draft';
  readonly show_on_front?: true;
}

export interface ManifestTheme {
  readonly name: string;
  readonly theme_uri: string;
  readonly version: string;
  readonly slug: string;
}

export type ById<Item> = Readonly<Record<string, Item>>;

/** The manifest of a kit, in its newest format. */
export interface Manifest {
  /** Set if Portico packed it. Documents of other products are made for Elementor's own look. */
  readonly generator?: typeof GENERATOR;
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

/** A document as a file in the archive. PHP writes an empty map as a list. */
export interface DocumentFile {
  readonly content: readonly unknown[];
  readonly settings: unknown;
  readonly metadata: unknown;
  /** When a popup opens automatically, and for whom. */
  readonly display_settings?: unknown;
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

/** The user's choices in the wizard; `null` means everything. */
export interface Customization {
  readonly content: {
    readonly customPostTypes?: readonly string[];
    readonly mediaFormat?: 'link' | 'cloud';
    /** Ours: what to do with single items that already exist. */
    readonly choices?: Readonly<Record<string, Choice>>;
    /** Ours: hosts that pictures may be fetched from. None by default. */
    readonly pictureHosts?: readonly string[];
  } | null;
  readonly templates: {
    readonly themeBuilder?: { readonly overrideConditions?: readonly string[] };
    readonly [section: string]: unknown;
  } | null;
  readonly settings: Readonly<Record<string, boolean>> | null;
  readonly plugins: Readonly<Record<string, boolean>> | null;
}

export const EVERYTHING: Customization = { content: null, templates: null, settings: null, plugins: null };

/** What to do with an item whose place is taken. */
export const CHOICES = ['keep-both', 'replace', 'skip'] as const;
export type Choice = (typeof CHOICES)[number];

/** One item of what an import will do, or has done. */
export interface PlannedItem {
  /** `content/page/12`: the key for a choice. */
  readonly key: string;
  readonly runner: RunnerName;
  readonly kind: string;
  readonly title: string;
  /** `keep` is for existing items that are used as they are. */
  readonly action: 'create' | 'replace' | 'change' | 'keep' | 'skip';
  /** Why it is skipped, or what is replaced. */
  readonly note: string;
  readonly hasConflict: boolean;
  /** The kit lists it but does not contain it. */
  readonly isMissing?: boolean;
}

export interface ImportConflict {
  readonly template_id?: string;
  readonly template_title: string;
  readonly edit_url: string;
}

/** This site's page at the URL of one in a kit. */
export interface ContentConflict {
  /** The title of the kit's page. */
  readonly title: string;
  readonly page_id: string;
  readonly page_title: string;
  readonly edit_url: string;
  /** The possible values in `customization.content.choices`; the first is the default. */
  readonly choices: readonly Choice[];
}

/** The size limits of a kit. */
export interface KitLimits {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Per file, since files are read as a whole. */
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

/** The most posts of a type in a kit; pages are not limited. */
export const MOST_POSTS = 20;

/** Per picture, and for all pictures that an import fetches. */
export const LARGEST_PICTURE_BYTES = 20 * MIB;
/** The limit for the site's fonts. */
export const LARGEST_FONT_BYTES = 2 * MIB;
export const MOST_PICTURE_BYTES = 500 * MIB;
export const MOST_PICTURES = 2000;

/** The session storage key that keeps, across a reload, which kit was reverted and which comes next. */
export const REVERTED_KIT_KEY = 'elementor-kit-data';
