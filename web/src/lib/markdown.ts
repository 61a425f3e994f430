/**
 * The Markdown of rules and learn pages as HTML: headings, lists, tables, fences, quotes, emphasis,
 * code, links, pictures.
 * Everything is escaped first; a list item that begins with a clause's id in bold can be linked to.
 */
const CLAUSE = /^\*\*([a-z]+(?:\.[a-z0-9]+)+)\*\*/;

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );
}

/** The words of a heading; of a ruling its number, which is the same in every language. */
export function headingId(text: string): string {
  const ruling = /^R\d+\b/.exec(text)?.[0];
  if (ruling) return ruling;
  return text
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Where a picture is fetched, by the name of its file. */
export type PictureAddress = (name: string) => string;

const besidePage: PictureAddress = (name) => `pictures/${name}`;

export function renderMarkdown(source: string, addressOf = besidePage): string {
  const lines = source.replaceAll('\r', '').split('\n');
  const html: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at, addressOf);
    html.push(block);
    at = next;
  }
  return html.join('\n');
}

export interface Chapter {
  id: string;
  title: string;
  /** The beginning of another part of the page, such as its appendix. */
  isPart: boolean;
}

const FENCE = /^```.*?^```$/gms;

/** The chapters of a page and the parts after its first, for a list of contents. */
export function chaptersOf(source: string): Chapter[] {
  const found = [...source.replace(FENCE, '').matchAll(/^(##?) (.+)$/gm)];
  const headings = found.map(([, signs, text]) => ({
    title: text!.replace(/[`*]/g, ''),
    isPart: signs === '#',
  }));
  return headings.slice(1).map((heading) => ({ id: headingId(heading.title), ...heading }));
}

type Block = [html: string, next: number];

function readBlock(lines: readonly string[], at: number, addressOf: PictureAddress): Block {
  const line = lines[at]!;
  if (!line.trim()) return ['', at + 1];
  if (line.startsWith('```')) return readFence(lines, at);
  if (/^#{1,6} /.test(line)) return [heading(line), at + 1];
  if (line.startsWith('|')) return readTable(lines, at);
  if (isItem(line)) return readList(lines, at);
  if (line.startsWith('>')) return readQuote(lines, at);
  return readParagraph(lines, at, addressOf);
}

function readFence(lines: readonly string[], at: number): Block {
  const end = lines.indexOf('```', at + 1);
  const stop = end < 0 ? lines.length : end;
  return [
    `<pre tabindex="0"><code>${escapeHtml(lines.slice(at + 1, stop).join('\n'))}</code></pre>`,
    stop + 1,
  ];
}

function heading(line: string): string {
  const level = line.indexOf(' ');
  const text = line.slice(level + 1);
  return `<h${level} id="${headingId(text)}">${inline(text)}</h${level}>`;
}

function readTable(lines: readonly string[], at: number): Block {
  const end = until(lines, at, (line) => !line.startsWith('|'));
  const rows = lines.slice(at, end).map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const html = `<div class="wide" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
  return [html, end];
}

function isItem(line: string): boolean {
  return /^\s*(?:[-*]|\d+\.) /.test(line);
}

function readList(lines: readonly string[], at: number): Block {
  const end = until(lines, at, (line) => !isItem(line) && !/^\s+\S/.test(line));
  const tag = /^\s*\d/.test(lines[at]!) ? 'ol' : 'ul';
  const items: string[] = [];
  for (const line of lines.slice(at, end)) {
    if (isItem(line)) items.push(line.replace(/^\s*(?:[-*]|\d+\.) /, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [`<${tag}>${items.map(item).join('')}</${tag}>`, end];
}

function item(text: string): string {
  const clause = CLAUSE.exec(text)?.[1];
  if (!clause) return `<li>${inline(text)}</li>`;
  const rest = inline(text.slice(clause.length + 4).trim());
  return `<li class="clause" id="${clause}"><a class="anchor" href="#${clause}">${clause}</a> ${rest}</li>`;
}

function readQuote(lines: readonly string[], at: number): Block {
  const end = until(lines, at, (line) => !line.startsWith('>'));
  return [
    `<blockquote>${inline(
      lines
        .slice(at, end)
        .map((line) => line.slice(1).trim())
        .join(' '),
    )}</blockquote>`,
    end,
  ];
}

function readParagraph(lines: readonly string[], at: number, addressOf: PictureAddress): Block {
  const end = until(
    lines,
    at,
    (line) => !line.trim() || /^(#{1,6} |```|\|)/.test(line) || isItem(line),
  );
  const text = lines.slice(at, end).join(' ');
  return [picture(text, addressOf) ?? `<p>${inline(text)}</p>`, end];
}

const PICTURE = /^!\[([^\]]*)\]\((?:\.\.\/learn\/)?pictures\/([\w.-]+\.webp)\)$/;

/** A paragraph that is a picture of the learn pages; they are all of one size. */
function picture(text: string, addressOf: PictureAddress): string | null {
  const [, words, name] = PICTURE.exec(text) ?? [];
  if (!name) return null;
  const sizes = 'width="720" height="480" loading="lazy"';
  return `<figure><img src="${addressOf(name)}" alt="${escapeHtml(words!)}" ${sizes}></figure>`;
}

/** The first line after `at` of which this is true. */
function until(lines: readonly string[], at: number, ends: (line: string) => boolean): number {
  const found = lines.findIndex((line, i) => i > at && ends(line));
  return found < 0 ? lines.length : found;
}

function inline(text: string): string {
  // Code first: what stands in it is not looked at again.
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 2
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : emphasis(part),
    )
    .join('');
}

function emphasis(text: string): string {
  return escapeHtml(text)
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, words: string, to: string) => `<a href="${safeLink(to)}">${words}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

/** Links lead within the page or to web pages: nothing that could run. */
function safeLink(to: string): string {
  const page = /^(?:\.\.\/(?=rules|learn))?(rules\/|learn\/)?([\w-]+)(?:\.es)?\.md/.exec(to);
  if (page) return `/${page[1] ?? 'rules/'}${page[2]}${to.slice(page[0].length)}`;
  return /^(https?:|#|\/)/.test(to) ? to : '#';
}
