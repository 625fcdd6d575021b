/** The wire of kits: what archives hold, what is called, and what the answers are called. */

/** The newest form of the manifest, which exports are written in. */
export const MANIFEST_VERSION = '3.0';
/** What our exports say that they were made by. */
export const GENERATOR = 'portico';
/** The builder whose documents we write. */
export const BUILDER_VERSION = '4.3.0';

export const KIT_PARTS = ['content', 'templates', 'settings', 'plugins'] as const;
export type KitPart = (typeof KIT_PARTS)[number];

/** Below the root of the REST calls. */
export const REST_ROOT = '/wp-json/elementor/v1';
export const IMPORT_EXPORT_PATH = `${REST_ROOT}/import-export-customization` as const;
export const CLOUD_KITS_PATH = `${REST_ROOT}/cloud-kits` as const;
export const EVENTS_PATH = `${REST_ROOT}/events/api` as const;
export const UPLOAD_FIELD = 'e_import_file';

/** The steps of an import, in the order in which they run. */
export const RUNNERS = [
  // Ours: WordPress fetches pictures one by one, in the middle of other steps.
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
  /** Ours: when a post appeared. */
  readonly post_date?: string;
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
  /** What has packed it, where that is this product. Documents of other products are made for Elementor's own look. */
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

/** A document as a file of the archive. PHP writes an empty map as a list. */
export interface DocumentFile {
  readonly content: readonly unknown[];
  readonly settings: unknown;
  readonly metadata: unknown;
  /** When a popup opens by itself, and for whom. */
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

/** What the person chose in the wizard; `null` stands for everything. */
export interface Customization {
  readonly content: {
    readonly customPostTypes?: readonly string[];
    readonly mediaFormat?: 'link' | 'cloud';
    /** Ours: what to do with single items that are there already. */
    readonly choices?: Readonly<Record<string, Choice>>;
    /** Ours: hosts that pictures may be fetched from. None, unless somebody says so. */
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

/** What becomes of an item whose place is taken. */
export const CHOICES = ['keep-both', 'replace', 'skip'] as const;
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
  /** The kit names it and does not hold it. */
  readonly isMissing?: boolean;
}

export interface ImportConflict {
  readonly template_id?: string;
  readonly template_title: string;
  readonly edit_url: string;
}

/** A page of this site at the address of one in a kit. */
export interface ContentConflict {
  /** What the kit's page is called. */
  readonly title: string;
  readonly page_id: string;
  readonly page_title: string;
  readonly edit_url: string;
  /** What `customization.content.choices` may say about it; without a word it is the first. */
  readonly choices: readonly Choice[];
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

/** The most posts of a type that a kit carries; pages are not limited. */
export const MOST_POSTS = 20;

/** Of one picture, and of all that an import fetches. */
export const LARGEST_PICTURE_BYTES = 20 * MIB;
/** As large as the fonts of a site may be. */
export const LARGEST_FONT_BYTES = 2 * MIB;
export const MOST_PICTURE_BYTES = 500 * MIB;
export const MOST_PICTURES = 2000;

/** Where the browser keeps, over a reload, which kit was taken back and which one is to come. */
export const REVERTED_KIT_KEY = 'elementor-kit-data';

/** What can go wrong with kits, by the code that travels. The dialog shows the text, and offers another try where it may help. */
export const KIT_ERRORS = {
  general: { canRetry: true, text: 'The kit could not be processed. Try again.' },
  timeout: { canRetry: true, text: 'This took too long. Check Pages for what arrived, then try again.' },
  'invalid-zip-file': { canRetry: true, text: 'This .zip is damaged or is not a kit.' },
  'zip-archive-module-missing': { canRetry: true, text: 'The server cannot read .zip files.' },
  'invalid-kit-library-zip-error': {
    canRetry: false,
    text: 'The kit could not be downloaded from the library.',
  },
  'error-loading-resource': {
    canRetry: true,
    text: 'The kit could not be read from the cloud library.',
  },
  'third-party-error': {
    canRetry: true,
    text: 'Another extension interrupted this. Disable it and try again.',
  },
  'no-write-permissions': { canRetry: true, text: 'The server may not write its files.' },
  'plugin-installation-permissions-error': {
    canRetry: true,
    text: 'You may not install this kit’s plugins.',
  },
  'domdocument-missing': { canRetry: false, text: 'The server lacks XML support.' },
  'import-runner-error': { canRetry: true, text: 'The kit could not be processed. Try again.' },
  'insufficient-quota': { canRetry: true, text: 'Your library holds no more kits.' },
  'failed-to-fetch-quota': { canRetry: true, text: 'The quota could not be read.' },
  'insufficient-storage-quota': {
    canRetry: false,
    text: '{filename} does not fit; the library holds {maxSize} GB.',
  },
  'cloud-upload-failed': { canRetry: true, text: 'The kit could not be saved.' },
  'media-processing-error': { canRetry: true, text: 'Media could not be saved; choose "link".' },
  no_file_uploaded: { canRetry: false, text: 'The kit could not be processed. Try again.' },
  missing_session_id: { canRetry: false, text: 'The kit could not be processed. Try again.' },
  file_not_allowed: { canRetry: false, text: 'Only .zip files are accepted.' },
  config_missing: { canRetry: true, text: 'The kit could not be processed. Try again.' },
} as const;

export type KitErrorCode = keyof typeof KIT_ERRORS;

export function isKitErrorCode(code: unknown): code is KitErrorCode {
  return typeof code === 'string' && Object.hasOwn(KIT_ERRORS, code);
}
