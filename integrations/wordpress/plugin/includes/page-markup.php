<?php
/**
 * Reads the scripts out of a finished page and writes it anew with some of them held back.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Marks the tag of each script that WordPress prints with its handle, until the page is finished. */
const MARK = 'data-portico-handle';

/** What the type of a script begins with while it is held back. A browser runs nothing of a type that it does not know. */
const HELD_TYPE = 'portico/';

/**
 * All scripts of a page that a browser would run, in their order.
 *
 * @param string $html Of the page.
 * @return array<int, array{at: int, open: int, end: int, tag: string, code: string, handle: string, id: string, src: string, type: string}>
 */
function scripts_in( string $html ): array {
	$scripts = array();
	$at      = 0;
	while ( preg_match( '/<!--|<script(?=[\s>\/])/i', $html, $match, PREG_OFFSET_CAPTURE, $at ) ) {
		$begin = $match[0][1];
		if ( '<!--' === $match[0][0] ) {
			$end = strpos( $html, '-->', $begin );
			$at  = false === $end ? strlen( $html ) : $end + 3;
			continue;
		}
		$open = end_of_tag( $html, $begin );
		if ( false === $open ) {
			break;
		}
		$close = stripos( $html, '</script', $open );
		$stop  = false === $close ? false : strpos( $html, '>', $close );
		if ( false === $close || false === $stop ) {
			break;
		}
		$at  = $stop + 1;
		$tag = substr( $html, $begin, $open - $begin );
		if ( ! runs( attribute( $tag, 'type' ) ) ) {
			continue;
		}
		$scripts[] = array(
			'at'     => $begin,
			'open'   => $open,
			'end'    => $at,
			'tag'    => $tag,
			'code'   => substr( $html, $open, $close - $open ),
			'handle' => attribute( $tag, MARK ),
			'id'     => attribute( $tag, 'id' ),
			'src'    => attribute( $tag, 'src' ),
			'type'   => attribute( $tag, 'type' ),
		);
	}
	return $scripts;
}

/**
 * The place behind a tag. A > inside quotes belongs to a value.
 *
 * @param string $html Of the page.
 * @param int    $at   Where the tag begins.
 * @return int|false
 */
function end_of_tag( string $html, int $at ) {
	$quote  = '';
	$length = strlen( $html );
	for ( $i = $at; $i < $length; $i++ ) {
		$letter = $html[ $i ];
		if ( '' !== $quote ) {
			$quote = $letter === $quote ? '' : $quote;
		} elseif ( '"' === $letter || "'" === $letter ) {
			$quote = $letter;
		} elseif ( '>' === $letter ) {
			return $i + 1;
		}
	}
	return false;
}

/**
 * The value of an attribute, or nothing.
 *
 * @param string $tag  From < to >.
 * @param string $name Of the attribute.
 */
function attribute( string $tag, string $name ): string {
	$found = preg_match( '/\s' . preg_quote( $name, '/' ) . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))/i', $tag, $match );
	return 1 === $found ? html_entity_decode( end( $match ), ENT_QUOTES ) : '';
}

/**
 * Whether a browser runs scripts of this type.
 *
 * @param string $type As it stands in the tag.
 */
function runs( string $type ): bool {
	return '' === $type || 'module' === strtolower( $type ) || 1 === preg_match( '#^(text|application)/(x-)?(java|ecma)script$#i', trim( $type ) );
}

/**
 * The page with some scripts held back and with ours in its head.
 *
 * @param string $html    Of the page.
 * @param array  $scripts As scripts_in() found them.
 * @param int[]  $held    Places in that list.
 * @param string $ours    Markup; nothing leaves the page as it was.
 */
function rewrite( string $html, array $scripts, array $held, string $ours ): string {
	$head   = end_of_head( $html, $scripts );
	$result = '';
	$at     = 0;
	foreach ( $scripts as $index => $script ) {
		if ( '' !== $ours && $head <= $script['at'] ) {
			$result .= substr( $html, $at, $head - $at ) . $ours;
			$at      = $head;
			$ours    = '';
		}
		$tag = without_attribute( $script['tag'], MARK );
		if ( in_array( $index, $held, true ) ) {
			$module = 'module' === strtolower( $script['type'] ) ? 'module' : '';
			$tag    = '<script type="' . HELD_TYPE . $module . '"' . substr( without_attribute( $tag, 'type' ), strlen( '<script' ) );
		}
		$result .= substr( $html, $at, $script['at'] - $at ) . $tag;
		$at      = $script['open'];
	}
	$place = max( $head, $at );
	return '' === $ours ? $result . substr( $html, $at ) : $result . substr( $html, $at, $place - $at ) . $ours . substr( $html, $place );
}

/**
 * Where the head ends; in a page that writes no such tag, where its first script stands.
 *
 * @param string $html    Of the page.
 * @param array  $scripts Of the page.
 */
function end_of_head( string $html, array $scripts ): int {
	$at = stripos( $html, '</head' );
	while ( false !== $at ) {
		foreach ( $scripts as $script ) {
			if ( $script['at'] < $at && $at < $script['end'] ) {
				$at = stripos( $html, '</head', $script['end'] );
				continue 2;
			}
		}
		return $at;
	}
	return $scripts[0]['at'] ?? 0;
}

/**
 * A tag without one of its attributes.
 *
 * @param string $tag  From < to >.
 * @param string $name Of the attribute.
 */
function without_attribute( string $tag, string $name ): string {
	return (string) preg_replace( '/\s' . preg_quote( $name, '/' ) . '\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'>]+)/i', '', $tag, 1 );
}
