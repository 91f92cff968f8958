import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unwrapWoff } from "../../../src/documents/layout/fonts.ts";
import { packageRoot } from "../../../src/platform/package-root.ts";

const file = () =>
  readFileSync(
    join(
      packageRoot(),
      "node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff",
    ),
  );
let plain: Buffer | undefined;

/** Whether a text needs a font with Chinese signs; few machines have one. */
export function hasHan(value: unknown): boolean {
  return /\p{Script=Han}/u.test(JSON.stringify(value));
}

/** A font with Chinese and Latin signs. */
export function hanFont(): Buffer {
  plain ??= unwrapWoff(file());
  return plain;
}

/** The same font as a rule of a style sheet, under the name of "Han". */
export function hanFontFace(): string {
  return `@font-face { font-family: Han; src: url(data:font/woff;base64,${file().toString("base64")}) }`;
}
