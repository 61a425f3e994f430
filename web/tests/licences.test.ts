import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { packagesOf, textOf } from '../licences';
import { dependencies } from '../package.json';

describe('the licences of what the page ships', () => {
  let output: Rolldown.RolldownOutput['output'];
  let text: string;

  beforeAll(async () => {
    const built = await build({ logLevel: 'silent', build: { write: false } });
    ({ output } = built as Rolldown.RolldownOutput);
    const file = output.find((each) => each.fileName === 'licences.txt');
    text = (file as Rolldown.OutputAsset).source as string;
  }, 60_000);

  const titles = () => [...text.matchAll(/^={78}\n(\S+) .*\n={78}\n\n(?=\S)/gm)].map((at) => at[1]);

  test('cover everything in the bundle, and nothing else', () => {
    const shipped = packagesOf(Object.fromEntries(output.map((file) => [file.fileName, file])));
    expect(shipped).toEqual(expect.arrayContaining(['svelte', '@fluent/bundle', 'vite']));
    expect(titles()).toEqual(shipped);
  });

  test('cover every dependency of the running page', () => {
    expect(titles()).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  });

  test('cover every font', () => {
    const fonts = output.filter((file) => /\.(woff2?|[ot]tf)$/.test(file.fileName));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const [name] = packagesOf({ [font.fileName]: font });
      expect(titles()).toContain(name);
    }
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('begin with our own', () => {
    expect(text.indexOf('Serai contributors')).toBeLessThan(text.indexOf('@fluent/bundle'));
    expect(text).toContain('MIT License');
  });

  test('stop the build where a text is missing', () => {
    expect(() => textOf(['no-such-package'])).toThrow();
  });
});
