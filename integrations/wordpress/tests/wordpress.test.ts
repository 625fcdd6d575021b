import { startSpamServer } from '@portico/spam-protection/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scriptsOf } from '../testing/scriptsOf.ts';
import { startVerdictServer, type VerdictServer } from '../testing/startVerdictServer.ts';
import { startWordPress, type WordPress } from '../testing/startWordPress.ts';

/** One WordPress for all tests, without a browser: each test sets up what it needs, and leaves the site active. */
let wordpress: WordPress;

beforeAll(async () => {
  wordpress = await startWordPress({ version: '6.5', php: '8.4', hasPlugin: true });
});
afterEach(async () => {
  expect(await wordpress.notices()).toBe('');
});
afterAll(() => wordpress.stop());

it('each file of the plugin can be read by PHP, is strict, and does nothing when it is called alone', async () => {
  expect(await ask(LINT)).toEqual([]);
});

it('settings of any shape become usable ones', async () => {
  const cleaned = await ask(`
    $bad = array( null, 5, 'text', array( 'mode' => array(), 'products' => 'all', 'addresses' => array( 1 ), 'roles' => 'editor', 'server' => 'javascript:alert(1)', 'key' => array(), 'secret' => "a b\\n<c>" ), array( 'roles' => array( array(), 'Ed"itor' ), 'addresses' => str_repeat( "/x\\n", 9000 ) ) );
    echo wp_json_encode( array_map( static function ( $given ) {
      $clean = Portico\\clean_settings( $given );
      return array( $clean['mode'], array_sum( $clean['products'] ), count( explode( "\\n", $clean['addresses'] ) ), $clean['roles'], $clean['server'], $clean['key'] . $clean['secret'] );
    }, $bad ) );`);
  expect(cleaned).toEqual([
    ['trial', 5, 1, [], '', ''],
    ['trial', 5, 1, [], '', ''],
    ['trial', 5, 1, [], '', ''],
    ['trial', 5, 1, [], '', 'abc'],
    ['trial', 5, 100, ['editor'], '', ''],
  ]);
});

it('the command line shows, switches and measures; a product that is half removed is left alone and named', async () => {
  const said = await wordpress.run(
    `rename( WP_PLUGIN_DIR . '/widget-google-reviews/grw.php', WP_PLUGIN_DIR . '/grw.away' ); ${COMMAND_LINE}
    rename( WP_PLUGIN_DIR . '/grw.away', WP_PLUGIN_DIR . '/widget-google-reviews/grw.php' );`,
  );
  expect(said).toContain('mode: on');
  expect(said).toContain('elementor: known 4.2.0');
  expect(said).toContain('reviews: broken');
  expect(said).toContain('Success: Contact Form 7 runs its own scripts.');
  expect(said).toContain('Error: There is no product “nobody”.');
  expect(said).toContain('Success: Portico is off. All products run their own scripts.');
  expect(said).toContain('Success: Portico is on trial: only administrators see it.');
  expect(said).toMatch(
    /without Portico: 1 script files, \d+\.\d kB before compression\nwith Portico: 1 script files/,
  );
  expect(said).toContain('Portico leaves some products alone: recommended');
  expect(said).toContain('Rich Showcase for Google Reviews is switched on, but its files are incomplete');
  expect(said).toContain('reviews=broken');
  expect(said).toContain('contact-form-7=known 6.1.2 (switched off)');
  await choose({});
  expect(
    await wordpress.run(`$health = Portico\\health_test(); echo $health['label'], ': ', $health['status'];`),
  ).toBe('Portico knows this site: good');
});

it('what the sheets of products lack is in the page before its first paint, for those that are taken over', async () => {
  const rules = async (): Promise<string | undefined> =>
    /<style id="portico-beside">(.*?)<\/style>/.exec(await visit('/sample-page/'))?.[1];
  expect(await rules()).toBe(`.beside-elementor{content:"\\201c"}.beside-cleantalk{content:''}`);
  await choose({ products: { elementor: true } });
  expect(await rules()).toBe(`.beside-elementor{content:"\\201c"}`);
  await choose({});
});

it('a theme without wp_head keeps the original scripts, and the screen says why', async () => {
  const html = await visit('/sample-page/?bare');
  expect(html).not.toContain('portico');
  expect(scriptsOf(html).live).toContain('contact-form-7');
  expect(await sentences()).toContain(
    'The theme does not call wp_head() on /sample-page/, so all products run their own scripts there.',
  );
});

it('a second copy of our script in the page is held back, and the screen names it', async () => {
  const { held, live } = scriptsOf(await visit('/sample-page/?with=twice'));
  expect(live.filter((id) => id.includes('portico'))).toEqual(['portico']);
  expect(held.filter((id) => id.includes('portico.js'))).toHaveLength(1);
  expect(held).toEqual(expect.arrayContaining(['jquery-core', 'elementor-frontend']));
  expect(await sentences()).toMatch(
    /A second copy of Portico’s script, \S+portico\.js, is held back \(seen on \/sample-page\/\)/,
  );
});

it('a second copy of the plugin leaves the first one alone and says so', async () => {
  expect(
    await wordpress.run(`
      mkdir( WP_PLUGIN_DIR . '/portico-2' );
      copy( PORTICO_FILE, WP_PLUGIN_DIR . '/portico-2/portico.php' );
      require WP_PLUGIN_DIR . '/portico-2/portico.php';
      unlink( WP_PLUGIN_DIR . '/portico-2/portico.php' );
      rmdir( WP_PLUGIN_DIR . '/portico-2' );
      do_action( 'admin_notices' );`),
  ).toContain('Portico is installed twice.');
});

it('what is stored about pages may be anything', async () => {
  expect(
    await ask(`
      update_option( 'portico_found', array( 5, 'x', array( 'kept' => array() ), array( 'kept' => 'jquery-core', 'by' => '<b>', 'page' => '/' ) ) );
      echo wp_json_encode( array_values( Portico\\needs_as_sentences() ) );
      delete_option( 'portico_found' );`),
  ).toEqual(['jquery-core is needed by <b> (seen on /)']);
});

it('without its bundle the plugin leaves every page alone, and Site Health says so', async () => {
  await wordpress.run(`rename( WP_PLUGIN_DIR . '/portico/bundle/portico.js', WP_PLUGIN_DIR . '/away.js' );`);
  expect(await visit('/sample-page/')).not.toContain('portico');
  const health = await wordpress.run(`
    echo Portico\\health_test()['description'];
    rename( WP_PLUGIN_DIR . '/away.js', WP_PLUGIN_DIR . '/portico/bundle/portico.js' );`);
  expect(health).toContain('The bundle is missing from the plugin’s folder.');
});

it('requests of other products are looked after, and add-ons spoken to, where a script is left that could be one', async () => {
  const found = await ask(`
    $quiet = '<script>var a = {"b":1};</script><script ' . Portico\\MARK . '="ct_bot_detector" src="https://fd.cleantalk.org/a.js"></script>'
      . '<script type="module">t = "script#wp-emoji-settings"; document.createElement("script")</script>';
    $pages = array( $quiet, $quiet . '<script src="/wp-content/plugins/theirs/a.js"></script>', $quiet . '<script>fetch("/")</script>', $quiet . '<script>addEventListener("elementor/frontend/init", begin)</script>', $quiet . '<script>var elementorFrontendConfig = {};</script>', $quiet . '<iframe src="/give/"></iframe>', $quiet . '<iframe src="https://player.example/video/1"></iframe>', $quiet . '<iframe src="https://player.example/" srcdoc="<p>"></iframe>', $quiet . '<iframe src="' . home_url( '/give/' ) . '"></iframe>', $quiet . '<iframe></iframe>' );
    echo wp_json_encode( array_map( static fn( $page ) => Portico\\may_call( $page, Portico\\scripts_in( $page ) ), $pages ) );`);
  expect(found).toEqual([false, true, true, true, false, true, false, true, true, true]);
});

describe('caches and optimisers', () => {
  it('are told to leave our tags where they are', async () => {
    const html = await visit('/sample-page/');
    const ours = [...html.matchAll(/<script\b[^>]*\sid="portico-(?:leaves|js|guard|replay)"[^>]*>/g)];
    expect(ours).toHaveLength(4);
    for (const [tag] of ours)
      for (const attribute of ['data-cfasync="false"', 'data-no-optimize', 'data-noptimize', 'data-no-defer'])
        expect(tag).toContain(attribute);
    const lists = await ask(`
      $tag = '<script id="portico-js" src="/x/bundle/portico.js"></script>';
      echo wp_json_encode( array(
        apply_filters( 'rocket_delay_js_exclusions', array( 'a' ) ),
        apply_filters( 'litespeed_optm_js_defer_exc', 'nonsense' ),
        apply_filters( 'autoptimize_filter_js_exclude', 'jquery.js' ),
        apply_filters( 'w3tc_minify_js_do_tag_minification', true, $tag, '' ),
        apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/a.js"></script>', '' ),
      ) );`);
    const ownNames = ['/bundle/portico.js', 'porticoIslands', 'porticoLeaves'];
    expect(lists).toEqual([['a', ...ownNames], 'nonsense', 'jquery.js, portico', false, true]);
  });

  it('throw away what they kept when a choice changes, and only then', async () => {
    expect(
      await ask(`
        $GLOBALS['purged'] = array();
        function purged( $who ) { $GLOBALS['purged'][] = $who; }
        function rocket_clean_domain() { purged( 'WP Rocket' ); }
        function w3tc_flush_all() { purged( 'W3 Total Cache' ); }
        class autoptimizeCache { public static function clearall() { purged( 'Autoptimize' ); } }
        add_action( 'litespeed_purge_all', static function () { purged( 'LiteSpeed' ); } );
        add_action( 'portico_purge', static function () { purged( 'others' ); } );
        Portico\\change_settings( array( 'mode' => 'trial' ) );
        $changed = $GLOBALS['purged'];
        Portico\\change_settings( array( 'mode' => 'trial' ) );
        $unchanged = array_slice( $GLOBALS['purged'], count( $changed ) );
        Portico\\change_settings( array( 'mode' => 'on' ) );
        echo wp_json_encode( array( $changed, $unchanged ) );`),
    ).toEqual([['WP Rocket', 'W3 Total Cache', 'Autoptimize', 'LiteSpeed', 'others'], []]);
  });
});

describe('filters for developers', () => {
  it('choose products, and change or break what is printed', async () => {
    const printed = await ask(`
      add_filter( 'portico_take_over', static fn( $products ) => array_merge( array_diff( $products, array( 'neve' ) ), array( 'nobody', 5 ) ) );
      $taken = array_keys( Portico\\products_to_take( Portico\\settings() ) );
      add_filter( 'portico_nonce', static fn() => 'n"1' );
      $with_nonce = Portico\\our_markup();
      add_filter( 'portico_config', static fn( $config ) => array( 'src' => 'https://cdn.example/portico.js', 'attributes' => array( 'data-mine' => '1' ) ) );
      $changed = Portico\\our_markup();
      add_filter( 'portico_config', '__return_null', 20 );
      echo wp_json_encode( array( $taken, substr_count( $with_nonce, 'nonce="n&quot;1"' ), $changed, Portico\\our_markup() ) );`);
    expect(printed).toEqual([
      ['elementor', 'contact-form-7', 'cleantalk', 'reviews'],
      5,
      expect.stringMatching(
        /src="https:\/\/cdn\.example\/portico\.js\?ver=[\d.]+"[^>]*data-mine="1"|data-mine="1"[^>]*src="https:\/\/cdn\.example/,
      ),
      expect.stringContaining('portico-guard'),
    ]);
  });
});

describe('a connected server', () => {
  let server: VerdictServer;
  beforeAll(async () => {
    server = await startVerdictServer('the-secret');
    await choose({ server: `${server.baseURL}/`, key: 'the-key', secret: 'the-secret' });
    await wordpress.run(`update_option( 'comment_previously_approved', '0' );`);
  });
  afterAll(async () => {
    await server.stop();
    await choose({});
  });

  it('is asked with a signature; spam goes to the spam, with reasons in the list, and a correction goes back', async () => {
    server.answer = SPAM;
    const [status, reasons, id] = await comment('Buy pills');
    expect([status, reasons]).toEqual(['spam', 'It sells pills.']);
    expect(server.calls[0]).toMatchObject({
      ...{ path: '/wp-json/portico/v1/verdicts', isSigned: true },
      body: {
        kind: 'comment',
        text: 'Buy pills',
        email: 'ann@example.org',
        fields: { ct_ps_timestamp: '5' },
      },
    });
    server.answer = '{}';
    const list = await wordpress.run(`${PATIENT}
      require_once WP_PLUGIN_DIR . '/portico/admin/comment-reasons.php';
      Portico\\connect_comment_reasons();
      echo implode( ',', array_keys( apply_filters( 'manage_edit-comments_columns', array( 'author' => '' ) ) ) );
      do_action( 'manage_comments_custom_column', 'portico', ${id} );
      wp_set_comment_status( ${id}, 'approve' ); ${RUN_SCHEDULED}`);
    expect(list).toBe('author,portico<p>It sells pills.</p>');
    expect(server.calls.at(-1)).toEqual({
      ...{ path: '/wp-json/portico/v1/verdicts/corrections', isSigned: true },
      body: { id: 'v1', isSpam: false },
    });
  });

  it('that lies, is silent or is not there changes nothing', async () => {
    const usual = ['approved', '', expect.any(Number)];
    for (const lie of ['', 'nonsense', '{"decision":"delete"}', '{"id":5,"decision":"spam"}', '[]']) {
      server.answer = lie;
      expect(await comment(`Lovely loaf ${lie.length}`), lie).toEqual(usual);
    }
    server.answer = null;
    expect(await comment('A quiet day', '')).toEqual(usual);
    const waited = await ask(`
      add_filter( 'pre_http_request', static function ( $answer, $options ) { echo wp_json_encode( array( $options['timeout'], $options['redirection'], $options['limit_response_size'] ) ); return new WP_Error( 'gone', 'gone' ); }, 5, 2 );
      Portico\\ask_server( array( 'kind' => 'form' ) );`);
    expect(waited).toEqual([1, 0, 20_000]);
  });

  it('that is a real one understands the plugin, and learns from it', async () => {
    const real = await startSpamServer();
    real.signIn();
    real.ports.clock.advance(Date.now() - real.ports.clock.now());
    const made = await real.app.inject({
      ...{ method: 'POST', url: '/admin/api/spam/keys', payload: { name: 'A bakery' } },
      headers: { 'x-portico-nonce': await real.ports.nonces.issue('admin', 's1') },
    });
    const { key, secret } = made.json();
    const address = await real.app.listen({ host: '127.0.0.1', port: 0 });
    await choose({ server: address, key: key.id, secret });
    const [status, reasons, id] = await comment(
      'Buy cheap pills <a href="http://pills.example">now</a> casino viagra',
    );
    expect(status).toMatch(/^(spam|unapproved)$/);
    expect(reasons).toMatch(/\w+ \w+/);
    await wordpress.run(
      `${PATIENT} wp_set_comment_status( ${id}, 'spam' ); wp_set_comment_status( ${id}, 'approve' ); ${RUN_SCHEDULED}`,
    );
    const { items } = (await real.app.inject('/admin/api/spam/verdicts')).json();
    expect(items).toMatchObject([{ source: 'remote-comment', corrected: 'ham' }]);
    await real.app.close();
    await choose({ server: server.baseURL, key: 'the-key', secret: 'the-secret' });
  });

  it('is asked about messages of Contact Form 7, and about nothing that is spam already', async () => {
    server.answer = SPAM;
    const before = server.calls.length;
    expect(await ask(PATIENT + FORM_MESSAGES)).toEqual([
      true,
      [{ agent: 'portico', reason: 'It sells pills.' }],
      true,
    ]);
    expect(server.calls.slice(before)).toMatchObject([
      {
        isSigned: true,
        body: { kind: 'form', email: 'ann@example.org', text: expect.stringContaining('red, blue') },
      },
    ]);
  });

  /** The result for a stranger's comment: its status, the reasons and its id. */
  async function comment(text: string, prelude = PATIENT): Promise<[string, string, number]> {
    return JSON.parse(
      await wordpress.run(`${prelude}
        $_POST = array( 'ct_ps_timestamp' => '5', 'ct_list' => array( 1 ), 'secret' => 'not ours' );
        add_filter( 'comment_flood_filter', '__return_false', 99 ); remove_all_filters( 'check_comment_flood' );
        $id = wp_new_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'Ann', 'comment_author_email' => 'ann@example.org', 'comment_author_url' => '', 'comment_content' => ${phpString(text)}, 'comment_author_IP' => '10.0.0.1', 'comment_agent' => 'Browser', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0 ), true );
        echo wp_json_encode( array( wp_get_comment_status( $id ), get_comment_meta( $id, '_portico_reasons', true ), $id ) );`),
    );
  }
});

it('uninstalling leaves nothing behind', async () => {
  await wordpress.run(`
    update_post_meta( 2, '_portico_off', '1' ); update_comment_meta( 1, '_portico_reasons', 'x' );
    wp_schedule_single_event( time() + 99, 'portico_correct', array( 'v1', false ) );`);
  const left = await ask(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';
    deactivate_plugins( 'portico/portico.php' );
    delete_plugins( array( 'portico/portico.php' ) );
    global $wpdb;
    echo wp_json_encode( array(
      file_exists( WP_PLUGIN_DIR . '/portico' ),
      $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%portico%' OR option_value LIKE '%portico%'" ),
      $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%portico%'" ),
      $wpdb->get_col( "SELECT meta_key FROM $wpdb->commentmeta WHERE meta_key LIKE '%portico%'" ),
    ) );`);
  expect(left).toEqual([false, [], [], []]);
  expect(await visit('/sample-page/')).not.toContain('portico');
});

describe('an old WordPress on an old PHP, a network in a sub-folder with another content folder', () => {
  let old: WordPress;
  beforeAll(async () => {
    const place = { path: '/blog', contentFolder: 'stuff', isNetwork: true };
    old = await startWordPress({ version: '6.2', php: '7.4', hasPlugin: true, ...place });
  });
  afterAll(() => old.stop());

  it('is taken over too', async () => {
    const html = await (await fetch(`${old.baseURL}/sample-page/`)).text();
    expect(scriptsOf(html).held).toEqual(
      expect.arrayContaining(['jquery-core', 'neve-script', 'contact-form-7', 'elementor-frontend']),
    );
    const [, src = ''] =
      /<script\b[^>]*\ssrc="([^"]+\/blog\/stuff\/plugins\/portico\/bundle\/portico\.js[^"]*)"/.exec(html) ??
      [];
    expect((await fetch(src)).status).toBe(200);
    expect(await old.run(LINT)).toBe('[]');
    const screen = await old.run(`
      foreach ( array( 'screen', 'fields', 'findings' ) as $part ) require_once WP_PLUGIN_DIR . "/portico/admin/$part.php";
      require_once ABSPATH . 'wp-admin/includes/template.php';
      wp_set_current_user( 1 );
      Portico\\print_screen();`);
    expect(screen).toContain('Found on this site');
    expect(await old.notices()).toBe('');
  });

  it('keeps choices by site, knows what the network has switched on, and forgets all sites when it goes', async () => {
    const told = await old.run(`
      update_site_option( 'active_sitewide_plugins', array( 'elementor/elementor.php' => 1 ) );
      Portico\\change_settings( array( 'mode' => 'off' ) );
      switch_to_blog( 2 );
      Portico\\change_settings( array( 'mode' => 'on' ) );
      $found = Portico\\found_products();
      $second = array( Portico\\settings()['mode'], $found['elementor']['state'], $found['contact-form-7']['state'] );
      restore_current_blog();
      $modes = array( Portico\\settings()['mode'], $second );
      define( 'WP_UNINSTALL_PLUGIN', 'portico/portico.php' );
      require WP_PLUGIN_DIR . '/portico/uninstall.php';
      echo wp_json_encode( array( $modes, get_option( 'portico' ), get_blog_option( 2, 'portico' ) ) );`);
    expect(JSON.parse(told)).toEqual([['off', ['on', 'known', 'absent']], false, false]);
    expect(await old.notices()).toBe('');
  });
});

/** A busy machine may take more than a second to respond. */
const PATIENT = `add_filter( 'http_request_args', static fn( $options ) => array_merge( $options, array( 'timeout' => 60 ) ) );`;

const RUN_SCHEDULED = `
  foreach ( _get_cron_array() as $events ) foreach ( $events['portico_correct'] ?? array() as $event ) do_action_ref_array( 'portico_correct', $event['args'] );
  wp_unschedule_hook( 'portico_correct' );`;

const SPAM = JSON.stringify({
  ...{ id: 'v1', decision: 'spam' },
  reasons: [{ code: 'a', weight: 1, sentence: 'It <b>sells</b> pills.' }, 'nonsense', { sentence: 5 }],
});

/** Checked like `php -l`; prints the files with errors. */
const LINT = `
  $wrong = array();
  foreach ( new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/portico' ) ), '/\\.php$/' ) as $file ) {
    $code = file_get_contents( (string) $file );
    try { token_get_all( $code, TOKEN_PARSE ); } catch ( ParseError $error ) { $wrong[] = $file . ': ' . $error->getMessage(); }
    $is_data = in_array( $file->getFilename(), array( 'beside.php', 'parts.php' ), true );
    if ( ! $is_data && ( ! strpos( $code, 'declare( strict_types=1 );' ) || ! preg_match( "/^defined\\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \\) \\|\\| exit;$/m", $code ) ) ) $wrong[] = (string) $file;
  }
  echo wp_json_encode( $wrong );`;

const COMMAND_LINE = `
  class WP_CLI {
    public static function log( $text ) { echo $text, "\\n"; }
    public static function success( $text ) { echo 'Success: ', $text, "\\n"; }
    public static function error( $text ) { echo 'Error: ', $text, "\\n"; }
  }
  require_once WP_PLUGIN_DIR . '/portico/includes/class-command.php';
  add_filter( 'pre_http_request', static function () {
    $html = '<script src="' . plugins_url( 'original.js', WP_PLUGIN_DIR . '/elementor/x' ) . '"></script>';
    return array( 'body' => $html, 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'filename' => null );
  }, 5 );
  $command = new Portico\\Command();
  $command->status(); $command->off( array( 'contact-form-7' ) ); $command->on( array( 'nobody' ) );
  $health = Portico\\health_test();
  echo $health['label'] . ': ' . $health['status'] . $health['description'], "\\n";
  foreach ( apply_filters( 'debug_information', array() )['portico']['fields'] as $id => $field ) echo $id, '=', $field['value'], "\\n";
  $command->off( array() ); $command->on( array(), array( 'trial' => true ) ); $command->on( array() );
  $command->measure( array() );
`;

const FORM_MESSAGES = `
  class Submission {
    public $log = array();
    public function get_posted_data() { return array( 'your-name' => 'Ann', 'your-email' => 'ann@example.org', 'colours' => array( 'red', 'blue', array() ) ); }
    public function get_meta( $name ) { return 'remote_ip' === $name ? '10.0.0.1' : null; }
    public function add_spam_log( $entry ) { $this->log[] = $entry; }
  }
  $submission = new Submission();
  $judged = apply_filters( 'wpcf7_spam', false, $submission );
  echo wp_json_encode( array( $judged, $submission->log, apply_filters( 'wpcf7_spam', true, new Submission() ) ) );
`;

async function ask(code: string): Promise<unknown> {
  return JSON.parse(await wordpress.run(code));
}

async function sentences(): Promise<string> {
  return wordpress.run(`echo implode( "\\n", Portico\\needs_as_sentences() );`);
}

async function visit(path: string): Promise<string> {
  return (await fetch(wordpress.baseURL + path)).text();
}

/** Changes settings as the screen does; anything not given has its default. */
async function choose(choice: object): Promise<void> {
  await wordpress.run(
    `update_option( 'portico', Portico\\clean_settings( array_merge( array( 'mode' => 'on' ), json_decode( ${phpString(JSON.stringify(choice))}, true ) ) ) );`,
  );
}

function phpString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
