<?php
/**
 * Leaves nothing behind, on any site of a network.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes all that one site has kept. */
function forget_site(): void {
	delete_option( 'portico' );
	delete_option( 'portico_found' );
	delete_transient( 'portico_files' );
	wp_unschedule_hook( 'portico_correct' );
	delete_metadata( 'post', 0, '_portico_off', '', true );
	delete_metadata( 'comment', 0, '_portico_reasons', '', true );
	delete_metadata( 'comment', 0, '_portico_verdict', '', true );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $portico_site ) {
		switch_to_blog( (int) $portico_site );
		forget_site();
		restore_current_blog();
	}
} else {
	forget_site();
}
