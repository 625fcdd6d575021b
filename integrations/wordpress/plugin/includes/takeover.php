<?php
/**
 * Takes a page over once all of it is written: only then is it known who needs what.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Begins to gather the page, unless it is one that is left alone. */
function begin_takeover(): void {
	$settings = settings();
	if ( 'off' === $settings['mode'] && ! measuring() ) {
		return;
	}
	$taken = products_to_take( $settings );
	if ( ! $taken || '' !== reason_to_leave( $settings ) || ! is_readable( dirname( PORTICO_FILE ) . '/bundle/portico.js' ) ) {
		return;
	}
	$ours = our_markup();
	add_filter( 'script_loader_tag', __NAMESPACE__ . '\\mark_tag', PHP_INT_MAX, 2 );
	// The innermost buffer: optimisers and caches, which began theirs before, get the page as we leave it.
	ob_start(
		static function ( string $html, int $phase ) use ( $taken, $ours ): string {
			static $is_whole = true;
			// A page that is sent in pieces is never seen as a whole, and goes out as it is.
			$is_whole = $is_whole && ( $phase & PHP_OUTPUT_HANDLER_START ) && ( $phase & PHP_OUTPUT_HANDLER_FINAL );
			try {
				return $is_whole ? taken_over( $html, $taken, $ours ) : unmarked( $html );
			} catch ( \Throwable $error ) {
				return unmarked( $html );
			}
		}
	);
}

/**
 * The products that may be taken over on this site, with the addresses of their scripts.
 *
 * @param array $settings Of this site.
 * @return array<string, string>
 */
function products_to_take( array $settings ): array {
	$known = array_filter( found_products(), static fn( $product ) => 'known' === $product['state'] );
	$taken = array_keys( array_intersect_key( array_filter( $settings['products'] ), $known ) );
	/**
	 * Which products are taken over on this request.
	 *
	 * @param string[] $taken Of elementor, contact-form-7, neve, cleantalk and reviews, those that are here, known and switched on.
	 */
	$taken     = array_intersect( (array) apply_filters( 'portico_take_over', $taken ), array_keys( products() ) );
	$addresses = array();
	foreach ( $taken as $id ) {
		$addresses[ $id ] = product_address( $id );
	}
	return $addresses;
}

/**
 * Writes the handle into the tag of a script.
 *
 * @param mixed  $tag    Markup, with code before and after it.
 * @param string $handle Of the script.
 * @return mixed
 */
function mark_tag( $tag, $handle ) {
	if ( ! is_string( $tag ) ) {
		return $tag;
	}
	return preg_replace_callback(
		'/<script(?=\s[^>]*\ssrc\s*=|\ssrc\s*=)/i',
		static fn( $match ) => $match[0] . ' ' . MARK . '="' . esc_attr( (string) $handle ) . '"',
		$tag
	);
}

/**
 * The page without what only we were to read.
 *
 * @param string $html A page or a piece of one.
 */
function unmarked( string $html ): string {
	return (string) preg_replace( '/\s' . MARK . '="[^"]*"/', '', $html );
}

/**
 * The page with our script in the place of those that it stands in for.
 *
 * @param string $html  Of the whole page.
 * @param array  $taken Products with their addresses.
 * @param string $ours  Markup for its head.
 */
function taken_over( string $html, array $taken, string $ours ): string {
	$scripts  = scripts_in( $html );
	$printed  = printed_scripts( $scripts );
	$copies   = array_filter( $scripts, static fn( $script ) => is_copy_of_ours( $script['src'] ) );
	$decision = decide( $printed, uses_in( $html, array_diff_key( $scripts, $copies ) ), $taken, includes_url( '/' ) );
	if ( ! $decision['held'] ) {
		remember_needs( $decision['needs'] );
		return unmarked( $html );
	}
	if ( ! did_action( 'wp_head' ) ) {
		remember_needs( array( array( 'kept' => KEPT_PAGE, 'by' => 'wp_head' ) ) );
		return unmarked( $html );
	}
	foreach ( $copies as $copy ) {
		$decision['needs'][] = array( 'kept' => HELD_COPY, 'by' => $copy['src'] );
	}
	remember_needs( $decision['needs'] );
	$held = array_keys( array_filter( $scripts, static fn( $script ) => in_array( owner( $script ), $decision['held'], true ) ) + $copies );
	$left  = array_diff( array_keys( products() ), $decision['products'] );
	$spare = may_call( $html, array_diff_key( $scripts, array_flip( $held ) ) ) ? array() : array( 'add-ons', 'spam-products' );
	return rewrite( $html, $scripts, $held, markup_for( $ours, array_intersect( $left, products_on( $printed ) ), $decision['products'], $spare ) );
}

/**
 * Whether a script that stays on the page, or a page within it, may ask the server for anything, Elementor's objects or a form's
 * rules. Where none does, there are no requests of other products to look after, and no add-ons to speak to. One too many costs
 * the page a file.
 *
 * @param string $html   Of the page.
 * @param array  $others Its scripts without those that are held back.
 */
function may_call( string $html, array $others ): bool {
	foreach ( $others as $script ) {
		$is_known = '' === $script['src']
			? false !== strpos( $script['code'], 'wp-emoji-settings' ) || ! preg_match( '/\bfetch\b|XMLHttpRequest|sendBeacon|\bjQuery\b|\$\s*\.|createElement|document\s*\.\s*write|\bimport\s*\(|elementor(?:Frontend|Modules)\b|elementor\/frontend\/|\bswv\b|\bschemas?\b/', $script['code'] )
			: 'ct_bot_detector' === $script['handle'];
		if ( ! $is_known ) {
			return true;
		}
	}
	return has_near_frame( $html );
}

/**
 * Whether a page has a frame whose page may reach into it: of this site, or written by a script. Another site's player or map
 * cannot.
 *
 * @param string $html Of the page.
 */
function has_near_frame( string $html ): bool {
	preg_match_all( '/<iframe(?=[\s>\/])/i', $html, $frames, PREG_OFFSET_CAPTURE );
	foreach ( $frames[0] as $frame ) {
		$end  = end_of_tag( $html, $frame[1] );
		$tag  = substr( $html, $frame[1], ( $end ? $end : strlen( $html ) ) - $frame[1] );
		$host = wp_parse_url( trim( attribute( $tag, 'src' ) ), PHP_URL_HOST );
		if ( ! $host || 1 === preg_match( '/\ssrcdoc\b/i', $tag ) || strtolower( $host ) === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether an address is that of our script, written into the page by somebody else. Two of them would quarrel over the page.
 *
 * @param string $src Of a script.
 */
function is_copy_of_ours( string $src ): bool {
	return 1 === preg_match( '#/portico\.js(?:[?\#]|$)#', $src );
}

/**
 * The products whose own scripts stand on a page.
 *
 * @param array $printed By their handles.
 * @return string[]
 */
function products_on( array $printed ): array {
	$has = static function ( array $product ) use ( $printed ): bool {
		return (bool) array_filter( array_keys( $printed ), static fn( $handle ) => is_among( (string) $handle, $product['core'] ) );
	};
	return array_keys( array_filter( products(), $has ) );
}

/**
 * The scripts that WordPress has printed, with everything that they depend on.
 *
 * @param array $scripts Of the page.
 */
function printed_scripts( array $scripts ): array {
	$printed = array();
	foreach ( $scripts as $script ) {
		if ( '' !== $script['handle'] ) {
			$printed[ $script['handle'] ] = array(
				'src'  => $script['src'],
				'deps' => all_dependencies( $script['handle'] ),
			);
		}
	}
	return $printed;
}

/**
 * What a script depends on, and what that depends on.
 *
 * @param string $handle Of the script.
 * @return string[]
 */
function all_dependencies( string $handle ): array {
	$registered = wp_scripts()->registered;
	$seen       = array();
	$waiting    = array( $handle );
	while ( $waiting ) {
		foreach ( (array) ( $registered[ array_pop( $waiting ) ]->deps ?? array() ) as $dependency ) {
			if ( ! isset( $seen[ $dependency ] ) ) {
				$seen[ $dependency ] = true;
				$waiting[]           = $dependency;
			}
		}
	}
	return array_map( 'strval', array_keys( $seen ) );
}

/**
 * Which libraries the scripts of a page speak of, by handle or by the place where they stand.
 *
 * @param string $html    Of the page.
 * @param array  $scripts Of the page.
 * @return array<string, string[]>
 */
function uses_in( string $html, array $scripts ): array {
	$uses  = array();
	$rest  = '';
	$after = 0;
	foreach ( $scripts as $script ) {
		$rest .= substr( $html, $after, $script['at'] - $after );
		$after = $script['end'];
		$place = owner( $script );
		if ( '' === $place ) {
			$place = '' !== $script['id'] ? '#' . $script['id'] : ( '' !== $script['src'] ? $script['src'] : __( 'a script in the page', 'portico' ) );
		}
		$libraries      = '' !== $script['src'] ? libraries_in_file( $script['src'] ) : libraries_in( $script['code'] );
		$uses[ $place ] = array_values( array_unique( array_merge( $uses[ $place ] ?? array(), $libraries ) ) );
	}
	$rest .= substr( $html, $after );
	if ( preg_match( '/\son\w+\s*=\s*(?:"[^"]*\bjQuery\b|\'[^\']*\bjQuery\b)/', $rest ) ) {
		$uses[ __( 'an attribute in the page', 'portico' ) ] = array( 'jquery-core', 'jquery-migrate' );
	}
	return $uses;
}

/**
 * The handle with which a script goes or stays: its own, or that of the script whose translations or switch it holds. What
 * else is written before or after a script, its data above all, stays where it is.
 *
 * @param array $script Of the page.
 */
function owner( array $script ): string {
	if ( '' !== $script['handle'] ) {
		return $script['handle'];
	}
	if ( 'wp-i18n-js-after' === $script['id'] && preg_match( '/^[\s\/*<!\[CDATA]*wp\.i18n\.setLocaleData\(/', $script['code'] ) ) {
		return 'wp-i18n';
	}
	if ( 'jquery-ui-core-js-before' === $script['id'] && preg_match( '/^[\s\/*<!\[CDATA]*jQuery\.uiBackCompat\s*=\s*\w+;[\s\/*\]>]*(?:\/\/[^\n]*\s*)?$/', $script['code'] ) ) {
		return 'jquery-ui-core';
	}
	return preg_match( '/^(.+)-js-translations$/', $script['id'], $match ) ? $match[1] : '';
}
