<?php
/**
 * Why a comment was held or taken for spam, in the list of comments.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Adds a column where a server is connected. */
function connect_comment_reasons(): void {
	add_filter(
		'manage_edit-comments_columns',
		static fn( $columns ) => '' === settings()['server'] ? $columns : array_merge( $columns, array( 'portico' => __( 'Portico’s reasons', 'portico' ) ) )
	);
	add_action(
		'manage_comments_custom_column',
		static function ( $column, $id ): void {
			if ( 'portico' !== $column ) {
				return;
			}
			$reasons = get_comment_meta( (int) $id, REASONS_META, true );
			foreach ( array_filter( explode( "\n", is_string( $reasons ) ? $reasons : '' ) ) as $reason ) {
				echo '<p>' . esc_html( $reason ) . '</p>';
			}
		},
		10,
		2
	);
}
