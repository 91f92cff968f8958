import { contentWords, shareOf, stemsOfClaim } from "./content-words.ts";
import { type Found, type Known, near } from "./types.ts";

/** Words before a skill that do not narrow it. */
const usual = new Set(
  "basic advanced intermediate strong solid general daily modern large small complex high fast paced volume full part own team level senior junior various commercial professional conversational written verbal oral effective outstanding great exceptional superior sound thorough deep broad extensive significant successful".split(
    " ",
  ),
);
/** What ends the words before a skill. */
const phraseEnd =
  /[,;:()]|\s(?:and|or|of|in|with|for|to|the|a|an|at|on|by|as|from|your|our|und|oder|in|mit|für|der|die|das|et|ou|de|des|du|en|avec|y|o|con|e|com|em)\s/giu;

/**
 * The evidence for a broad skill if the demand names a narrower kind, "wood grill cooking". Without a claim for
 * that kind it is near.
 */
export function withKind(
  demand: string,
  { text, start }: { text: string; start: number },
  found: Found,
  { index, record }: Known,
): Found {
  if (found.outcome !== "met" || /\s/.test(text)) return found;
  const entry = index.skills.entry(index.skills.resolve(text)?.id ?? "");
  if (entry === undefined || entry.kind === "tool" || entry.kind === "credential") return found;
  const before = ` ${demand.slice(0, start)}`.split(phraseEnd).at(-1) ?? "";
  const kind = contentWords(before.replace(/.*\s\/\s/u, ""), usual);
  if (kind.length === 0) return found;
  return record.said.some((one) => shareOf(kind, stemsOfClaim(one)) === 1)
    ? found
    : near(found.shownBy ?? text, found.claimIds);
}
