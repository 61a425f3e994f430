import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/catalogue';

const WORDS = join(import.meta.dirname, '../src/words');
const SOURCES = join(import.meta.dirname, '../src');
const LEVELS = join(import.meta.dirname, '../../src/serai/bots/levels.py');

/** Keys that are put together at run time, by their beginnings. */
const MADE_UP = [
  'about-',
  'begins-',
  'bot-',
  'game-',
  'kind-',
  'option-',
  'pace-',
  'points-',
  'seat-',
  'speed-',
  'step-is-',
  'steps-',
  'tab-',
  'then-',
  'time-',
  'value-',
  'weight-',
];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function messages(file: string): Message[] {
  const { body } = parse(readFileSync(join(WORDS, file), 'utf8'), {});
  const junk = body.filter((entry: Entry) => entry.type === 'Junk');
  expect(junk, `${file} has lines that are no messages`).toEqual([]);
  return body.filter((entry): entry is Message => entry.type === 'Message');
}

function keys(file: string): string[] {
  return messages(file)
    .map((message) => message.id.name)
    .sort();
}

/** The variables that a message takes. */
function variables(message: Message): string[] {
  return [
    ...new Set(
      [
        ...JSON.stringify(message).matchAll(
          /"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g,
        ),
      ].map((m) => m[1]!),
    ),
  ].sort();
}

const english = readdirSync(WORDS).filter((file) => /(^|\.)en\.ftl$/.test(file));
const spanishOf = (file: string) => file.replace(/en\.ftl$/, 'es.ftl');

describe.each(english)('the words of %s', (file) => {
  test('are there in both languages', () => {
    expect(keys(spanishOf(file))).toEqual(keys(file));
  });

  test('take the same variables in both languages', () => {
    const taken = (name: string) =>
      Object.fromEntries(messages(name).map((message) => [message.id.name, variables(message)]));
    expect(taken(spanishOf(file))).toEqual(taken(file));
  });

  test('are defined once', () => {
    const all = keys(file);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
  });
});

const code = files(SOURCES).join('\n');

test('no word of the page is unused', () => {
  const isUsed = (key: string) =>
    MADE_UP.some((beginning) => key.startsWith(beginning)) ||
    new RegExp(`['"\`]${key}['"\`]`).test(code);
  expect(keys('en.ftl').filter((key) => !isUsed(key))).toEqual([]);
});

test('every word that is asked for is there', () => {
  const known = new Set(english.flatMap(keys));
  const asked = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]!);
  const guided = [...code.matchAll(/text: '((?:guide|silk)-[a-z0-9-]+)'/g)].map(
    (found) => found[1]!,
  );
  expect([...asked, ...guided].filter((key) => !known.has(key))).toEqual([]);
});

test('every message can be said, with numbers and names', () => {
  for (const file of [...english, ...english.map(spanishOf)]) {
    const language = file.endsWith('es.ftl') ? 'es' : 'en';
    const catalogue = new Catalogue(language, readFileSync(join(WORDS, file), 'utf8'));
    for (const message of messages(file)) {
      const facts = Object.fromEntries(variables(message).map((name) => [name, 2]));
      const said = catalogue.say(message.id.name, facts);
      expect(said, `${file} ${message.id.name}`).not.toMatch(/\{|\}|^$/);
    }
  }
});

test('every level of bot has a name', () => {
  const known = new Set(keys('en.ftl'));
  const source = readFileSync(LEVELS, 'utf8');
  const levels = [...source.matchAll(/Level\("(\w+)"/g)].map((found) => `bot-${found[1]}`);
  expect(levels.length).toBeGreaterThan(2);
  expect(levels.filter((key) => !known.has(key) || !known.has(`${key}-is`))).toEqual([]);
});
