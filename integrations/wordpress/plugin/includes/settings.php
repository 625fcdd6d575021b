<?php
/**
 * What the owner has chosen, and how it is cleaned on its way in.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** All choices of a site, as one option. */
const OPTION = 'portico';

/** Who needs what was to be taken over, as pages have shown it. */
const FOUND_OPTION = 'portico_found';

/** Which files mention which library, by path and time. */
const FILES_TRANSIENT = 'portico_files';

/** Pages that are left alone carry this. */
const PAGE_META = '_portico_off';

/** Why a comment was taken for spam. */
const REASONS_META = '_portico_reasons';

/** Under which number the server has kept its verdict. */
const VERDICT_META = '_portico_verdict';

/**
 * The choices, complete whatever is stored.
 *
 * @return array{mode: string, products: array<string, bool>, addresses: string, roles: string[], server: string, key: string, secret: string}
 */
function settings(): array {
	$stored = get_option( OPTION );
	return clean_settings( is_array( $stored ) ? $stored : array() );
}

/**
 * Makes usable choices of anything.
 *
 * @param mixed $given What came from a form, the database or the command line.
 */
function clean_settings( $given ): array {
	$given    = is_array( $given ) ? $given : array();
	$mode     = $given['mode'] ?? 'trial';
	$switches = $given['products'] ?? null;
	$products = array();
	foreach ( array_keys( products() ) as $product ) {
		$products[ $product ] = is_array( $switches ) ? ! empty( $switches[ $product ] ) : true;
	}
	$roles = $given['roles'] ?? array();
	return array(
		// A new site begins with the trial: only its administrators see the difference.
		'mode'      => in_array( $mode, array( 'off', 'trial', 'on' ), true ) ? $mode : 'trial',
		'products'  => $products,
		'addresses' => clean_lines( $given['addresses'] ?? '' ),
		'roles'     => is_array( $roles ) ? array_values( array_filter( array_map( __NAMESPACE__ . '\\clean_role', $roles ) ) ) : array(),
		'server'    => clean_server( $given['server'] ?? '' ),
		'key'       => clean_word( $given['key'] ?? '' ),
		'secret'    => clean_word( $given['secret'] ?? '' ),
	);
}

/**
 * Changes some of the choices and keeps the others.
 *
 * @param array $changes By their names.
 */
function change_settings( array $changes ): void {
	update_option( OPTION, clean_settings( array_merge( settings(), $changes ) ) );
}

/**
 * At most 100 addresses, one in a line.
 *
 * @param mixed $text What somebody typed.
 */
function clean_lines( $text ): string {
	$lines = preg_split( '/[\r\n]+/', is_string( $text ) ? substr( $text, 0, 20000 ) : '' );
	$lines = array_filter( array_map( 'trim', array_map( 'sanitize_text_field', $lines ? $lines : array() ) ) );
	return implode( "\n", array_slice( $lines, 0, 100 ) );
}

/**
 * The name of a role, or nothing.
 *
 * @param mixed $role What was ticked.
 */
function clean_role( $role ): string {
	return is_string( $role ) ? sanitize_key( $role ) : '';
}

/**
 * The address of a Portico server without the slash at its end; anything else than HTTP is nothing.
 *
 * @param mixed $address What somebody typed.
 */
function clean_server( $address ): string {
	$address = is_string( $address ) ? esc_url_raw( trim( $address ), array( 'https', 'http' ) ) : '';
	return untrailingslashit( $address );
}

/**
 * Letters, digits, dots, dashes and underscores, as keys are made of.
 *
 * @param mixed $word What somebody pasted.
 */
function clean_word( $word ): string {
	return is_string( $word ) ? substr( (string) preg_replace( '/[^\w.-]/', '', $word ), 0, 200 ) : '';
}
