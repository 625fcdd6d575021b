<?php
/**
 * What was found on this site, and what it costs with and without us.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * The five products.
 *
 * @param array $settings Of this site.
 */
function print_found( array $settings ): void {
	echo '<h2>' . esc_html__( 'Found on this site', 'portico' ) . '</h2><table class="widefat striped portico-found"><thead><tr>';
	foreach ( array( __( 'Product', 'portico' ), __( 'Version', 'portico' ), __( 'What happens', 'portico' ) ) as $title ) {
		echo '<th scope="col">' . esc_html( $title ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( found_products() as $id => $product ) {
		$is_taken = 'known' === $product['state'] && $settings['products'][ $id ];
		echo '<tr class="' . ( $is_taken ? 'is-taken' : 'is-left' ) . '" data-product="' . esc_attr( $id ) . '"><th scope="row">' . esc_html( $product['name'] ) . '</th>';
		echo '<td>' . esc_html( '' === $product['version'] ? '–' : $product['version'] ) . '</td><td>' . esc_html( state_of( $product, $settings['products'][ $id ] ) ) . '</td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * One sentence on a product.
 *
 * @param array $product As found_products() tells it.
 * @param bool  $is_on   Whether its switch is on.
 */
function state_of( array $product, bool $is_on ): string {
	if ( 'absent' === $product['state'] ) {
		return __( 'Not on this site.', 'portico' );
	}
	$problem = problem_of( $product );
	if ( '' !== $problem ) {
		return $problem;
	}
	return $is_on ? __( 'Portico does its work in the browser.', 'portico' ) : __( 'You have switched it off here, so it runs its own scripts.', 'portico' );
}

/** Who needs what was to be taken over. */
function print_needs(): void {
	$sentences = needs_as_sentences();
	if ( ! $sentences ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Kept for others', 'portico' ) . '</h2><p>' . esc_html__( 'Other scripts of your pages build upon these, so they stay where they are.', 'portico' ) . '</p><ul class="portico-needs">';
	foreach ( $sentences as $sentence ) {
		echo '<li>' . esc_html( $sentence ) . '</li>';
	}
	echo '</ul><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="portico_forget">';
	wp_nonce_field( 'portico_forget' );
	echo '<p><button class="button button-small">' . esc_html__( 'Look again', 'portico' ) . '</button></p></form>';
}

/** The button that measures; the rest is done by its script. */
function print_measure(): void {
	echo '<h2>' . esc_html__( 'What it saves', 'portico' ) . '</h2>';
	echo '<p>' . esc_html__( 'Opens your pages in two hidden frames of this browser, once with Portico and once without.', 'portico' ) . '</p>';
	echo '<p><button type="button" class="button" id="portico-measure">' . esc_html__( 'Measure', 'portico' ) . '</button> <span id="portico-progress" role="status"></span></p>';
	echo '<div id="portico-differing" class="portico-differing"></div><div id="portico-results" class="portico-results"></div>';
}
