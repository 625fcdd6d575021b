<?php
/**
 * Which libraries a script uses, whatever it has declared.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** No file of a page that is worth reading is longer. */
const LONGEST_SCRIPT = 2000000;

/** So many files are remembered; a site with more reads some of them again. */
const REMEMBERED_FILES = 300;

/**
 * The libraries that a piece of code mentions. One that is mentioned without being used is kept all the same, which does no harm.
 *
 * @param string $code Of a script.
 * @return string[] Handles.
 */
function libraries_in( string $code ): array {
	$words = array(
		'jquery-core'  => '/\bjQuery\b/',
		'wp-hooks'     => '/\bwp\s*\.\s*hooks\b/',
		'wp-i18n'      => '/\bwp\s*\.\s*i18n\b/',
		'swiper'       => '/\bnew\s+Swiper\b/',
		'masonry'      => '/\bMasonry\b|\.masonry\s*\(/',
		'imagesloaded' => '/\bimagesLoaded\b/',
	);
	$used  = array_keys( array_filter( $words, static fn( $word ) => 1 === preg_match( $word, $code ) ) );
	// Whoever has worked with jQuery so far has worked with what Migrate adds to it.
	return in_array( 'jquery-core', $used, true ) ? array_merge( $used, array( 'jquery-migrate' ) ) : $used;
}

/**
 * The libraries that a file of this site mentions. Files of other hosts are not read; their addresses decide.
 *
 * @param string $address Of the file.
 * @return string[] Handles.
 */
function libraries_in_file( string $address ): array {
	$file = file_behind( $address );
	if ( '' === $file ) {
		return false === stripos( $address, 'jquery' ) ? array() : array( 'jquery-core', 'jquery-migrate' );
	}
	$stamp      = md5( $file . '|' . filemtime( $file ) . '|' . filesize( $file ) );
	$remembered = get_transient( FILES_TRANSIENT );
	$remembered = is_array( $remembered ) ? $remembered : array();
	if ( isset( $remembered[ $stamp ] ) ) {
		return (array) $remembered[ $stamp ];
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this site.
	$libraries = filesize( $file ) > LONGEST_SCRIPT ? array( 'jquery-core', 'jquery-migrate' ) : libraries_in( (string) file_get_contents( $file ) );
	set_transient( FILES_TRANSIENT, array_slice( array_merge( $remembered, array( $stamp => $libraries ) ), -REMEMBERED_FILES, null, true ), WEEK_IN_SECONDS );
	return $libraries;
}

/**
 * Where a script of this site lies on the disk, or nothing.
 *
 * @param string $address As it stands in the page.
 */
function file_behind( string $address ): string {
	$address = (string) preg_replace( '/[?#].*$/s', '', $address );
	$bases   = array(
		content_url( '/' )  => WP_CONTENT_DIR . '/',
		plugins_url( '/' )  => WP_PLUGIN_DIR . '/',
		includes_url( '/' ) => ABSPATH . WPINC . '/',
	);
	foreach ( $bases as $base => $folder ) {
		$base = (string) preg_replace( '#^https?:#', '', $base );
		$path = (string) preg_replace( '#^https?:#', '', $address );
		if ( 0 !== strpos( $path, $base ) ) {
			$base = (string) wp_parse_url( $base, PHP_URL_PATH );
		}
		if ( '' === $base || 0 !== strpos( $path, $base ) ) {
			continue;
		}
		$file = realpath( $folder . rawurldecode( substr( $path, strlen( $base ) ) ) );
		$root = realpath( $folder );
		// Neither out of the folder nor anything else than a script.
		if ( $file && $root && 0 === strpos( $file, $root ) && preg_match( '/\.m?js$/i', $file ) && is_readable( $file ) ) {
			return $file;
		}
	}
	return '';
}
