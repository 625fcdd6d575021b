import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP, PHPRequestHandler, setPhpIniEntries } from '@php-wasm/universal';
import { paths } from '../../../scripts/build/paths.ts';
import { besideFile, partsFile } from '../build/partsFile.ts';
import { answerCalls } from './answerCalls.ts';
import { unpackWordPress, type WordPressVersion } from './unpackWordPress.ts';

export interface WordPressOptions {
  readonly version: WordPressVersion;
  readonly php: '7.4' | '8.4';
  /** The site's base path, such as `/blog`. */
  readonly path?: string;
  /** The name of the content folder. */
  readonly contentFolder?: string;
  /** The plugin is already installed with an empty bundle, and active for everybody. */
  readonly hasPlugin?: boolean;
  /** A network of two sites, the second below the first. */
  readonly isNetwork?: boolean;
}

export interface WordPress {
  readonly baseURL: string;
  /** Runs PHP with WordPress loaded, and returns its output. */
  run(code: string): Promise<string>;
  /** PHP's notices since the last call. */
  notices(): Promise<string>;
  stop(): Promise<void>;
}

/** A real WordPress with our own test products, in a temporary folder. */
export async function startWordPress({
  version,
  php: phpVersion,
  path = '',
  contentFolder = 'wp-content',
  hasPlugin = false,
  isNetwork = false,
}: WordPressOptions): Promise<WordPress> {
  const core = await unpackWordPress(version);
  const folder = await mkdtemp(join(tmpdir(), 'portico-wordpress-'));
  const content = join(folder, 'content');
  await cp(join(core, 'wp-content'), content, { recursive: true });
  await cp(join(paths.root, 'integrations/wordpress/testing/content'), content, { recursive: true });
  await writeFile(join(folder, 'wp-config.php'), configuration(path, contentFolder));

  const php = new PHP(await loadNodeRuntime(phpVersion, { emscriptenOptions: { processId: 1 } }));
  // Under the name of a web server's SAPI, PHP caches compiled code; WordPress has thousands of files.
  await php.setSapiName('fpm-fcgi');
  await setPhpIniEntries(php, {
    ...{ memory_limit: '256M', display_errors: '1', upload_max_filesize: '8M' },
    // In memory, if this PHP can: 7.4 has no shared memory and caches in files.
    ...(phpVersion === '8.4' && {
      ...{ 'opcache.file_cache_only': '0', 'opcache.file_cache': '', 'opcache.memory_consumption': '128' },
      ...{ 'opcache.max_accelerated_files': '4000', 'opcache.revalidate_freq': '0' },
    }),
  });
  const root = `${ROOT}${path}`;
  for (const [place, source] of [
    [root, core],
    [CONTENT, content],
    ['/config', folder],
  ] as const) {
    php.mkdir(place);
    await php.mount(place, createNodeFsMountHandler(source));
  }
  php.onMessage(answerCalls);

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  // PHP blocks this whole process while it works: idle connections would be closed just as clients reuse them.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handler = new PHPRequestHandler({
    php,
    documentRoot: ROOT,
    absoluteUrl: origin,
    cookieStore: false,
    pathAliases: [{ urlPrefix: `${path}/${contentFolder}`, fsPath: CONTENT }],
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: `${path}/index.php` }),
  });

  /** There is one PHP instance, which handles one thing at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', origin);
    const type = TYPES[extname(address.pathname)];
    if (type) {
      const below = decodeURIComponent(address.pathname).slice(path.length + 1);
      const file = below.startsWith(`${contentFolder}/`)
        ? join(content, below.slice(contentFolder.length + 1))
        : join(core, below);
      const bytes = await readFile(file).catch(() => undefined);
      response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const answer = await inTurn(() =>
      handler.request({
        url: `${address.pathname}${address.search}`,
        method: request.method === 'POST' ? 'POST' : 'GET',
        headers,
        ...(chunks.length > 0 ? { body: new Uint8Array(Buffer.concat(chunks)) } : {}),
      }),
    );
    response.writeHead(answer.httpStatusCode, answer.headers).end(answer.bytes);
  }

  const run = (code: string): Promise<string> =>
    inTurn(async () => {
      const { text } = await php.run({
        code: `<?php $_SERVER['HTTP_HOST'] = '${origin.slice('http://'.length)}'; $_SERVER['REQUEST_URI'] = '${path}/'; $_SERVER['REMOTE_ADDR'] = '127.0.0.1'; require '${root}/wp-load.php'; ${code}`,
      });
      return text;
    });

  if (hasPlugin) await copyPlugin(join(content, 'plugins/portico'));
  await run(SET_UP + (hasPlugin ? SWITCH_ON : ''));
  if (isNetwork) {
    await run(makeNetwork(path));
    await writeFile(
      join(folder, 'wp-config.php'),
      `${configuration(path, contentFolder)}${NETWORK}define( 'PATH_CURRENT_SITE', '${path}/' );`,
    );
    await run(makeSecondSite(path));
  }
  return {
    baseURL: origin + path,
    run,
    async notices() {
      const file = join(content, 'notices.log');
      const said = await readFile(file, 'utf8').catch(() => '');
      await rm(file, { force: true });
      return said;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      php.exit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const ROOT = '/wordpress';
const CONTENT = '/content';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The plugin from the sources, so that changes can be tried without a build. */
async function copyPlugin(folder: string): Promise<void> {
  await cp(join(paths.root, 'integrations/wordpress/plugin'), folder, { recursive: true });
  await mkdir(join(folder, 'bundle'));
  await writeFile(join(folder, 'bundle/portico.js'), '');
  await writeFile(
    join(folder, 'bundle/parts.php'),
    partsFile({ elementor: ['accordion', 'tabs'], neve: ['theme'], cleantalk: ['spam'] }),
  );
  await writeFile(
    join(folder, 'bundle/beside.php'),
    besideFile({
      elementor: '.beside-elementor{content:"\\201c"}',
      cleantalk: ".beside-cleantalk{content:''}",
    }),
  );
}

function configuration(path: string, contentFolder: string): string {
  const address = `'http://' . $_SERVER['HTTP_HOST'] . '${path}`;
  return `<?php
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) define( $name, 'only for tests ' . $name );
define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', '' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8' ); define( 'DB_COLLATE', '' );
define( 'WP_HOME', ${address}' ); define( 'WP_SITEURL', ${address}' );
define( 'WP_CONTENT_DIR', '${CONTENT}' ); define( 'WP_CONTENT_URL', ${address}/${contentFolder}' );
define( 'DB_DIR', '${CONTENT}/database/' ); define( 'DB_FILE', '.ht.sqlite' );
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'CONCATENATE_SCRIPTS', false );
define( 'FS_METHOD', 'direct' ); define( 'DISABLE_WP_CRON', true ); define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
`;
}

/** Activates the five products, enables permalinks, and skips the email confirmation. */
const SET_UP = `
switch_theme( 'neve' );
update_option( 'active_plugins', array( 'elementor/elementor.php', 'contact-form-7/wp-contact-form-7.php', 'cleantalk-spam-protect/cleantalk.php', 'widget-google-reviews/grw.php' ) );
update_option( 'admin_email_lifespan', time() + YEAR_IN_SECONDS );
update_option( 'permalink_structure', '/%postname%/' );
global $wp_rewrite; $wp_rewrite->init(); flush_rewrite_rules();
wp_set_password( 'password', 1 );
`;

const NETWORK = `define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', $_SERVER['HTTP_HOST'] );
define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

const makeNetwork = (path: string): string => `
require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php';
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) $wpdb->$name = $table;
install_network(); populate_network( 1, $_SERVER['HTTP_HOST'], get_userdata( 1 )->user_email, 'Network', '${path}/', false );
`;

const makeSecondSite = (path: string): string => `
update_option( 'home', WP_HOME ); update_option( 'siteurl', WP_SITEURL );
$made = wp_insert_site( array( 'domain' => $_SERVER['HTTP_HOST'], 'path' => '${path}/two/', 'title' => 'Two', 'user_id' => 1, 'network_id' => 1 ) );
if ( is_wp_error( $made ) ) throw new Exception( $made->get_error_message() );
`;

const SWITCH_ON = `
update_option( 'active_plugins', array_merge( get_option( 'active_plugins' ), array( 'portico/portico.php' ) ) );
update_option( 'portico', array( 'mode' => 'on' ) );
`;
