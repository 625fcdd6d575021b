<?php
/**
 * Plugin Name: Stand-in for Elementor
 * Version: 4.2.0
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		$file = plugins_url( 'original.js', __FILE__ );
		wp_register_script( 'swiper', $file, array(), '8.4.5', true );
		wp_register_script( 'jquery-numerator', $file, array( 'jquery' ), '0.2.1', true );
		wp_register_script( 'elementor-webpack-runtime', $file, array(), '4.2.0', true );
		wp_register_script( 'elementor-frontend-modules', $file, array( 'elementor-webpack-runtime', 'jquery' ), '4.2.0', true );
		wp_register_script( 'elementor-frontend', $file, array( 'elementor-frontend-modules', 'jquery-ui-core', 'swiper', 'jquery-numerator' ), '4.2.0', true );
		// Newer versions of WordPress write this themselves.
		wp_add_inline_script( 'jquery-ui-core', 'jQuery.uiBackCompat = true;', 'before' );
		$config = array(
			'environmentMode' => array( 'edit' => false ),
			'kit'             => new stdClass(),
			'settings'        => array( 'page' => array() ),
			'responsive'      => array( 'breakpoints' => new stdClass() ),
			'i18n'            => new stdClass(),
		);
		wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = ' . wp_json_encode( $config ) . ';', 'before' );
	}
);
add_filter(
	'the_content',
	static function ( $html ) {
		if ( ! is_page() ) {
			return $html;
		}
		// As late as the real one: while the page is being written.
		wp_enqueue_script( 'elementor-frontend' );
		return $html . file_get_contents( __DIR__ . '/accordion.txt' );
	}
);
