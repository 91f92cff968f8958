import type { PersonText } from "../../types.ts";
import { contentWords, shareOf, stemsOfClaim } from "../skills/content-words.ts";

/** "ISO 9606", "EN 1090-2", "CISSP". */
const names = /(?<![\p{L}\d])\p{Lu}{2,8}(?:[ -]?\d{2,6}(?:[-.:]\d{1,4})*)?(?![\p{L}\d])/gu;

/**
 * True if a line names the standard or the letters of a certificate, and says the rest of it too: "welded to ISO 9606".
 * Whether its paper is held is then unknown.
 */
export function isNamedInLine(certificate: string, lines: readonly Pick<PersonText, "text">[]): boolean {
  const asked = (certificate.match(names) ?? []).map(closed);
  const others = contentWords(certificate.replace(names, " "));
  return (
    asked.length > 0 &&
    lines.some((line) => {
      const said = new Set((line.text.match(names) ?? []).map(closed));
      return asked.every((name) => said.has(name)) && (shareOf(others, stemsOfClaim(line)) ?? 1) === 1;
    })
  );
}

function closed(name: string): string {
  return name.replace(/[ -]/g, "");
}
