<?php
/**
 * Plugin Name: Stand-in for CleanTalk
 * Version: 6.84
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( ! is_page() ) {
			return;
		}
		wp_enqueue_script( 'apbct-public-bundle.min-js', plugins_url( 'original.js', __FILE__ ), array( 'jquery' ), '6.84', false );
		wp_localize_script( 'apbct-public-bundle.min-js', 'ctPublicFunctions', array( '_ajax_url' => '/wp-admin/admin-ajax.php' ) );
		wp_localize_script( 'apbct-public-bundle.min-js', 'ctPublic', array( 'data__key_is_ok' => '0', 'data__cookies_type' => 'none' ) );
	}
);
