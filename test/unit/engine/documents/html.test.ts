import { expect, test } from "vitest";
import { readHtml } from "../../../../src/engine/documents/html.ts";

test("a page that holds its own font is read to its end", () => {
  const font = `url(data:font/woff;base64,${"A".repeat(2_500_000)})`;
  const page = `<html><style>@font-face { src: ${font} }</style><h1>Orla Fennick</h1><p>Night nurse in Leeds.</p>`;
  expect(readHtml(page)).toMatchObject({ text: "Orla Fennick\nNight nurse in Leeds.", warnings: [] });
});
