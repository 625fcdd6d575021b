<?php
/**
 * Settings → Portico.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Adds the screen, its link in the list of plugins, and what its buttons do. */
function connect_screen(): void {
	add_action( 'admin_menu', static fn() => add_options_page( __( 'Portico', 'portico' ), __( 'Portico', 'portico' ), 'manage_options', 'portico', __NAMESPACE__ . '\\print_screen' ) );
	add_action( 'admin_post_portico_save', __NAMESPACE__ . '\\save_choices' );
	add_action( 'admin_post_portico_mode', __NAMESPACE__ . '\\save_mode' );
	add_action( 'admin_post_portico_forget', __NAMESPACE__ . '\\forget_findings' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\add_screen_files' );
	add_filter(
		'plugin_action_links_' . plugin_basename( PORTICO_FILE ),
		static fn( array $links ) => array_merge( array( '<a href="' . esc_url( screen_address() ) . '">' . esc_html__( 'Settings', 'portico' ) . '</a>' ), $links )
	);
}

/** Where the screen is. */
function screen_address(): string {
	return admin_url( 'options-general.php?page=portico' );
}

/**
 * Script and style of the screen, on no other one.
 *
 * @param string $screen Its name.
 */
function add_screen_files( $screen ): void {
	if ( 'settings_page_portico' !== $screen ) {
		return;
	}
	wp_enqueue_style( 'portico-screen', plugins_url( 'admin/screen.css', PORTICO_FILE ), array(), PORTICO_VERSION );
	wp_enqueue_script( 'portico-measure', plugins_url( 'admin/measure.js', PORTICO_FILE ), array(), PORTICO_VERSION, true );
	$pages = array_map(
		static fn( array $page ) => array(
			'title'   => $page['title'],
			'address' => $page['address'],
			'without' => measured_address( $page['address'], 'off' ),
			'with'    => measured_address( $page['address'], 'on' ),
		),
		pages_to_measure()
	);
	$texts = array(
		'requests'  => __( 'Script files', 'portico' ),
		'kilobytes' => __( 'Kilobytes of script', 'portico' ),
		'time'      => __( 'Milliseconds of main-thread time', 'portico' ),
		'without'   => __( 'Without Portico', 'portico' ),
		'with'      => __( 'With Portico', 'portico' ),
		/* translators: 1: number of the page 2: number of pages */
		'measuring' => __( 'Measuring page %1$s of %2$s …', 'portico' ),
		'done'      => __( 'Measured in this browser. Each figure is the middle one of three.', 'portico' ),
		'failed'    => __( 'This page could not be opened in a frame.', 'portico' ),
		'same'      => __( 'Nothing on this page is taken over.', 'portico' ),
		/* translators: %s: message of an error */
		'error'     => __( 'With Portico, the page reports an error that it does not report without: %s', 'portico' ),
		/* translators: %s: words of a page */
		'missing'   => __( 'Only without Portico, the page says: %s', 'portico' ),
		/* translators: %s: words of a page */
		'added'     => __( 'Only with Portico, the page says: %s', 'portico' ),
		'differing' => __( 'Pages that differ', 'portico' ),
		'alike'     => __( 'No page differs: all say the same with and without Portico, and none reports a new error.', 'portico' ),
	);
	$rounds = 3;
	wp_add_inline_script( 'portico-measure', 'var porticoMeasure = ' . wp_json_encode( compact( 'pages', 'texts', 'rounds' ) ) . ';', 'before' );
}

/** All choices of the form. */
function save_choices(): void {
	check_choice( 'portico_save' );
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked above, cleaned by clean_settings().
	$given = isset( $_POST['portico'] ) && is_array( $_POST['portico'] ) ? wp_unslash( $_POST['portico'] ) : array();
	// phpcs:enable
	$before = settings();
	$clean  = clean_settings( array_merge( array( 'products' => array() ), $given, array( 'mode' => $before['mode'] ) ) );
	// The secret is never shown again; an empty field keeps it, unless the server is taken away.
	if ( '' === $clean['secret'] && '' !== $clean['server'] ) {
		$clean['secret'] = $before['secret'];
	}
	update_option( OPTION, $clean );
	go_back( 'saved' );
}

/** On for everybody, for administrators, or for nobody: one click each. */
function save_mode(): void {
	check_choice( 'portico_mode' );
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
	change_settings( array( 'mode' => isset( $_POST['mode'] ) ? sanitize_key( (string) wp_unslash( $_POST['mode'] ) ) : '' ) );
	go_back( 'mode' );
}

/** Forgets who needed what; the next pages tell it again. */
function forget_findings(): void {
	check_choice( 'portico_forget' );
	delete_option( FOUND_OPTION );
	go_back( 'forgotten' );
}

/**
 * Only administrators, and only from our own form.
 *
 * @param string $action Of the form.
 */
function check_choice( string $action ): void {
	check_admin_referer( $action );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change these settings.', 'portico' ), '', array( 'response' => 403 ) );
	}
}

/**
 * Back to the screen, with a word on what was done.
 *
 * @param string $done What.
 */
function go_back( string $done ): void {
	wp_safe_redirect( add_query_arg( 'done', $done, screen_address() ) );
	exit;
}

/** The whole screen. */
function print_screen(): void {
	$settings = settings();
	echo '<div class="wrap portico"><h1>' . esc_html__( 'Portico', 'portico' ) . '</h1>';
	print_done();
	print_mode( $settings['mode'] );
	print_found( $settings );
	print_needs();
	print_measure();
	print_fields( $settings );
	echo '</div>';
}

/** A word on what was just done. */
function print_done(): void {
	$sentences = array(
		'saved'     => __( 'Your settings are saved, and kept pages were thrown away.', 'portico' ),
		'mode'      => __( 'Done. Kept pages were thrown away.', 'portico' ),
		'forgotten' => __( 'Forgotten. The next visits will tell anew.', 'portico' ),
	);
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses one of our own sentences.
	$done = isset( $_GET['done'] ) ? sanitize_key( (string) wp_unslash( $_GET['done'] ) ) : '';
	if ( isset( $sentences[ $done ] ) ) {
		echo '<div class="notice notice-success is-dismissible"><p>' . esc_html( $sentences[ $done ] ) . '</p></div>';
	}
}

/**
 * Which of the three modes is on, and a button for each of the others.
 *
 * @param string $mode `off`, `trial` or `on`.
 */
function print_mode( string $mode ): void {
	$modes = array(
		'on'    => array( __( 'On for every visitor.', 'portico' ), __( 'Switch on for everybody', 'portico' ) ),
		'trial' => array( __( 'On trial: only administrators see the difference. Look around, then switch it on.', 'portico' ), __( 'Only for administrators', 'portico' ) ),
		'off'   => array( __( 'Off: every product runs its own scripts.', 'portico' ), __( 'Put everything back', 'portico' ) ),
	);
	echo '<form class="portico-mode portico-mode-' . esc_attr( $mode ) . '" method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="portico_mode">';
	wp_nonce_field( 'portico_mode' );
	echo '<p><strong>' . esc_html( $modes[ $mode ][0] ) . '</strong></p><p>';
	foreach ( $modes as $name => list( , $label ) ) {
		if ( $name !== $mode ) {
			echo '<button class="button ' . ( 'on' === $name ? 'button-primary' : '' ) . '" name="mode" value="' . esc_attr( $name ) . '">' . esc_html( $label ) . '</button> ';
		}
	}
	echo '</p></form>';
}
