import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** Tests run in the folder `web`. */
const inPublic = (path: string) => `public${path}`;

const manifest = JSON.parse(readFileSync(inPublic('/manifest.webmanifest'), 'utf8')) as {
  icons: Icon[];
};

/** What the header of a PNG says: its size, and whether it has see-through parts. */
function readPng(path: string): { size: string; alpha: boolean } {
  const bytes = readFileSync(inPublic(path));
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR');
  const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  return { size, alpha: [4, 6].includes(bytes.readUInt8(25)) };
}

describe('icons', () => {
  test.each(manifest.icons.map((icon): [string, Icon] => [icon.src, icon]))(
    '%s of the manifest is there, as large as it says',
    (src, icon) => {
      expect(existsSync(inPublic(src))).toBe(true);
      if (icon.type === 'image/png') expect(readPng(src).size).toBe(icon.sizes);
      else expect(icon).toMatchObject({ type: 'image/svg+xml', sizes: 'any' });
    },
  );

  test('phones find what they ask for', () => {
    const pngs = manifest.icons.filter((icon) => icon.type === 'image/png');
    const kinds = pngs.map((icon) => `${icon.purpose} ${icon.sizes}`);
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  });

  test('the first page links those that are not in the manifest', () => {
    const page = readFileSync('index.html', 'utf8');
    const links = [...page.matchAll(/<link rel="([a-z-]*icon)" href="([^"]+)"(.*)>/g)];
    const found = links.map(([, rel, href]) => `${rel} ${href}`);
    expect(found).toContain('apple-touch-icon /apple-touch-icon.png');
    for (const [, , href, rest] of links) {
      expect(existsSync(inPublic(href ?? ''))).toBe(true);
      const stated = /sizes="([^"]+)"/.exec(rest ?? '')?.[1];
      if (stated) expect(readPng(href ?? '').size).toBe(stated);
    }
    expect(readPng('/apple-touch-icon.png').size).toBe('180x180');
  });

  test('notices show a picture and a badge that are there', () => {
    const worker = readFileSync('worker/notices.ts', 'utf8');
    const named = (what: string) => new RegExp(`${what}: '([^']+)'`).exec(worker)?.[1] ?? '';
    expect(readPng(named('icon')).size).toBe('192x192');
    // Android takes nothing but the shape of a badge.
    expect(readPng(named('badge'))).toEqual({ size: '96x96', alpha: true });
  });
});
