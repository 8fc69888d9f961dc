/** Draws the icons of the installed page from `favicon.svg`, the one drawing there is. */

import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOrInstall } from './testing/browser.ts';
import { ROOT } from './testing/command.ts';

const PUBLIC = path.join(ROOT, 'src', 'web', 'public');

type Icon = { file: string; size: number; isFull: boolean };

/** A full one has no round corners of its own: the system cuts it as it likes, and never inside 80 %. */
const ICONS: Icon[] = [
  // The tab's: drawing it from the lines would take its time out of the page's first picture.
  { file: 'favicon.png', size: 64, isFull: false },
  { file: 'icons/any-192.png', size: 192, isFull: false },
  { file: 'icons/any-512.png', size: 512, isFull: false },
  { file: 'icons/maskable-192.png', size: 192, isFull: true },
  { file: 'icons/maskable-512.png', size: 512, isFull: true },
  { file: 'icons/apple-touch-180.png', size: 180, isFull: true },
];

const drawing = fs.readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8');
const ground = /<rect [^>]*fill="([^"]+)"/.exec(drawing)?.[1] ?? '';
const withoutGround = drawing.replace(/<rect [^>]*\/>/, '');

const browser = await chromium.launch({
  executablePath: await browserOrInstall(),
  args: ['--no-sandbox', '--disable-gpu'],
});
fs.mkdirSync(path.join(PUBLIC, 'icons'), { recursive: true });
const page = await browser.newPage();
for (const icon of ICONS) await draw(page, icon);
await browser.close();

async function draw(page: Page, { file, size, isFull }: Icon): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const inside = isFull
    ? `<style>body{background:${ground};padding:15%;box-sizing:border-box}</style>${withoutGround}`
    : drawing;
  await page.setContent(
    `<style>html,body{margin:0;width:100%;height:100%}svg{display:block;width:100%;height:100%}</style>${inside}`,
  );
  await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: !isFull });
}
