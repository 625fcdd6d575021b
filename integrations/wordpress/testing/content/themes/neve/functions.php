<?php
add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( ! is_page() ) {
			return;
		}
		$file = get_template_directory_uri() . '/original.js';
		wp_enqueue_script( 'neve-script', $file, array(), '4.2.11', true );
		wp_localize_script( 'neve-script', 'NeveProperties', array( 'ajaxurl' => '/wp-admin/admin-ajax.php' ) );
		wp_add_inline_script( 'neve-script', 'document.documentElement.dataset.neveTheme = "light";' );
		wp_enqueue_script( 'masonry' );
	}
);
