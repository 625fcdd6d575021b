<?php
/**
 * The form of the screen.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * Switches, exclusions and the connection to a server.
 *
 * @param array $settings Of this site.
 */
function print_fields( array $settings ): void {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="portico_save">';
	wp_nonce_field( 'portico_save' );
	echo '<h2>' . esc_html__( 'Settings', 'portico' ) . '</h2><table class="form-table" role="presentation">';
	print_row( __( 'Take over', 'portico' ), product_boxes( $settings ) );
	print_row(
		__( 'Leave these addresses alone', 'portico' ),
		'<textarea class="large-text code" rows="4" name="portico[addresses]" aria-label="' . esc_attr__( 'Leave these addresses alone', 'portico' ) . '">' . esc_textarea( $settings['addresses'] ) . '</textarea>'
		. description( __( 'One in each line, for example /shop/*. A single page has a switch of its own in its editor.', 'portico' ) )
	);
	print_row( __( 'Leave these people alone', 'portico' ), role_boxes( $settings['roles'] ) );
	echo '</table><h2>' . esc_html__( 'Spam verdicts from a Portico server', 'portico' ) . '</h2><table class="form-table" role="presentation">';
	print_row( __( 'Address', 'portico' ), text_field( 'server', $settings['server'], 'url', __( 'Address of the server', 'portico' ) ) . description( __( 'Comments and messages of Contact Form 7 are shown to this server before they are accepted. If it does not answer within a second, they go their usual way. Leave it empty to ask nobody.', 'portico' ) ) );
	print_row( __( 'Key', 'portico' ), text_field( 'key', $settings['key'], 'text', __( 'Key', 'portico' ) ) );
	print_row( __( 'Secret', 'portico' ), text_field( 'secret', '', 'password', __( 'Secret', 'portico' ) ) . description( '' === $settings['secret'] ? __( 'The server’s administration shows both when it makes a key.', 'portico' ) : __( 'A secret is stored. Leave the field empty to keep it.', 'portico' ) ) );
	echo '</table>';
	submit_button( __( 'Save', 'portico' ) );
	echo '</form>';
}

/**
 * One row of the form.
 *
 * @param string $title  On its left.
 * @param string $fields Markup, escaped where it was made.
 */
function print_row( string $title, string $fields ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it was made.
	echo '<tr><th scope="row">' . esc_html( $title ) . '</th><td>' . $fields . '</td></tr>';
}

/**
 * A switch for each product.
 *
 * @param array $settings Of this site.
 */
function product_boxes( array $settings ): string {
	$boxes = '';
	foreach ( products() as $id => $product ) {
		$boxes .= box( "portico[products][$id]", '1', $settings['products'][ $id ], $product['name'] );
	}
	return '<fieldset>' . $boxes . '</fieldset>';
}

/**
 * A switch for each role.
 *
 * @param string[] $chosen Roles.
 */
function role_boxes( array $chosen ): string {
	$boxes = '';
	foreach ( wp_roles()->get_names() as $role => $name ) {
		$boxes .= box( 'portico[roles][]', (string) $role, in_array( $role, $chosen, true ), translate_user_role( $name ) );
	}
	return '<fieldset>' . $boxes . '</fieldset>';
}

/**
 * One switch.
 *
 * @param string $name    Of the field.
 * @param string $value   That it sends.
 * @param bool   $is_on   Whether it is ticked.
 * @param string $label   Beside it.
 */
function box( string $name, string $value, bool $is_on, string $label ): string {
	return '<label><input type="checkbox" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '"' . checked( $is_on, true, false ) . '> ' . esc_html( $label ) . '</label><br>';
}

/**
 * One line to type into.
 *
 * @param string $name  Of the setting.
 * @param string $value Its value.
 * @param string $type  Of the field.
 * @param string $label For whoever cannot see the row.
 */
function text_field( string $name, string $value, string $type, string $label ): string {
	return '<input class="regular-text code" autocomplete="off" type="' . esc_attr( $type ) . '" name="portico[' . esc_attr( $name ) . ']" value="' . esc_attr( $value ) . '" aria-label="' . esc_attr( $label ) . '">';
}

/**
 * A sentence below a field.
 *
 * @param string $text The sentence.
 */
function description( string $text ): string {
	return '<p class="description">' . esc_html( $text ) . '</p>';
}
