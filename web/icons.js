/**
 * Makes the icons that phones want from `public/icon.svg`: `npm run icons`. What it makes is committed; run it
 * when the mark has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

const mark = readFileSync('public/icon.svg', 'utf8');
const ground = /<rect[^>]*\/>/;
const colour = '#2c2560';

/** The mark alone, with this much of the width, on a ground without corners: the phone cuts them off itself. */
function filled(share) {
  const place = `translate(24 24) scale(${share}) translate(-24 -24)`;
  return mark
    .replace(ground, `<rect width="48" height="48" fill="${colour}" /><g transform="${place}">`)
    .replace('</svg>', '</g></svg>');
}

/** The mark alone in white: the system takes its shape and gives it a colour of its own. */
function shape() {
  return mark.replace(ground, '').replaceAll(/#[0-9a-f]{6}/g, '#ffffff');
}

const icons = [
  ['icon-192.png', 192, mark],
  ['icon-512.png', 512, mark],
  // A phone may cut a maskable icon down to a circle of four fifths of its width.
  ['icon-maskable-512.png', 512, filled(0.72)],
  ['apple-touch-icon.png', 180, filled(0.84)],
  ['badge-96.png', 96, shape()],
];

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>* { margin: 0 } img { display: block; width: ${size}px }</style><img src="${source}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  writeFileSync(`public/${name}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
