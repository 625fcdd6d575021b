<?php
/** Writes down what PHP complains about, and makes calls through the process that runs this PHP. */

set_error_handler(
	static function ( $level, $message, $file, $line ) {
		$is_old_core = ( $level & ( E_DEPRECATED | E_USER_DEPRECATED ) ) && ! preg_match( '#/plugins/portico#', $file );
		// WordPress itself complains that it cannot ask wordpress.org for news.
		$is_offline = false !== strpos( $message, 'WordPress.org' );
		if ( ! $is_old_core && ! $is_offline && ( error_reporting() & $level ) ) {
			file_put_contents( WP_CONTENT_DIR . '/notices.log', "$message in $file:$line\n", FILE_APPEND );
		}
		return true;
	}
);
register_shutdown_function(
	static function () {
		$error = error_get_last();
		if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR ) ) {
			file_put_contents( WP_CONTENT_DIR . '/notices.log', $error['message'] . "\n", FILE_APPEND );
		}
	}
);

add_filter(
	'pre_http_request',
	static function ( $answer, $options, $url ) {
		if ( false !== $answer ) {
			return $answer;
		}
		if ( false === strpos( $url, '127.0.0.1' ) || ! function_exists( 'post_message_to_js' ) ) {
			return new WP_Error( 'offline', 'There is no network here.' );
		}
		$call = array(
			'url'     => $url,
			'method'  => $options['method'],
			'headers' => (object) $options['headers'],
			'body'    => is_string( $options['body'] ) ? $options['body'] : '',
			'timeout' => $options['timeout'],
		);
		$made = json_decode( post_message_to_js( wp_json_encode( $call ) ), true );
		if ( isset( $made['error'] ) ) {
			return new WP_Error( 'failed', $made['error'] );
		}
		return array(
			'headers'  => array(),
			'body'     => $made['body'],
			'response' => array(
				'code'    => $made['status'],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);
