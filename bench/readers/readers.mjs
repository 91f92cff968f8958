// The program's own readers, bundled from their source.
import { importSource } from "../import-source.mjs";

/** The exports of a bundle of both readers. */
export const SOURCE = `
import { prepareCatalog } from "./engine/fit/scales.ts";
import { normalisePosting } from "./engine/posting/normalise.ts";
import { parseResumeText } from "./engine/resume/text/parse.ts";
import { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
const { skills } = prepareCatalog(readBuiltInCatalog());
export const readPosting = (text) => normalisePosting({ text }, skills);
export const readResume = parseResumeText;
`;

/** Gives `readPosting(text)` and `readResume(text, format)`. */
export function loadReaders() {
  return importSource(SOURCE);
}
