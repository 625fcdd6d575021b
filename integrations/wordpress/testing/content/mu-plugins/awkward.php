<?php
/** Other people's scripts, each in an awkward way of its own: `?with=late,module` brings two of them. */

function awkward( $name ) {
	return in_array( $name, explode( ',', (string) ( $_GET['with'] ?? '' ) ), true );
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		$file = content_url( 'mu-plugins/third-party.js' );
		if ( awkward( 'header' ) ) {
			wp_enqueue_script( 'needs-jquery-in-header', $file, array( 'jquery' ), '1', false );
		}
		if ( awkward( 'deferred' ) ) {
			wp_enqueue_script( 'needs-jquery-deferred', $file, array( 'jquery' ), '1', array( 'strategy' => 'defer' ) );
		}
		if ( awkward( 'addon' ) ) {
			wp_enqueue_script( 'elementor-addon', $file, array( 'elementor-frontend' ), '1', true );
		}
		if ( awkward( 'slider' ) ) {
			wp_enqueue_script( 'somebodys-slider', $file, array( 'swiper' ), '1', true );
		}
		if ( awkward( 'undeclared' ) ) {
			wp_enqueue_script( 'says-nothing', content_url( 'mu-plugins/undeclared.js' ), array(), '1', true );
		}
		if ( awkward( 'impostor' ) ) {
			wp_deregister_script( 'contact-form-7' );
			wp_enqueue_script( 'contact-form-7', $file, array(), '1', true );
		}
	},
	99
);
add_action(
	'wp_footer',
	static function () {
		if ( awkward( 'late' ) ) {
			wp_enqueue_script( 'needs-jquery-late', content_url( 'mu-plugins/third-party.js' ), array( 'jquery' ), '1', true );
		}
	},
	1
);
add_filter(
	'the_content',
	static function ( $html ) {
		$pieces = array(
			'inline' => '<script>jQuery(function ($) { $("body").addClass("inline-ran"); });</script>',
			'module' => '<script type="module">document.body.classList.add("module-ran");</script>',
			'click'  => '<button onclick="jQuery(this).hide()">Hide</button>',
			'byhand' => '<script src="' . content_url( 'mu-plugins/undeclared.js' ) . '"></script>',
			'twice'  => '<script defer src="' . content_url( 'plugins/portico/bundle/portico.js' ) . '"></script>',
			'json'   => '<script type="application/ld+json">{"text":"jQuery"}</script><!-- <script>jQuery()</script> -->',
		);
		return implode( '', array_filter( $pieces, 'awkward', ARRAY_FILTER_USE_KEY ) ) . $html;
	},
	99
);
add_filter( 'amp_is_request', '__return_false' );
if ( isset( $_GET['as-amp'] ) ) {
	function amp_is_request() {
		return true;
	}
}
if ( isset( $_GET['strict'] ) ) {
	add_filter( 'portico_nonce', static fn() => 'fixed' );
	add_action( 'send_headers', static fn() => header( "Content-Security-Policy: script-src 'nonce-fixed' 'strict-dynamic'" ) );
	$with_nonce = static fn( $attributes ) => array_merge( $attributes, array( 'nonce' => 'fixed' ) );
	add_filter( 'wp_script_attributes', $with_nonce );
	add_filter( 'wp_inline_script_attributes', $with_nonce );
}
