// A client of TypeScript's language server. It sends code in a folder that has Navii installed, as a user of the built package has
// it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type MarkupContent,
  type TextDocumentPositionParams,
} from 'vscode-languageserver-protocol/node';

// `import.meta.url` is not used, because in tests with a DOM it is not the address of a file.
const root = process.cwd();

/** The texts that an editor shows for a name. */
export interface Shown {
  readonly text: string;
  /** Code of its `@example`. */
  readonly example: string | undefined;
}

/** A mark in the code: requests are about the place directly behind it. */
export const MARK = '┊';

const CONFIG = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
};

/** Packages in the folder's `node_modules` beside Navii. */
const INSTALLED = ['@types', 'preact', 'react', 'solid-js', 'svelte', 'vue'];

/** Splits a hover text of the server: the type, the text, and its tags as emphasized names. */
function readHover({ value }: MarkupContent): Shown {
  const [, said = ''] = /^```typescript\n[^]*?\n```\n([^]*)$/.exec(value) ?? [];
  const [, example] = /\*@example\*[^]*?```tsx\n([^]*?)\n```/.exec(said) ?? [];
  return { text: said.replace(/\n*\*@[^]*$/, '').trim(), example };
}

/** An editor with an open folder. */
export class Editor {
  readonly #folder = mkdtempSync(join(tmpdir(), 'navii-editor-'));
  readonly #server = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--lsp', '--stdio']);
  readonly #connection = createProtocolConnection(
    new StreamMessageReader(this.#server.stdout),
    new StreamMessageWriter(this.#server.stdin),
  );
  #files = 0;

  /** Starts the server. */
  async open(): Promise<void> {
    const modules = join(this.#folder, 'node_modules');
    mkdirSync(modules);
    symlinkSync(root, join(modules, 'navii'), 'junction');
    symlinkSync(join(root, 'server'), join(modules, 'navii-server'), 'junction');
    for (const name of INSTALLED) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
    writeFileSync(join(this.#folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(this.#folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    this.#connection.onUnhandledNotification(() => undefined);
    // The server requests settings, and registers for file changes.
    this.#connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => null));
    this.#connection.onRequest(RegistrationRequest.type, () => undefined);
    this.#connection.listen();
    await this.#connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: pathToFileURL(this.#folder).href,
      capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
    });
    await this.#connection.sendNotification(InitializedNotification.type, {});
  }

  async close(): Promise<void> {
    await this.#connection.sendRequest(ShutdownRequest.type);
    await this.#connection.sendNotification(ExitNotification.type);
    this.#connection.dispose();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Opens a new file, and returns the places behind the marks. */
  async #write(code: string): Promise<{ uri: string; places: TextDocumentPositionParams[] }> {
    this.#files += 1;
    const path = join(this.#folder, `file-${this.#files}.tsx`);
    const uri = pathToFileURL(path).href;
    const pieces = code.split(MARK);
    // The marks are removed, so one text can have many places.
    const text = pieces.join('');
    writeFileSync(path, text);
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'typescriptreact', version: 1, text },
    });
    const places = pieces.slice(0, -1).map((_, i) => {
      const lines = pieces
        .slice(0, i + 1)
        .join('')
        .split('\n');
      return { textDocument: { uri }, position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } };
    });
    return { uri, places };
  }

  /** Returns the hover texts of the marked names. */
  async hover(code: string): Promise<Shown[]> {
    const { places } = await this.#write(code);
    return Promise.all(
      places.map(async (place) => {
        const shown = await this.#connection.sendRequest(HoverRequest.type, place);
        return shown === null ? { text: '', example: undefined } : readHover(shown.contents as MarkupContent);
      }),
    );
  }

  /** Returns the completions at the mark. */
  async complete(code: string): Promise<string[]> {
    const { places } = await this.#write(code);
    const [place] = places;
    if (place === undefined) throw new Error(`expected a mark, got ${code}`);
    const offered = await this.#connection.sendRequest(CompletionRequest.type, place);
    const items = Array.isArray(offered) ? offered : (offered?.items ?? []);
    return items.map(({ label }) => label.replace(/\?$/, ''));
  }

  /** Returns the errors in the code. */
  async diagnose(code: string): Promise<string[]> {
    const { uri } = await this.#write(code);
    const report = await this.#connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    if (!('items' in report)) throw new Error('expected a full report');
    return report.items
      .filter(({ severity }) => severity === 1)
      .map(({ message }) => (typeof message === 'string' ? message : message.value));
  }
}
