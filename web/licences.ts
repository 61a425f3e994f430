/** A plugin of Vite: writes licences.txt, with the licence of everything that the page ships. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FILE = 'licences.txt';
const ROOT = join(import.meta.dirname, '..');
const HEAD = `What this page is made of, and the licences of its parts.

Serai itself, with its words and drawings, is under the licence that stands first. The games, their
names and their art belong to those who made them.
`;

export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: FILE, source: textOf(packagesOf(bundle)) });
    },
  };
}

/** The names of the packages whose code or files are in a bundle. */
export function packagesOf(bundle: Rolldown.OutputBundle): string[] {
  const sources = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
  );
  const names = sources.map(packageOf).filter((name) => name !== null);
  return [...new Set(names)].sort();
}

/** The package of a source file; what the builder writes itself has a name such as "\0vite/...". */
function packageOf(source: string): string | null {
  const path = source.startsWith('\0') ? `node_modules/${source.slice(1)}` : source;
  return /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null;
}

/** The whole file: Serai's own licence, then each package's. */
export function textOf(packages: readonly string[]): string {
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  return [HEAD, section('Serai', own), ...packages.map(packageSection)].join('\n');
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string;
}

function packageSection(name: string): string {
  const folder = join(import.meta.dirname, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const title = `${name} ${manifest.version} (${manifest.license})`;
  return section(title, licenceIn(folder) ?? keptText(manifest));
}

function section(title: string, text: string): string {
  return `${'='.repeat(78)}\n${title}\n${'='.repeat(78)}\n\n${text.trim()}\n`;
}

/** The licence file of a package, without those of what only the package itself is built with. */
function licenceIn(folder: string): string | null {
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file) return null;
  return readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies')[0]!;
}

/** For packages that name their licence without bringing its text. */
function keptText({ name, author, license }: Manifest): string {
  const file = join(import.meta.dirname, 'licences', `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no licence text: write ${file}`);
  return `${name} is by ${author}.\n\n${readFileSync(file, 'utf8')}`;
}
