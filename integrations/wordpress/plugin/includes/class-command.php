<?php
/**
 * `wp portico …`
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Lets Portico do the work of five products in the browser. */
class Command {

	/**
	 * Shows what was found and what is taken over.
	 *
	 * ## EXAMPLES
	 *
	 *     wp portico status
	 */
	public function status(): void {
		$settings = settings();
		\WP_CLI::log( 'mode: ' . $settings['mode'] );
		foreach ( found_products() as $id => $product ) {
			$state = 'known' === $product['state'] && ! $settings['products'][ $id ] ? 'switched off' : $product['state'];
			\WP_CLI::log( trim( $id . ': ' . $state . ' ' . $product['version'] ) );
		}
		foreach ( needs_as_sentences() as $sentence ) {
			\WP_CLI::log( $sentence );
		}
	}

	/**
	 * Takes over for every visitor, or one product of it.
	 *
	 * ## OPTIONS
	 *
	 * [<product>]
	 * : elementor, contact-form-7, neve, cleantalk or reviews.
	 *
	 * [--trial]
	 * : Only administrators see it.
	 *
	 * @param string[] $words   Behind the command.
	 * @param array    $options With two dashes.
	 */
	public function on( array $words, array $options = array() ): void {
		if ( isset( $words[0] ) ) {
			$this->turn( $words[0], true );
			return;
		}
		$mode = isset( $options['trial'] ) ? 'trial' : 'on';
		change_settings( array( 'mode' => $mode ) );
		\WP_CLI::success( 'on' === $mode ? 'Portico is on.' : 'Portico is on trial: only administrators see it.' );
	}

	/**
	 * Puts everything back as it was, or one product of it.
	 *
	 * ## OPTIONS
	 *
	 * [<product>]
	 * : elementor, contact-form-7, neve, cleantalk or reviews.
	 *
	 * @param string[] $words Behind the command.
	 */
	public function off( array $words ): void {
		if ( isset( $words[0] ) ) {
			$this->turn( $words[0], false );
			return;
		}
		change_settings( array( 'mode' => 'off' ) );
		\WP_CLI::success( 'Portico is off. All products run their own scripts.' );
	}

	/**
	 * Counts the scripts of a page with and without Portico.
	 *
	 * ## OPTIONS
	 *
	 * [<address>]
	 * : The page. Without it, the home page.
	 *
	 * @param string[] $words Behind the command.
	 */
	public function measure( array $words ): void {
		$page = $words[0] ?? home_url( '/' );
		foreach ( array( 'off', 'on' ) as $state ) {
			$answer = wp_remote_get( measured_address( $page, $state ), array( 'timeout' => 20 ) );
			if ( is_wp_error( $answer ) ) {
				\WP_CLI::error( $answer->get_error_message() );
				return;
			}
			list( $files, $bytes ) = $this->weigh( wp_remote_retrieve_body( $answer ) );
			\WP_CLI::log( sprintf( '%s Portico: %d script files, %.1f kB before compression', 'on' === $state ? 'with' : 'without', $files, $bytes / 1000 ) );
		}
	}

	/**
	 * How many script files a page begins with, and how long those of this site are.
	 *
	 * @param string $html Of the page.
	 * @return array{int, int}
	 */
	private function weigh( string $html ): array {
		$addresses = array_filter( array_column( scripts_in( $html ), 'src' ) );
		$files     = array_filter( array_map( __NAMESPACE__ . '\\file_behind', $addresses ) );
		return array( count( $addresses ), (int) array_sum( array_map( 'filesize', $files ) ) );
	}

	/**
	 * Switches one product.
	 *
	 * @param string $product Its name.
	 * @param bool   $is_on   Whether it is taken over.
	 */
	private function turn( string $product, bool $is_on ): void {
		if ( ! isset( products()[ $product ] ) ) {
			\WP_CLI::error( "There is no product “{$product}”. Choose one of " . implode( ', ', array_keys( products() ) ) . '.' );
			return;
		}
		change_settings( array( 'products' => array_merge( settings()['products'], array( $product => $is_on ) ) ) );
		\WP_CLI::success( products()[ $product ]['name'] . ( $is_on ? ' is taken over.' : ' runs its own scripts.' ) );
	}
}
