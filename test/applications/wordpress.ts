// WordPress with our must-use plugin, in PHP's own server, and a MariaDB for it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isListening } from '../child.js';
import { run } from '../packed.js';
import { findPort } from '../tools/free-port.js';
import type { Application } from './application.js';
import type { Host } from './host.js';
import { writeRecipe } from './recipe.js';

const WORDPRESS_FOLDER = '/usr/share/wordpress';
const MARIADB = '/usr/sbin/mariadbd';
const PHP = '/usr/bin/php';

/** Starts MariaDB without a port, and returns the path of its socket. */
async function startDatabase(host: Host): Promise<string> {
  const data = join(host.folder, 'data');
  const socket = join(host.folder, 'socket');
  const first = join(host.folder, 'first.sql');
  await mkdir(data);
  await writeFile(first, 'CREATE DATABASE wordpress;\n');
  const places = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(host.folder, 'pid')}`];
  // Root must name the user. Without tables of rights, everybody who can open the socket may do everything.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await host.start({
    program: MARIADB,
    args: ['--no-defaults', ...places, '--skip-networking', '--skip-grant-tables', `--init-file=${first}`, ...user],
    cwd: host.folder,
    // Connections wait until MariaDB has run the file.
    isReady: () => Promise.resolve(existsSync(socket)),
  });
  return socket;
}

/** Prints `wp-config.php`. WordPress sends no request by itself. */
const printConfig = (socket: string, address: string): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

export const WORDPRESS: Application = {
  name: 'WordPress',
  packages: {
    wordpress: `${WORDPRESS_FOLDER}/wp-settings.php`,
    'the theme that wordpress recommends': `${WORDPRESS_FOLDER}/wp-content/themes`,
    'mariadb-server': MARIADB,
    'php-cli': PHP,
  },
  selector: '.wp-block-comment-template > li',
  seedOfGuest: (name) => createHash('md5').update(name).digest('hex'),
  async install(host, service, comments) {
    const site = join(host.folder, 'site');
    const port = await findPort();
    const address = `http://127.0.0.1:${port}`;
    await cp(WORDPRESS_FOLDER, site, { recursive: true, dereference: true });
    await writeFile(join(site, 'wp-config.php'), printConfig(await startDatabase(host), address));
    await writeRecipe('wp-content/mu-plugins/navii.php', site, service);
    const post = await run(PHP, [join(import.meta.dirname, 'wordpress.php'), JSON.stringify(comments)], site);
    await host.start({
      program: PHP,
      args: ['-S', `127.0.0.1:${port}`, '-t', site],
      cwd: site,
      isReady: () => isListening(port),
    });
    return `${address}/?p=${post.trim()}`;
  },
};
