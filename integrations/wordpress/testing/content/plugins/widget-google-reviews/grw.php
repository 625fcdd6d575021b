<?php
/**
 * Plugin Name: Stand-in for Rich Showcase
 * Version: 6.9.10
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( is_page() ) {
			wp_enqueue_script( 'grw-public-main-js', plugins_url( 'original.js', __FILE__ ), array(), '6.9.10', true );
		}
	}
);
