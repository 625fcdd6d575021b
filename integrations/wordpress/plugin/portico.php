<?php
/**
 * Plugin Name:       Portico
 * Description:       One small script does the work of Elementor, Contact Form 7, Neve, CleanTalk and Rich Showcase for Google Reviews in the browser. Their pages, forms and settings stay as they are.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Portico contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       portico
 * Domain Path:       /languages
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

if ( defined( 'PORTICO_FILE' ) ) {
	// A second copy in another folder: the first one works, and this one says so.
	add_action(
		'admin_notices',
		static function (): void {
			$text = __( 'Portico is installed twice. The copy that was loaded first is at work; please delete the other one.', 'portico' );
			echo '<div class="notice notice-warning"><p>' . esc_html( $text ) . '</p></div>';
		}
	);
	return;
}

define( 'PORTICO_FILE', __FILE__ );
define( 'PORTICO_VERSION', '0.1.0' );

foreach ( array( 'settings', 'products', 'exclusions', 'script-needs', 'needs', 'decision', 'page-markup', 'guard', 'takeover', 'caches', 'measure-door', 'server', 'judge', 'health' ) as $portico_part ) {
	require_once __DIR__ . "/includes/$portico_part.php";
}

register_activation_hook( __FILE__, __NAMESPACE__ . '\\purge_caches' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\\purge_caches' );

add_action( 'init', static fn() => load_plugin_textdomain( 'portico', false, dirname( plugin_basename( PORTICO_FILE ) ) . '/languages' ) );
add_action( 'template_redirect', __NAMESPACE__ . '\\begin_takeover', PHP_INT_MAX );
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\\purge_caches', 10, 0 );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\\purge_caches', 10, 0 );

keep_from_optimisers();
connect_judge();
connect_health();
connect_measuring();

if ( is_admin() ) {
	foreach ( array( 'screen', 'fields', 'findings', 'page-switch', 'comment-reasons' ) as $portico_part ) {
		require_once __DIR__ . "/admin/$portico_part.php";
	}
	connect_screen();
	connect_page_switch();
	connect_comment_reasons();
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	require_once __DIR__ . '/includes/class-command.php';
	\WP_CLI::add_command( 'portico', Command::class );
}
