<?php
/**
 * A switch beside each page: leave this one alone.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Adds the box to the editors of all public kinds of page. */
function connect_page_switch(): void {
	add_action(
		'add_meta_boxes',
		static function (): void {
			if ( current_user_can( 'manage_options' ) ) {
				add_meta_box( 'portico', __( 'Portico', 'portico' ), __NAMESPACE__ . '\\print_page_switch', array_values( get_post_types( array( 'public' => true ) ) ), 'side', 'low' );
			}
		}
	);
	add_action( 'save_post', __NAMESPACE__ . '\\save_page_switch' );
}

/**
 * The box.
 *
 * @param \WP_Post $post Being edited.
 */
function print_page_switch( $post ): void {
	wp_nonce_field( 'portico_page', 'portico_page_nonce' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped in box().
	echo box( 'portico_off', '1', (bool) get_post_meta( $post->ID, PAGE_META, true ), __( 'Leave this page alone', 'portico' ) );
}

/**
 * Keeps the choice.
 *
 * @param int $id Of the post.
 */
function save_page_switch( $id ): void {
	$nonce = isset( $_POST['portico_page_nonce'] ) ? sanitize_key( (string) wp_unslash( $_POST['portico_page_nonce'] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, 'portico_page' ) || ! current_user_can( 'manage_options' ) || wp_is_post_revision( $id ) ) {
		return;
	}
	if ( empty( $_POST['portico_off'] ) ) {
		delete_post_meta( $id, PAGE_META );
	} else {
		update_post_meta( $id, PAGE_META, '1' );
	}
	purge_caches();
}
