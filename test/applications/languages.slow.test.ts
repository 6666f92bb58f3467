// The functions of the page "Use it in your tools" give the same face in every language. Each is run from the text of the docs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedFromEmail } from '../../lib/index.js';
import { run } from '../packed.js';
import { useFolder } from '../scratch.js';
import { isMissing } from './application.js';
import { readRecipe } from './recipe.js';

const EMAIL = ' Ada@Example.org ';
const PHOTO = 'https://photos.example/ada.jpg';

interface Language {
  /** The title of its code in the docs. */
  readonly title: string;
  readonly program: string;
  /** Its Debian package, with one of its files. */
  readonly packages: Readonly<Record<string, string>>;
  readonly file: string;
  /** Makes a program that prints the addresses of a user without a photo and of one with PHOTO. */
  readonly complete: (code: string) => string;
}

const LANGUAGES: readonly Language[] = [
  {
    title: 'Rails',
    program: 'ruby',
    packages: { ruby: '/usr/bin/ruby' },
    file: 'main.rb',
    complete: (code) => `require 'digest'
User = Struct.new(:email, :photo_url)
${code}
puts avatar_url(User.new('${EMAIL}', nil)), avatar_url(User.new('${EMAIL}', '${PHOTO}'))
`,
  },
  {
    title: 'Django',
    program: 'python3',
    packages: { python3: '/usr/bin/python3' },
    file: 'main.py',
    complete: (code) => `from types import SimpleNamespace
${code}
for photo in (None, '${PHOTO}'):
    print(avatar_url(SimpleNamespace(email='${EMAIL}', photo_url=photo)))
`,
  },
  {
    title: 'Laravel',
    program: 'php',
    packages: { 'php-cli': '/usr/bin/php' },
    file: 'main.php',
    complete: (code) => `<?php
class User
{
    public function __construct(public string $email, public ?string $photo_url) {}
${code}
}
foreach ([null, '${PHOTO}'] as $photo) echo (new User('${EMAIL}', $photo))->avatarUrl(), "\\n";
`,
  },
];

const folder = useFolder();

describe.each(LANGUAGES)('the function for $title', ({ title, program, packages, file, complete }) => {
  it.skipIf(isMissing({ name: title, packages }))('gives the mascot of an address, and prefers a photo', async () => {
    writeFileSync(join(folder, file), complete(readRecipe(title)));
    const printed = await run(program, [file], folder, { LC_ALL: 'C.UTF-8' });
    expect(printed.trim().split('\n')).toEqual([`https://navii.example/avatar/${seedFromEmail(EMAIL)}.svg`, PHOTO]);
  });
});
