<?php
/**
 * What Site Health says about us.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Adds one test and one table. */
function connect_health(): void {
	add_filter(
		'site_status_tests',
		static function ( array $tests ): array {
			$tests['direct']['portico'] = array(
				'label' => __( 'Portico', 'portico' ),
				'test'  => __NAMESPACE__ . '\\health_test',
			);
			return $tests;
		}
	);
	add_filter( 'debug_information', __NAMESPACE__ . '\\health_table' );
}

/** Good when everything that is here is understood. */
function health_test(): array {
	$sentences = array_filter( array_map( __NAMESPACE__ . '\\problem_of', found_products() ) );
	if ( ! is_readable( dirname( PORTICO_FILE ) . '/bundle/portico.js' ) ) {
		$sentences[] = __( 'The bundle is missing from the plugin’s folder. Please install the plugin again; until then, all products run their own scripts.', 'portico' );
	}
	$text = $sentences ? implode( ' ', $sentences ) : __( 'Every product that Portico found is of a version that it knows.', 'portico' );
	return array(
		'label'       => $sentences ? __( 'Portico leaves some products alone', 'portico' ) : __( 'Portico knows this site', 'portico' ),
		'status'      => $sentences ? 'recommended' : 'good',
		'badge'       => array(
			'label' => __( 'Performance', 'portico' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $text ) . '</p>',
		'actions'     => '<p><a href="' . esc_url( admin_url( 'options-general.php?page=portico' ) ) . '">' . esc_html__( 'Open the settings of Portico', 'portico' ) . '</a></p>',
		'test'        => 'portico',
	);
}

/**
 * Why a product cannot be taken over, as a sentence; nothing when it can or is not here.
 *
 * @param array $product As found_products() tells it.
 */
function problem_of( array $product ): string {
	if ( 'broken' === $product['state'] ) {
		/* translators: %s: name of a product */
		return sprintf( __( '%s is switched on, but its files are incomplete, so it is left alone.', 'portico' ), $product['name'] );
	}
	if ( 'unknown-version' === $product['state'] ) {
		/* translators: 1: name of a product 2: version */
		return sprintf( __( '%1$s %2$s is a version that Portico does not know yet, so it runs its own scripts.', 'portico' ), $product['name'], $product['version'] );
	}
	return '';
}

/**
 * A table for whoever is asked for help.
 *
 * @param array $tables Of Site Health.
 */
function health_table( array $tables ): array {
	$settings = settings();
	$fields   = array(
		'mode' => array(
			'label' => __( 'Mode', 'portico' ),
			'value' => $settings['mode'],
		),
	);
	foreach ( found_products() as $id => $product ) {
		$fields[ $id ] = array(
			'label' => $product['name'],
			'value' => trim( $product['state'] . ' ' . $product['version'] . ( $settings['products'][ $id ] ? '' : ' (switched off)' ) ),
		);
	}
	foreach ( needs_as_sentences() as $at => $sentence ) {
		$fields[ 'kept-' . $at ] = array(
			'label' => __( 'Kept for others', 'portico' ),
			'value' => $sentence,
		);
	}
	$tables['portico'] = array(
		'label'  => __( 'Portico', 'portico' ),
		'fields' => $fields,
	);
	return $tables;
}
