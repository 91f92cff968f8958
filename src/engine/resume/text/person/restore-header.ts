import type { Line } from "../layout/lines.ts";
import { roleScore } from "../sections/classify.ts";
import type { Section } from "../sections/sections.ts";
import { addressesIn, looksLikeName, wordsSpelled } from "./name.ts";
import { placeOf } from "./places.ts";

const ASIDE: ReadonlySet<Section["kind"]> = new Set([
  "contact",
  "skills",
  "languages",
  "certificates",
  "interests",
  "awards",
  "other",
]);

const HEAD_LINES = 10;

/** If a side column was extracted first, the person's name follows it. Those lines are moved back to the top. */
export function restoreHeader(sections: readonly Section[]): Section[] {
  if (sections.some((section) => section.kind === "top")) return [...sections];
  const [first, ...others] = sections;
  // "Profil" as the title of the whole document.
  if (
    first?.kind === "summary" &&
    first.lines.slice(0, HEAD_LINES).some(({ piece }) => /\S@\S/.test(piece.text))
  )
    return [{ kind: "top", lines: first.lines }, ...others];
  const addresses = addressesIn(sections.flatMap(({ lines }) => lines));
  for (const [index, section] of sections.entries()) {
    if (!ASIDE.has(section.kind)) return [...sections];
    const at = section.lines.findIndex(
      (line, place) =>
        isPerson(line, section.lines.slice(place + 1, place + 5)) || isAddressed(line, addresses),
    );
    if (at < 0) continue;
    const kept: Section = { kind: section.kind, lines: section.lines.slice(0, at) };
    const top: Section = { kind: "top", lines: section.lines.slice(at) };
    return [top, ...sections.slice(0, index), kept, ...sections.slice(index + 1)];
  }
  return [...sections];
}

/** A name spelled out in an address: "Ana Ruiz" with "ana.ruiz@example.org". */
function isAddressed({ piece: { text }, bullet }: Line, addresses: readonly string[]): boolean {
  return !bullet && looksLikeName(text) && wordsSpelled(text, addresses) >= LEAST_SPELLED;
}

const LEAST_SPELLED = 2;

/** A name with a title or place below it. */
function isPerson(line: Line, below: readonly Line[]): boolean {
  if (line.bullet || !looksLikeName(line.piece.text) || roleScore(line.piece.text) >= 2) return false;
  const [next, ...others] = below;
  if (next === undefined) return false;
  const headline = next.piece.text.split(/ (?:at|\||–|-|·) /)[0] ?? "";
  return (
    roleScore(headline) >= 2 ||
    [next, ...others.slice(0, 1)].some((line) => placeOf(line.piece)?.sure === true)
  );
}
