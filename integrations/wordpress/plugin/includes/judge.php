<?php
/**
 * Has comments and messages of Contact Form 7 judged by a Portico server, where one is connected.
 *
 * @package Portico
 */

declare( strict_types=1 );

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** Waits for comments, messages and corrections. */
function connect_judge(): void {
	add_filter( 'pre_comment_approved', __NAMESPACE__ . '\\judge_comment', 20, 2 );
	add_filter( 'wpcf7_spam', __NAMESPACE__ . '\\judge_message', 20, 2 );
	add_action( 'transition_comment_status', __NAMESPACE__ . '\\note_correction', 10, 3 );
	add_action( 'portico_correct', __NAMESPACE__ . '\\correct_server', 10, 2 );
}

/**
 * Holds a comment, or takes it for spam, when the server says so; never the other way round.
 *
 * @param mixed $approved What others have decided: 1, 0, 'spam', 'trash' or an error.
 * @param array $comment  As it was sent.
 * @return mixed
 */
function judge_comment( $approved, $comment ) {
	if ( ! is_array( $comment ) || ! in_array( $approved, array( 0, 1, '0', '1' ), true ) || current_user_can( 'moderate_comments' ) ) {
		return $approved;
	}
	$verdict = ask_server(
		array(
			'kind'    => 'comment',
			'name'    => excerpt_of( $comment['comment_author'] ?? '', 200 ),
			'email'   => excerpt_of( $comment['comment_author_email'] ?? '', 200 ),
			'website' => excerpt_of( $comment['comment_author_url'] ?? '', 500 ),
			'text'    => excerpt_of( $comment['comment_content'] ?? '', 20000 ),
			'address' => excerpt_of( $comment['comment_author_IP'] ?? '', 45 ),
			'browser' => excerpt_of( $comment['comment_agent'] ?? '', 500 ),
			'fields'  => (object) signal_fields(),
		)
	);
	if ( null === $verdict ) {
		return $approved;
	}
	add_action(
		'comment_post',
		static function ( $id ) use ( $verdict ): void {
			update_comment_meta( (int) $id, VERDICT_META, $verdict['id'] );
			if ( $verdict['reasons'] ) {
				update_comment_meta( (int) $id, REASONS_META, implode( "\n", $verdict['reasons'] ) );
			}
		}
	);
	$decisions = array(
		'spam'  => 'spam',
		'hold'  => 0,
		'allow' => $approved,
	);
	return $decisions[ $verdict['decision'] ];
}

/**
 * Takes a message for spam when the server says so.
 *
 * @param mixed $is_spam    What others have decided.
 * @param mixed $submission Of Contact Form 7.
 * @return mixed
 */
function judge_message( $is_spam, $submission = null ) {
	if ( $is_spam || ! is_object( $submission ) || ! method_exists( $submission, 'get_posted_data' ) ) {
		return $is_spam;
	}
	$fields = array();
	foreach ( array_slice( (array) $submission->get_posted_data(), 0, 100, true ) as $name => $value ) {
		$fields[ excerpt_of( (string) $name, 100 ) ] = excerpt_of( is_array( $value ) ? implode( ', ', array_filter( $value, 'is_scalar' ) ) : $value, 5000 );
	}
	$meta    = static fn( string $name ) => method_exists( $submission, 'get_meta' ) ? excerpt_of( $submission->get_meta( $name ), 500 ) : '';
	$verdict = ask_server(
		array(
			'kind'    => 'form',
			'text'    => excerpt_of( implode( "\n", $fields ), 20000 ),
			'email'   => first_email( $fields ),
			'address' => substr( $meta( 'remote_ip' ), 0, 45 ),
			'browser' => $meta( 'user_agent' ),
			'fields'  => (object) signal_fields(),
		)
	);
	if ( null === $verdict || 'spam' !== $verdict['decision'] ) {
		return $is_spam;
	}
	if ( method_exists( $submission, 'add_spam_log' ) ) {
		$submission->add_spam_log(
			array(
				'agent'  => 'portico',
				'reason' => implode( ' ', $verdict['reasons'] ),
			)
		);
	}
	return true;
}

/**
 * Keeps a correction for the next run of the scheduler: nobody who moderates waits for another server.
 *
 * @param string      $now     Status of the comment.
 * @param string      $before  Its status so far.
 * @param \WP_Comment $comment The comment.
 */
function note_correction( $now, $before, $comment ): void {
	$id = get_comment_meta( (int) $comment->comment_ID, VERDICT_META, true );
	if ( ! is_string( $id ) || '' === $id || ( 'spam' !== $now && 'spam' !== $before ) || 'trash' === $now || 'delete' === $now ) {
		return;
	}
	wp_schedule_single_event( time(), 'portico_correct', array( $id, 'spam' === $now ) );
}

/**
 * What our script, or CleanTalk's, has added to the form that is being sent.
 *
 * @return array<string, string>
 */
function signal_fields(): array {
	$fields = array();
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- read on behalf of whoever checks the form itself.
	foreach ( wp_unslash( $_POST ) as $name => $value ) {
		if ( is_string( $value ) && count( $fields ) < 50 && preg_match( '/^(ct|apbct)_[\w-]{1,90}$/', (string) $name ) ) {
			$fields[ (string) $name ] = excerpt_of( $value, 20000 );
		}
	}
	return $fields;
}

/**
 * The beginning of a text.
 *
 * @param mixed $text   Anything that was sent.
 * @param int   $length In letters.
 */
function excerpt_of( $text, int $length ): string {
	return is_scalar( $text ) ? mb_substr( wp_check_invalid_utf8( (string) $text, true ), 0, $length ) : '';
}

/**
 * The first value that is an e-mail address.
 *
 * @param string[] $fields Of a message.
 */
function first_email( array $fields ): string {
	foreach ( $fields as $value ) {
		if ( strlen( $value ) < 200 && is_email( $value ) ) {
			return $value;
		}
	}
	return '';
}
