<?php
/**
 * Which pages are left as they are, for whom.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** What page builders and previews add to an address while somebody edits. */
const EDITING_PARAMETERS = array( 'elementor-preview', 'customize_changeset_uuid', 'fl_builder', 'et_fb', 'ct_builder', 'bricks', 'vc_editable', 'brizy-edit', 'tve', 'preview' );

/**
 * Why this request is left alone, as a word; nothing when it may be taken over.
 *
 * @param array $settings Of this site.
 */
function reason_to_leave( array $settings ): string {
	$asked = measuring();
	if ( 'off' === $asked ) {
		return 'asked';
	}
	if ( is_technical() ) {
		return 'technical';
	}
	if ( is_being_edited() ) {
		return 'editing';
	}
	if ( is_singular() && get_post_meta( get_queried_object_id(), PAGE_META, true ) ) {
		return 'page';
	}
	if ( is_address_left( request_path(), $settings['addresses'] ) ) {
		return 'address';
	}
	if ( 'on' === $asked ) {
		return '';
	}
	if ( 'on' !== $settings['mode'] && ! ( 'trial' === $settings['mode'] && current_user_can( 'manage_options' ) ) ) {
		return 'mode';
	}
	return array_intersect( wp_get_current_user()->roles, $settings['roles'] ) ? 'role' : '';
}

/** Feeds, calls and everything else that is no page for a person, and AMP, which allows no script. */
function is_technical(): bool {
	if ( is_admin() || is_feed() || is_robots() || is_trackback() || is_embed() || wp_doing_ajax() || wp_is_json_request() ) {
		return true;
	}
	foreach ( array( 'amp_is_request', 'is_amp_endpoint', 'ampforwp_is_amp_endpoint' ) as $question ) {
		if ( function_exists( $question ) && $question() ) {
			return true;
		}
	}
	return false;
}

/** Editors and previews need the scripts of the product that they belong to. */
function is_being_edited(): bool {
	if ( is_preview() || is_customize_preview() ) {
		return true;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only asks whether a name is there.
	return (bool) array_intersect( EDITING_PARAMETERS, array_map( 'strval', array_keys( $_GET ) ) );
}

/** The path of the request, as the owner sees it in the address bar. */
function request_path(): string {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, never printed.
	$address = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
	$path    = wp_parse_url( $address, PHP_URL_PATH );
	return is_string( $path ) ? rawurldecode( $path ) : '/';
}

/**
 * Whether the owner has named this address. A line is a path or a whole address; * stands for anything.
 *
 * @param string $path  Of the request.
 * @param string $lines As the owner wrote them.
 */
function is_address_left( string $path, string $lines ): bool {
	foreach ( array_filter( explode( "\n", $lines ) ) as $line ) {
		$named = preg_replace( '#^https?://[^/]*#i', '', $line );
		if ( matches_pattern( untrailingslashit( $path ), untrailingslashit( (string) $named ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Compares from left to right, each part at its first place: as long as text and pattern, and no longer.
 *
 * @param string $text    A path.
 * @param string $pattern With * for anything.
 */
function matches_pattern( string $text, string $pattern ): bool {
	$parts = explode( '*', $pattern );
	$first = array_shift( $parts );
	if ( ! $parts ) {
		return $text === $first;
	}
	$last = array_pop( $parts );
	if ( 0 !== strncmp( $text, $first, strlen( $first ) ) ) {
		return false;
	}
	$at = strlen( $first );
	foreach ( $parts as $part ) {
		$next = '' === $part ? $at : strpos( $text, $part, $at );
		if ( false === $next ) {
			return false;
		}
		$at = $next + strlen( $part );
	}
	return strlen( $text ) - strlen( $last ) >= $at && ( '' === $last || substr( $text, -strlen( $last ) ) === $last );
}
