<?php
/**
 * Calls of a Portico server, signed with the key that its administration has made for this site.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Whoever sends a comment or a form waits for this call, so it is short. */
const SECONDS_TO_WAIT = 1;

/** Longer answers are no verdicts. */
const LONGEST_ANSWER = 20000;

/**
 * Asks for a verdict. Null when there is no server, no answer in time, or one that makes no sense: the submission then goes
 * its usual way.
 *
 * @param array $submission See docs/verdict-api.md of Portico.
 * @return array{id: string, decision: string, reasons: string[]}|null
 */
function ask_server( array $submission ): ?array {
	return read_verdict( call_server( '/wp-json/portico/v1/verdicts', $submission ) );
}

/**
 * Tells the server that a verdict was wrong, or right after all.
 *
 * @param string $id      Of the verdict.
 * @param bool   $is_spam What a person says.
 */
function correct_server( string $id, bool $is_spam ): void {
	call_server( '/wp-json/portico/v1/verdicts/corrections', array( 'id' => $id, 'isSpam' => $is_spam ) );
}

/**
 * One signed call. Nothing comes back from a call that failed in any way.
 *
 * @param string $path Of the call.
 * @param array  $body Its content.
 */
function call_server( string $path, array $body ): string {
	$settings = settings();
	if ( '' === $settings['server'] || '' === $settings['key'] || '' === $settings['secret'] ) {
		return '';
	}
	$text = wp_json_encode( $body );
	if ( false === $text ) {
		return '';
	}
	$time   = (string) time();
	$answer = wp_remote_post(
		$settings['server'] . $path,
		array(
			'timeout'             => SECONDS_TO_WAIT,
			'redirection'         => 0,
			'limit_response_size' => LONGEST_ANSWER,
			'headers'             => array(
				'Content-Type'        => 'application/json',
				'X-Portico-Key'       => $settings['key'],
				'X-Portico-Time'      => $time,
				'X-Portico-Signature' => hash_hmac( 'sha256', "$time\n$path\n$text", $settings['secret'] ),
			),
			'body'                => $text,
		)
	);
	return is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ? '' : wp_remote_retrieve_body( $answer );
}

/**
 * Reads an answer, and believes nothing that is not as agreed.
 *
 * @param string $text Of the answer.
 * @return array{id: string, decision: string, reasons: string[]}|null
 */
function read_verdict( string $text ): ?array {
	$answer   = '' === $text ? null : json_decode( $text, true, 8 );
	$decision = is_array( $answer ) ? ( $answer['decision'] ?? null ) : null;
	$id       = is_array( $answer ) ? ( $answer['id'] ?? null ) : null;
	if ( ! in_array( $decision, array( 'allow', 'hold', 'spam' ), true ) || ! is_string( $id ) || ! preg_match( '/^[\w-]{1,64}$/', $id ) ) {
		return null;
	}
	$reasons = array();
	foreach ( array_slice( is_array( $answer['reasons'] ?? null ) ? $answer['reasons'] : array(), 0, 20 ) as $reason ) {
		$sentence = is_array( $reason ) ? ( $reason['sentence'] ?? '' ) : '';
		if ( is_string( $sentence ) && '' !== $sentence ) {
			$reasons[] = mb_substr( sanitize_text_field( $sentence ), 0, 300 );
		}
	}
	return array(
		'id'       => $id,
		'decision' => $decision,
		'reasons'  => $reasons,
	);
}
