// Help, printed from the flags.
import { toKebab } from '../options/words.js';
import type { Command, FlagGroup } from './command.js';
import type { Flag } from './flag.js';
import { wrap } from './text.js';

const INDENT = '      ';

function describeFlag(name: string, { short, value, doc, takes }: Flag): string {
  const letter = short === undefined ? '' : `-${short}, `;
  const head = `  ${letter}--${toKebab(name)}${value === undefined ? '' : ` ${value}`}`;
  const lines = [doc, ...(takes === undefined ? [] : [takes])].map(
    (text) => INDENT + wrap(text, INDENT, INDENT.length),
  );
  return [head, ...lines].join('\n');
}

function describeGroup({ title, flags }: FlagGroup): string {
  return `${title}\n${Object.entries(flags)
    .map(([name, flag]) => describeFlag(name, flag))
    .join('\n')}`;
}

function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map(({ name, usage, summary }) => {
    const [first = ''] = usage;
    const called = `${name} ${first.replace(/ ?(?:\[options\]|> FILE\.svg)/g, '')}`.trimEnd();
    return `  ${called.padEnd(22)}${summary}`;
  });
  return `Commands (the mascot of a seed that is called so: navii -- group)\n${rows.join('\n')}`;
}

const ENDS = `Exit codes
  0  it is done
  1  it could not be done
  2  it was called in a way that makes no sense
  130, 143  it was stopped by Ctrl-C or a signal; what it wrote is whole`;

const GENERAL = `Other
  -h, --help
      Prints this.
  --version
      Prints the version.`;

/**
 * The help of a command.
 *
 * @param commands - to list; none for the help of one of them
 */
export function describeCommand(command: Command, commands: readonly Command[] = []): string {
  const { name, usage, about, groups, examples } = command;
  const called = ['navii', name].filter((word) => word !== '').join(' ');
  const calls = usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${`${called} ${line}`.trimEnd()}`);
  const shown = examples.map((example) => `  ${example}`);
  const isMain = commands.length > 0;
  const sections = [
    calls.join('\n'),
    wrap(about),
    ...(isMain ? [describeCommands(commands)] : []),
    ...groups.map(describeGroup),
    ...(isMain ? [GENERAL] : []),
    ...(shown.length > 0 ? [['Examples', ...shown].join('\n')] : []),
    ENDS,
    ...(isMain ? ['navii COMMAND --help says more of a command.'] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
