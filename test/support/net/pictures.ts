import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";

/** Cells of a picture: each is the mean colour of its part, as red, green and blue in 16 steps, a hexadecimal digit each. */
const COLUMNS = 32;
const ROWS = 36;
const STEPS = 16;
const CHANNELS = 3;
/** A cell differs if a channel of it is off by more steps than letters drawn by another browser are. */
const MOST_OFF = 1;
/** The share of cells that may differ. */
const MOST_DIFFERENT = 0.01;

const fonts = createRequire(import.meta.url).resolve("@expo-google-fonts/source-sans-3/package.json");
const faces = [
  [400, "400Regular/SourceSans3_400Regular.ttf"],
  [500, "500Medium/SourceSans3_500Medium.ttf"],
  [600, "600SemiBold/SourceSans3_600SemiBold.ttf"],
] as const;

/** The documents' font in place of the system's, and dates and keys without letters: they change from day to day. */
function fixedStyle(): string {
  const all = faces.map(([weight, file]) => {
    const data = readFileSync(fonts.replace(/package\.json$/, () => file)).toString("base64");
    return `@font-face { font-family: Fixed; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
  });
  return `${all.join("\n")}
    *, ::before, ::after { font-family: Fixed !important; caret-color: transparent !important; animation: none !important; transition: none !important; }
    time { display: inline-block; width: 5em; height: 1lh; overflow: hidden; color: transparent; white-space: nowrap; vertical-align: bottom; }
    main code { color: transparent; }`;
}

/** A context whose pages look the same on every machine. */
export async function fixedContext(browser: Browser): Promise<BrowserContext> {
  // The page's own policy allows no font.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const style = fixedStyle();
  await context.route(/\/assets\/style\.css/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${style}` });
  });
  return context;
}

/** What a window shows, as a picture and as its cells. */
export interface Picture {
  png: Buffer;
  cells: string;
}

/** Takes the picture of a page as it stands. `blank` is a page to compute on. */
export async function pictureOf(page: Page, blank: Page): Promise<Picture> {
  await page.evaluate("document.fonts.ready");
  const png = await page.screenshot({ animations: "disabled", scale: "css" });
  const cells: unknown = await blank.evaluate(
    `(${cellsIn})("data:image/png;base64,${png.toString("base64")}", ${COLUMNS}, ${ROWS}, ${STEPS})`,
  );
  return { png, cells: String(cells) };
}

/** Runs in the browser: the cells of an image. */
const cellsIn = `async (address, columns, rows, steps) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const drawn = canvas.getContext("2d");
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, width, height);
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) sums[cell * 3 + channel] += data[at + channel];
      counts[cell] += 1;
    }
  return [...sums].map((sum, at) => Math.min(steps - 1, Math.floor((sum / counts[Math.floor(at / 3)] / 256) * steps)).toString(16)).join("");
}`;

/** Where two pictures differ by more than the tolerance, in words; undefined if they look the same. */
export function differenceOf(cells: string, kept: string | undefined): string | undefined {
  if (kept?.length !== cells.length) return "there is no picture to compare with";
  const off = (at: number) =>
    Math.abs(Number.parseInt(cells[at] ?? "", 16) - Number.parseInt(kept[at] ?? "", 16));
  const places = [...cells].flatMap((_, at) => (off(at) > MOST_OFF ? [Math.floor(at / CHANNELS)] : []));
  const different = [...new Set(places)];
  const all = cells.length / CHANNELS;
  if (different.length <= all * MOST_DIFFERENT) return undefined;
  const rows = different.map((at) => Math.floor(at / COLUMNS));
  const share = Math.round((100 * different.length) / all);
  return `${share} % of the cells differ, from row ${Math.min(...rows)} to ${Math.max(...rows)} of ${ROWS}`;
}

/** Draws kept cells as an image, to be looked at beside the picture. */
export async function drawnCells(cells: string, blank: Page): Promise<Buffer> {
  const levels = [...cells].map((digit) => Math.round((Number.parseInt(digit, 16) * 255) / (STEPS - 1)));
  const squares = Array.from({ length: levels.length / CHANNELS }, (_, cell) => {
    const colour = levels.slice(cell * CHANNELS, (cell + 1) * CHANNELS);
    return `<i style="background:rgb(${colour})"></i>`;
  });
  await blank.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr)}i{height:20px}</style>${squares.join("")}`,
  );
  return blank.screenshot({ fullPage: true });
}
