// Redmine with our address as its server of avatars, with SQLite.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isListening } from '../child.js';
import { run } from '../packed.js';
import { findPort } from '../tools/free-port.js';
import type { Application } from './application.js';
import { writeRecipe } from './recipe.js';

const REDMINE_FOLDER = '/usr/share/redmine';
const BUNDLE = '/usr/bin/bundle';

/** Links into the machine's own Redmine. */
const LINKS = new Set(['instances', 'Gemfile.lock', join('config', 'database.yml')]);

const ENV = {
  RAILS_ENV: 'production',
  REDMINE_INSTANCE: 'test',
  REDMINE_LANG: 'en',
  SECRET_KEY_BASE: 'secret',
};

export const REDMINE: Application = {
  name: 'Redmine',
  packages: {
    redmine: `${REDMINE_FOLDER}/config.ru`,
    'redmine-sqlite': '/usr/share/doc/redmine-sqlite',
    'ruby-webrick': '/usr/share/doc/ruby-webrick',
  },
  selector: '#history .journal',
  async install(host, service, comments) {
    const site = join(host.folder, 'site');
    // Debian keeps the settings and data of each Redmine of a machine in a folder of their own.
    const instance = join(site, 'instances', 'test');
    const filter = (path: string): boolean => !LINKS.has(relative(REDMINE_FOLDER, path));
    await cp(REDMINE_FOLDER, site, { recursive: true, dereference: true, filter });
    for (const name of ['config', 'files', 'log', 'tmp']) await mkdir(join(instance, name), { recursive: true });
    const database = `production:\n  adapter: sqlite3\n  database: ${join(instance, 'data.sqlite3')}\n`;
    // The Gemfile reads the adapter from the first of these files.
    for (const folder of [site, instance]) await writeFile(join(folder, 'config', 'database.yml'), database);
    await writeFile(join(site, 'Gemfile.local'), "gem 'webrick'\n");
    await writeRecipe('config/configuration.yml', instance, service);

    await run(BUNDLE, ['lock', '--local'], site, ENV);
    await run(BUNDLE, ['exec', 'rake', 'db:migrate'], site, ENV);
    await run(BUNDLE, ['exec', 'rake', 'redmine:load_default_data'], site, ENV);
    const script = join(import.meta.dirname, 'redmine.rb');
    const env = { ...ENV, FACES: JSON.stringify(comments) };
    const issue = await run(BUNDLE, ['exec', 'rails', 'runner', script], site, env);
    const port = await findPort();
    await host.start({
      program: BUNDLE,
      args: ['exec', 'rails', 'server', '-u', 'webrick', '-b', '127.0.0.1', '-p', String(port)],
      cwd: site,
      env: ENV,
      isReady: () => isListening(port),
    });
    return `http://127.0.0.1:${port}/issues/${issue.trim()}`;
  },
};
