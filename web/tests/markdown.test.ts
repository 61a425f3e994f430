import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chaptersOf, renderMarkdown } from '../src/lib/markdown';

test('markup in the text is shown, not run', () => {
  const html = renderMarkdown('a <script>alert(1)</script> [x](javascript:alert(1))');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('javascript:');
});

test('a clause can be linked to', () => {
  expect(renderMarkdown('- **silk.raise.2** A tile with room.')).toContain(
    '<li class="clause" id="silk.raise.2"><a class="anchor" href="#silk.raise.2">silk.raise.2</a> A tile with room.</li>',
  );
});

test('an item goes on in indented lines', () => {
  expect(renderMarkdown('- one\n  two\n- three')).toBe('<ul><li>one two</li><li>three</li></ul>');
});

test('tables, headings, emphasis and code', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | `x` |')).toContain('<td><code>x</code></td>');
  expect(renderMarkdown('## The *map*')).toBe('<h2 id="the-map">The <em>map</em></h2>');
});

test('a ruling has the same address in every language', () => {
  expect(renderMarkdown('### R8 How far apart')).toContain('id="R8"');
  expect(renderMarkdown('### R8 A qué distancia')).toContain('id="R8"');
});

test('what stands in code is no chapter', () => {
  expect(chaptersOf('# Silk\n\n```python\n# a remark\n```\n')).toEqual([]);
});

test('chapters lead to their headings', () => {
  const source = '# Silk\n\n## The *map*\n\n### R1 No chapter\n\n# More\n\n## End';
  expect(chaptersOf(source)).toEqual([
    { id: 'the-map', title: 'The map', isPart: false },
    { id: 'more', title: 'More', isPart: true },
    { id: 'end', title: 'End', isPart: false },
  ]);
});

test('a picture of the learn pages is fetched where one is told, by its words', () => {
  const source = '![A worm on\nits "tile"](pictures/silk-dice.es.webp)';
  const html = renderMarkdown(source, (name) => `/there/${name}`);
  expect(html).toContain('<figure><img src="/there/silk-dice.es.webp"');
  expect(html).toContain('alt="A worm on its &quot;tile&quot;"');
  expect(renderMarkdown('![x](https://elsewhere.test/a.webp)')).not.toContain('<img');
});

test('links between pages lead to their screens', () => {
  const source =
    '[1](silk.es.md#R8) [2](../learn/silk.md) [3](../rules/silk-road.es.md) [4](a.txt)';
  const found = [...renderMarkdown(source).matchAll(/href="([^"]*)"/g)].map((link) => link[1]);
  expect(found).toEqual(['/rules/silk#R8', '/learn/silk', '/rules/silk-road', '#']);
});

const LEARN = join(import.meta.dirname, '../../docs/learn');
const learnPages = readdirSync(LEARN).filter((file) => file.endsWith('.md'));

describe.each(learnPages)('the learn page %s', (file) => {
  const source = readFileSync(join(LEARN, file), 'utf8');

  test('has six cards, five with pictures that are there by day and by lamplight', () => {
    const cards = source.split(/^(?=## )/m).slice(1);
    expect(cards).toHaveLength(6);
    const names = [...source.matchAll(/\(pictures\/([\w.-]+\.webp)\)/g)].map((found) => found[1]!);
    expect(names).toHaveLength(5);
    const there = readdirSync(join(LEARN, 'pictures'));
    for (const name of names) {
      expect(there).toContain(name);
      expect(there).toContain(name.replace(/webp$/, 'lamplight.webp'));
    }
  });

  test('leaves no Markdown behind, and is read in three minutes', () => {
    expect(renderMarkdown(source)).not.toMatch(/\*\*|^#|^\||!\[/m);
    expect(source.split(/\s+/).length).toBeLessThan(650);
  });

  test('says the same number of things in both languages', () => {
    const other = file.includes('.es.') ? file.replace('.es.', '.') : file.replace('.md', '.es.md');
    const shape = (text: string) => text.match(/^## |^- |^$/gm)?.length;
    expect(shape(readFileSync(join(LEARN, other), 'utf8'))).toBe(shape(source));
  });
});

const RULES = join(import.meta.dirname, '../../docs/rules');

describe.each(readdirSync(RULES).filter((file) => file.endsWith('.md')))(
  'the rules page %s',
  (file) => {
    const source = readFileSync(join(RULES, file), 'utf8');
    const html = renderMarkdown(source);

    test('shows each clause once', () => {
      const written = [...source.matchAll(/^- \*\*([a-z]+(?:\.[a-z0-9]+)+)\*\*/gm)].map(
        (found) => found[1]!,
      );
      const shown = [...html.matchAll(/<li class="clause" id="([^"]+)"/g)].map(
        (found) => found[1]!,
      );
      expect(written.length).toBeGreaterThan(50);
      expect(shown).toEqual(written);
    });

    test('has a place for every chapter of its contents', () => {
      const chapters = chaptersOf(source);
      expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
      for (const { id, isPart } of chapters)
        expect(html).toContain(`<h${isPart ? 1 : 2} id="${id}">`);
    });

    test('leaves no Markdown behind', () => {
      expect(html.replace(/<(pre|code)[^>]*>.*?<\/\1>/gs, '')).not.toMatch(/\*\*|^#|^\|/m);
    });
  },
);
