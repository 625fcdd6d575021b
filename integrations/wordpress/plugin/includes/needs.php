<?php
/**
 * Who needs what was to be taken over, as pages have shown it.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Kept instead of a script: the whole page. */
const KEPT_PAGE = 'page';

/** Kept back instead of a script of others: a copy of ours. */
const HELD_COPY = 'copy';

/**
 * Keeps for the screen who needs what. Writes only when there is something new.
 *
 * @param array $needs As decide() found them.
 */
function remember_needs( array $needs ): void {
	$known = get_option( FOUND_OPTION, array() );
	$known = is_array( $known ) ? $known : array();
	$new   = $known;
	foreach ( $needs as $need ) {
		$key         = substr( $need['kept'] . ' ' . $need['by'], 0, 200 );
		$new[ $key ] = $known[ $key ] ?? array_merge( $need, array( 'page' => substr( request_path(), 0, 200 ) ) );
	}
	if ( count( $new ) > count( $known ) && count( $new ) <= 50 ) {
		update_option( FOUND_OPTION, $new, false );
	}
}

/**
 * All that was kept, as sentences.
 *
 * @return string[]
 */
function needs_as_sentences(): array {
	$needs = get_option( FOUND_OPTION, array() );
	return array_filter( array_map( __NAMESPACE__ . '\\sentence_of_need', is_array( $needs ) ? array_values( $needs ) : array() ) );
}

/**
 * One of them; nothing when what is stored is not as we store it.
 *
 * @param mixed $need As remember_needs() keeps it.
 */
function sentence_of_need( $need ): string {
	$need = is_array( $need ) ? array_filter( $need, 'is_string' ) : array();
	if ( ! isset( $need['kept'], $need['by'], $need['page'] ) ) {
		return '';
	}
	if ( KEPT_PAGE === $need['kept'] ) {
		/* translators: %s: path of a page */
		return sprintf( __( 'The theme does not call wp_head() on %s, so all products run their own scripts there.', 'portico' ), $need['page'] );
	}
	if ( HELD_COPY === $need['kept'] ) {
		/* translators: 1: address of a script 2: path of a page */
		return sprintf( __( 'A second copy of Portico’s script, %1$s, is held back (seen on %2$s). Please remove it.', 'portico' ), $need['by'], $need['page'] );
	}
	$product = products()[ $need['kept'] ] ?? null;
	if ( $product && is_among( $need['by'], $product['core'] ) ) {
		/* translators: 1: product 2: name of a script 3: path of a page */
		return sprintf( __( '%1$s is left alone: the script %2$s is not its own (seen on %3$s).', 'portico' ), $product['name'], $need['by'], $need['page'] );
	}
	$name = $product['name'] ?? $need['kept'];
	/* translators: 1: script or product 2: script that needs it 3: path of a page */
	return sprintf( __( '%1$s is needed by %2$s (seen on %3$s)', 'portico' ), $name, $need['by'], $need['page'] );
}
