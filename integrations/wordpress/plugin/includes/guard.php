<?php
/**
 * Our tag, and the guard beside it that puts the originals back.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * A second after the page is read, or as soon as our script fails, the held scripts run one after the other in their places.
 * It begins once: two rows of them would overtake each other. Ours sets `porticoIslands` when it has started;
 * `porticoIsRunning` keeps one that comes too late from starting beside them.
 */
const GUARD = '(d=>{let w,q=o=>{(o=d.querySelector("[type^=portico]"))&&(o.type=o.type.slice(8),o.onload=o.onerror=q,o.after(o),o.src||q())},s=_=>{w||self.porticoIslands||(w=porticoIsRunning=1,q())};d.addEventListener("readystatechange",_=>setTimeout(s,1e3));d.getElementById("portico-js").onerror=s})(document)';

/** Held back like the originals, and the first of them: what they wait for has happened already when they come back. */
const REPLAY = '(p=>{let a=p.addEventListener,d=document;p.addEventListener=function(t,f,o){let g=this==d||!this||this==self;g&&(t=="DOMContentLoaded"||t=="load"&&d.readyState=="complete")?setTimeout(_=>f.call?f.call(this||self,new Event(t)):f.handleEvent(new Event(t))):a.call(this||self,t,f,o)}})(EventTarget.prototype)';

/** What WP Rocket, LiteSpeed, Autoptimize, W3 Total Cache, Rocket Loader and others read as: leave this where it is. */
const LEFT_IN_PLACE = array(
	'data-no-optimize'        => '1',
	'data-noptimize'          => '1',
	'data-no-minify'          => '1',
	'data-no-defer'           => '1',
	'data-cfasync'            => 'false',
	'data-pagespeed-no-defer' => '1',
	'data-jetpack-boost'      => 'ignore',
	'data-wpfc-render'        => 'false',
);

/** Stands in our markup for the parts of the bundle that stay away on a page. */
const LEAVES_PLACE = 'porticoLeaves={}';

/** Stands in our markup for what goes beside the sheets of the products. */
const BESIDE_PLACE = '/*portico*/';

/**
 * Everything that goes into the head of a page. Made before the page is written: whoever filters attributes may not be
 * called while a buffer ends.
 */
function our_markup(): string {
	/**
	 * What is printed: `src` is the address of the bundle, `attributes` those of its tag, `nonce` the one of a strict
	 * content security policy.
	 *
	 * @param array{src: string, attributes: array<string, string>, nonce: string} $config
	 */
	$config = (array) apply_filters(
		'portico_config',
		array(
			'src'        => plugins_url( 'bundle/portico.js', PORTICO_FILE ),
			'attributes' => LEFT_IN_PLACE,
			'nonce'      => (string) apply_filters( 'portico_nonce', '' ),
		)
	);
	$shared = (array) ( $config['attributes'] ?? array() );
	if ( ! empty( $config['nonce'] ) ) {
		$shared['nonce'] = (string) $config['nonce'];
	}
	$tag  = array(
		'src'   => add_query_arg( 'ver', PORTICO_VERSION, (string) ( $config['src'] ?? '' ) ),
		'id'    => 'portico-js',
		'defer' => true,
	);
	$held = array(
		'id'   => 'portico-replay',
		'type' => HELD_TYPE,
	);
	$nonce = empty( $config['nonce'] ) ? '' : ' nonce="' . esc_attr( $shared['nonce'] ) . '"';
	return '<style id="portico-beside"' . $nonce . '>' . BESIDE_PLACE . '</style>'
		. wp_get_inline_script_tag( LEAVES_PLACE, array_merge( $shared, array( 'id' => 'portico-leaves' ) ) )
		. wp_get_script_tag( array_merge( $shared, $tag ) )
		. wp_get_inline_script_tag( GUARD, array_merge( $shared, array( 'id' => 'portico-guard' ) ) )
		. wp_get_inline_script_tag( REPLAY, array_merge( $shared, $held ) );
}

/**
 * Our markup for one page: tells our script which of its parts stay away, because a product's own script is at work, and has
 * the rules that the sheets of the others lack. These are there from the first paint on: a sheet that comes later has a browser
 * work out the style of the whole page anew, and moves what it finds closed.
 *
 * @param string   $ours  As our_markup() made it.
 * @param string[] $left  Products that run their own scripts.
 * @param string[] $taken Products that we stand in for.
 * @param string[] $spare Further parts that the page has no use for.
 */
function markup_for( string $ours, array $left, array $taken, array $spare ): string {
	$names = array_merge( $spare, ...array_values( array_intersect_key( written_by_build( 'parts' ), array_flip( $left ) ) ) );
	$rules = implode( '', array_intersect_key( written_by_build( 'beside' ), array_flip( $taken ) ) );
	return strtr(
		$ours,
		array(
			LEAVES_PLACE => 'porticoLeaves=' . wp_json_encode( (object) array_fill_keys( $names, 1 ) ),
			BESIDE_PLACE => $rules,
		)
	);
}

/**
 * What the build has written down for each product: `parts` of the bundle, or rules that go `beside` its sheet.
 *
 * @param string $name Of the file.
 */
function written_by_build( string $name ): array {
	$file    = __DIR__ . '/../bundle/' . $name . '.php';
	$written = is_readable( $file ) ? require $file : array();
	return is_array( $written ) ? $written : array();
}
