<?php
/**
 * Works beside plugins that keep or rearrange pages.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Pages that were kept with other choices are thrown away. */
function purge_caches(): void {
	foreach ( array( 'rocket_clean_domain', 'w3tc_flush_all', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' ) as $purge ) {
		if ( function_exists( $purge ) ) {
			$purge();
		}
	}
	if ( is_callable( array( 'autoptimizeCache', 'clearall' ) ) ) {
		call_user_func( array( 'autoptimizeCache', 'clearall' ) );
	}
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- hooks of LiteSpeed, Cache Enabler and Breeze.
	do_action( 'litespeed_purge_all' );
	do_action( 'cache_enabler_clear_complete_cache' );
	do_action( 'breeze_clear_all_cache' );
	// phpcs:enable
	/** For caches that are not known here. */
	do_action( 'portico_purge' );
}

/** Asks optimisers to leave our scripts, and those that are held back, as they are. */
function keep_from_optimisers(): void {
	$lists = array( 'rocket_delay_js_exclusions', 'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_defer_inline_exclusions', 'rocket_excluded_inline_js_content', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude' );
	foreach ( $lists as $list ) {
		add_filter( $list, __NAMESPACE__ . '\\with_ours' );
	}
	add_filter(
		'autoptimize_filter_js_exclude',
		static fn( $list ) => is_array( $list ) ? $list + array( 'portico' => '' ) : $list . ', portico'
	);
	add_filter(
		'w3tc_minify_js_do_tag_minification',
		static fn( $minify, $tag ) => $minify && false === strpos( (string) $tag, 'portico' ),
		10,
		2
	);
}

/**
 * A list of what is left alone, with ours.
 *
 * @param mixed $list Of an optimiser.
 * @return mixed
 */
function with_ours( $list ) {
	return is_array( $list ) ? array_merge( $list, array( '/bundle/portico.js', 'porticoIslands', 'porticoLeaves' ) ) : $list;
}
