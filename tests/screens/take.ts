import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '..', '..', 'docs', 'screens');

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };
const SCHEMES = ['light', 'dark'] as const;

/** One state in four pictures: phone and desktop, light and dark. */
export async function takeAll(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      save(`${name}-${size}-${colorScheme}.webp`, await picture(page));
    }
  }
}

/** The page can be a frame behind its size and its colours: taken until two pictures are the same. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let last = '';
  for (let tries = 0; tries < 20; tries += 1) {
    const data = await capture(page);
    if (data === last) return Buffer.from(data, 'base64');
    last = data;
  }
  throw new Error('The page does not come to rest.');
}

/** WebP, which the browser can make and Playwright cannot ask for; the whole page unless a dialog covers it. */
async function capture(page: Page): Promise<string> {
  const clip = await page.evaluate(() => {
    const { clientWidth: width, scrollHeight: height } = document.documentElement;
    const isCovered = document.querySelector('dialog[open]') !== null;
    return isCovered ? null : { x: 0, y: 0, width, height, scale: 1 };
  });
  const chrome = await page.context().newCDPSession(page);
  const { data } = await chrome.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(clip && { clip, captureBeyondViewport: true }),
  });
  await chrome.detach();
  return data;
}

export function save(file: string, content: Buffer): void {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, file), content);
}
