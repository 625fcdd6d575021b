<?php
/**
 * The same page with and without us, for whoever measures.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** In the address of a page that is measured: `on` or `off`. */
const MEASURE_PARAMETER = 'portico';

/** Proves that the screen or the command line made the address. */
const PROOF_PARAMETER = 'portico-proof';

/** Pages that are measured show no toolbar, which visitors do not see either. */
function connect_measuring(): void {
	add_filter( 'show_admin_bar', static fn( $show ) => $show && ! measuring() );
}

/** What a measurement asks for: `on`, `off` or nothing. Nobody else can ask for it. */
function measuring(): string {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- the proof is checked here.
	$asked = $_GET[ MEASURE_PARAMETER ] ?? '';
	$proof = $_GET[ PROOF_PARAMETER ] ?? '';
	// phpcs:enable
	if ( ! is_string( $asked ) || ! is_string( $proof ) || ! in_array( $asked, array( 'on', 'off' ), true ) ) {
		return '';
	}
	$is_proven = hash_equals( measure_proof( 0 ), $proof ) || hash_equals( measure_proof( 1 ), $proof );
	return $is_proven ? $asked : '';
}

/**
 * Holds for this hour and the next.
 *
 * @param int $hours_ago When it was made.
 */
function measure_proof( int $hours_ago ): string {
	return substr( wp_hash( 'portico-measure|' . ( (int) floor( time() / HOUR_IN_SECONDS ) - $hours_ago ), 'nonce' ), 0, 20 );
}

/**
 * The address of a page to be measured.
 *
 * @param string $page  Address of the page.
 * @param string $state `on` or `off`.
 */
function measured_address( string $page, string $state ): string {
	return add_query_arg(
		array(
			MEASURE_PARAMETER => $state,
			PROOF_PARAMETER   => measure_proof( 0 ),
		),
		$page
	);
}

/**
 * The pages that are worth measuring: the first one, and the newest of each kind.
 *
 * @return array<int, array{title: string, address: string}>
 */
function pages_to_measure(): array {
	$pages = array(
		array(
			'title'   => __( 'Home page', 'portico' ),
			'address' => home_url( '/' ),
		),
	);
	$posts = get_posts(
		array(
			'post_type'      => array_values( get_post_types( array( 'public' => true ) ) ),
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => 9,
			'orderby'        => 'type modified',
		)
	);
	foreach ( $posts as $post ) {
		if ( 'attachment' !== $post->post_type && (int) get_option( 'page_on_front' ) !== $post->ID ) {
			$pages[] = array(
				'title'   => get_the_title( $post ),
				'address' => (string) get_permalink( $post ),
			);
		}
	}
	return $pages;
}
