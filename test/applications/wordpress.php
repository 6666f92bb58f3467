<?php
// Installs WordPress into its empty database, and writes a post with comments. Arguments: the comments as JSON, each with
// `name`, `email` and `text`. Prints the id of the post.
define( 'WP_INSTALLING', true );
require 'wp-load.php';

// WordPress calls this one, if it is defined, to send a mail to the administrator.
function wp_new_blog_notification() {}
require 'wp-admin/includes/upgrade.php';

wp_install( 'Faces', 'admin', 'admin@example.org', false, '', 'password' );
$post = wp_insert_post( array(
	'post_title'   => 'A post',
	'post_content' => 'Its comments have faces.',
	'post_status'  => 'publish',
	'post_author'  => 1,
) );
foreach ( json_decode( $argv[1] ) as $comment ) {
	wp_insert_comment( array(
		'comment_post_ID'      => $post,
		'comment_author'       => $comment->name,
		'comment_author_email' => $comment->email,
		'comment_content'      => $comment->text,
	) );
}
echo $post;
