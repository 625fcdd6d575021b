<?php
/**
 * The five products: how they are recognised, which of their versions we know, and which scripts of theirs we stand in for.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * What there is to know of each product.
 *
 * `from` and `below` are the versions that we know. `core` are the scripts that are the product: somebody else's script that
 * builds upon one of them is an add-on that we do not understand, and the product is left alone. `libraries` are kept one by
 * one where somebody needs them. A name that ends in * stands for all that begin so.
 *
 * @return array<string, array{name: string, plugin?: string, theme?: string, from: string, below: string, core: string[], libraries: string[]}>
 */
function products(): array {
	return array(
		'elementor'      => array(
			'name'      => 'Elementor',
			'plugin'    => 'elementor/elementor.php',
			'from'      => '3.25',
			'below'     => '4.4',
			'core'      => array( 'elementor-webpack-runtime', 'elementor-frontend-modules', 'elementor-frontend' ),
			'libraries' => array( 'swiper', 'jquery-numerator', 'jquery-ui-core' ),
		),
		'contact-form-7' => array(
			'name'      => 'Contact Form 7',
			'plugin'    => 'contact-form-7/wp-contact-form-7.php',
			'from'      => '6.0',
			'below'     => '6.2',
			'core'      => array( 'contact-form-7', 'swv' ),
			'libraries' => array(),
		),
		'neve'           => array(
			'name'      => 'Neve',
			'theme'     => 'neve',
			'from'      => '4.0',
			'below'     => '4.3',
			'core'      => array( 'neve-script', 'neve-scroll-to-top' ),
			'libraries' => array( 'masonry', 'imagesloaded' ),
		),
		'cleantalk'      => array(
			'name'      => 'CleanTalk',
			'plugin'    => 'cleantalk-spam-protect/cleantalk.php',
			'from'      => '6.60',
			'below'     => '6.90',
			'core'      => array( 'apbct-public-bundle*' ),
			'libraries' => array(),
		),
		'reviews'        => array(
			'name'      => 'Rich Showcase for Google Reviews',
			'plugin'    => 'widget-google-reviews/grw.php',
			'from'      => '6.9',
			'below'     => '6.10',
			'core'      => array( 'grw-public-main-js' ),
			'libraries' => array(),
		),
	);
}

/** Libraries of WordPress that go when nothing on the page needs them any more. */
const SHARED_LIBRARIES = array( 'jquery-core', 'jquery-migrate', 'wp-hooks', 'wp-i18n' );

/**
 * Which products this site has.
 *
 * @return array<string, array{name: string, version: string, state: string}> `state` is `known`, `unknown-version`, `broken` or `absent`.
 */
function found_products(): array {
	$found = array();
	foreach ( products() as $id => $product ) {
		$version = isset( $product['theme'] ) ? theme_version( $product['theme'] ) : plugin_version( $product['plugin'] ?? '' );
		if ( null === $version ) {
			$state = 'absent';
		} elseif ( '' === $version ) {
			$state = 'broken';
		} else {
			$is_known = version_compare( $version, $product['from'], '>=' ) && version_compare( $version, $product['below'], '<' );
			$state    = $is_known ? 'known' : 'unknown-version';
		}
		$found[ $id ] = array(
			'name'    => $product['name'],
			'version' => (string) $version,
			'state'   => $state,
		);
	}
	return $found;
}

/**
 * The version of an active plugin; nothing when its files do not say one, null when it is not active.
 *
 * @param string $plugin Its main file, below the folder of plugins.
 */
function plugin_version( string $plugin ): ?string {
	$active = array_merge(
		(array) get_option( 'active_plugins', array() ),
		is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) : array()
	);
	if ( ! in_array( $plugin, $active, true ) ) {
		return null;
	}
	$file = WP_PLUGIN_DIR . '/' . $plugin;
	if ( ! is_readable( $file ) ) {
		return '';
	}
	return get_file_data( $file, array( 'version' => 'Version' ) )['version'];
}

/**
 * The version of the theme that makes the pages, be it itself or below a child theme; null when it is another one.
 *
 * @param string $theme Its folder.
 */
function theme_version( string $theme ): ?string {
	if ( get_template() !== $theme ) {
		return null;
	}
	$found = wp_get_theme( $theme );
	return $found->exists() ? (string) $found->get( 'Version' ) : '';
}

/**
 * The address below which a product's own scripts lie. Another plugin may use one of its names for a script of its own.
 *
 * @param string $id Of the product.
 */
function product_address( string $id ): string {
	$product = products()[ $id ];
	return isset( $product['theme'] ) ? get_template_directory_uri() . '/' : plugins_url( '/', WP_PLUGIN_DIR . '/' . ( $product['plugin'] ?? '' ) );
}

/**
 * Whether a script goes by one of these names.
 *
 * @param string   $handle Of the script.
 * @param string[] $names  May end in *.
 */
function is_among( string $handle, array $names ): bool {
	foreach ( $names as $name ) {
		$begins = '*' === substr( $name, -1 ) && 0 === strpos( $handle, substr( $name, 0, -1 ) );
		if ( $begins || $handle === $name ) {
			return true;
		}
	}
	return false;
}
