<?php $is_bare = isset( $_GET['bare'] ); ?>
<!doctype html>
<html <?php language_attributes(); ?>>
<?php if ( $is_bare ) : ?>
	<?php do_action( 'wp_enqueue_scripts' ); ?>
<?php else : ?>
<head><meta charset="utf-8"><title><?php bloginfo( 'name' ); ?></title><?php wp_head(); ?></head>
<?php endif; ?>
<body>
<?php
if ( isset( $_GET['pieces'] ) ) {
	ob_flush();
}
while ( have_posts() ) {
	the_post();
	the_title( '<h1>', '</h1>' );
	the_content();
}
wp_footer();
?>
</body>
</html>
