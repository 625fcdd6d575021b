<?php
/**
 * Which scripts of a page are held back. Everything that it goes by comes in as an argument.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * Decides about one page.
 *
 * @param array<string, array{src: string, deps: string[]}> $scripts Printed scripts by their handles, dependencies with all that those need.
 * @param array<string, string[]>                           $uses    Libraries that each printed script, or piece of code in the page, mentions.
 * @param array<string, string>                             $taken   Products that may be taken over, with the address below which their scripts lie.
 * @param string                                            $core_address Below which WordPress's own scripts lie.
 * @return array{held: string[], products: string[], needs: array<int, array{kept: string, by: string}>}
 */
function decide( array $scripts, array $uses, array $taken, string $core_address ): array {
	$known   = products();
	$handles = array_keys( $scripts );
	$needs   = array();

	// A foreign script under a product's name says that something here is not as we know it.
	foreach ( $taken as $id => $address ) {
		foreach ( $handles as $handle ) {
			if ( is_among( $handle, $known[ $id ]['core'] ) && ! lies_below( $scripts[ $handle ]['src'], $address ) ) {
				$needs[] = array(
					'kept' => $id,
					'by'   => $handle,
				);
				unset( $taken[ $id ] );
				break;
			}
		}
	}

	do {
		$core = array();
		foreach ( array_keys( $taken ) as $id ) {
			$core[ $id ] = array_filter( $handles, static fn( $handle ) => is_among( (string) $handle, $known[ $id ]['core'] ) );
		}
		$held    = array_merge( array(), ...array_values( $core ) );
		$changed = false;
		foreach ( $core as $id => $own ) {
			foreach ( $handles as $handle ) {
				if ( ! in_array( $handle, $held, true ) && ! is_library( (string) $handle ) && array_intersect( $own, $scripts[ $handle ]['deps'] ) ) {
					$needs[] = array(
						'kept' => $id,
						'by'   => (string) $handle,
					);
					unset( $taken[ $id ] );
					$changed = true;
					break 2;
				}
			}
		}
	} while ( $changed );

	$present = array_keys( array_filter( $core ) );
	if ( ! $present ) {
		return array(
			'held'     => array(),
			'products' => array(),
			'needs'    => $needs,
		);
	}

	$libraries = array_filter(
		$handles,
		static fn( $handle ) => may_go( (string) $handle, $scripts[ $handle ]['src'], $present, $taken, $core_address )
	);
	do {
		$changed = false;
		foreach ( $libraries as $at => $library ) {
			$by = who_needs( (string) $library, array_diff( $handles, $held, $libraries ), $scripts, $uses );
			if ( '' !== $by ) {
				$needs[] = array(
					'kept' => (string) $library,
					'by'   => $by,
				);
				unset( $libraries[ $at ] );
				$changed = true;
			}
		}
	} while ( $changed );

	return array(
		'held'     => array_values( array_merge( $held, $libraries ) ),
		'products' => $present,
		'needs'    => $needs,
	);
}

/**
 * Whether a script is one of the libraries that products share.
 *
 * @param string $handle Of the script.
 */
function is_library( string $handle ): bool {
	$lists = array_column( products(), 'libraries' );
	return in_array( $handle, array_merge( SHARED_LIBRARIES, ...array_values( $lists ) ), true );
}

/**
 * Whether a library belongs to what is taken over, and is the real one.
 *
 * @param string   $handle       Of the library.
 * @param string   $src          Its address.
 * @param string[] $present      Products that are taken over on this page.
 * @param string[] $taken        Addresses of products.
 * @param string   $core_address Below which WordPress's own scripts lie.
 */
function may_go( string $handle, string $src, array $present, array $taken, string $core_address ): bool {
	if ( in_array( $handle, SHARED_LIBRARIES, true ) ) {
		return lies_below( $src, $core_address );
	}
	foreach ( $present as $id ) {
		if ( in_array( $handle, products()[ $id ]['libraries'], true ) ) {
			return lies_below( $src, $taken[ $id ] ) || lies_below( $src, $core_address );
		}
	}
	return false;
}

/**
 * The first script that needs a library, or nothing.
 *
 * @param string   $library Its handle.
 * @param array    $running Handles that stay.
 * @param array    $scripts See decide().
 * @param string[] $uses    See decide().
 */
function who_needs( string $library, array $running, array $scripts, array $uses ): string {
	foreach ( $running as $handle ) {
		if ( in_array( $library, $scripts[ $handle ]['deps'], true ) || in_array( $library, $uses[ $handle ] ?? array(), true ) ) {
			return (string) $handle;
		}
	}
	foreach ( $uses as $place => $libraries ) {
		if ( ! isset( $scripts[ $place ] ) && in_array( $library, $libraries, true ) ) {
			return (string) $place;
		}
	}
	return '';
}

/**
 * Whether an address begins with another, on whatever scheme.
 *
 * @param string $address Of a script.
 * @param string $base    Of a folder.
 */
function lies_below( string $address, string $base ): bool {
	$scheme = '#^https?:#i';
	$path   = (string) wp_parse_url( $base, PHP_URL_PATH );
	$bare   = (string) preg_replace( $scheme, '', $address );
	return 0 === strpos( $bare, (string) preg_replace( $scheme, '', $base ) ) || ( '' !== $path && 0 === strpos( $bare, $path ) && '/' !== substr( $bare, 1, 1 ) );
}
