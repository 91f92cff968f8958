import { whyNotHeld } from "../../held/not-held.ts";
import { asksToSell, isOnlySold } from "../../held/not-shown.ts";
import type { Requirement } from "../../posting/types.ts";
import { hasWhole } from "../../text/words.ts";
import { asksForReports, saysNoReports } from "./experience/leading.ts";
import type { PreparedText } from "./prepared-text.ts";
import { coreWords } from "./skills/core-words.ts";
import { type Found, type Known, near } from "./types.ts";

/** Kinds that the person's own words can deny. */
const deniable: ReadonlySet<string> = new Set(["skill", "experience", "other", "licence", "certificate"]);

/** Kinds that using a thing meets. */
const used: ReadonlySet<string> = new Set(["skill", "experience", "other"]);

/** The same outcome, but unmet with the claim in which the person denies what is asked for. */
export function unlessDenied(found: Found, { text, kind }: Requirement, known: Known): Found {
  if (found.outcome === "met" || !deniable.has(kind)) return found;
  // A paper of another place is near, whether or not the person says that it is not the required one.
  if (found.outcome === "near" && (kind === "licence" || kind === "certificate")) return found;
  const denial = denialIn(text, known);
  return denial ? { outcome: "unmet", claimIds: [...denial.claimIds] } : found;
}

/** The same outcome, but near if its claims only say that the person sold the named thing. */
export function unlessOnlySold(found: Found, { text, kind }: Requirement, { record }: Known): Found {
  if (found.outcome !== "met" || !used.has(kind) || asksToSell(text)) return found;
  const names = text.match(namePattern) ?? [];
  const sold = record.texts.filter(
    (said) =>
      said.claimIds.some((id) => found.claimIds.includes(id)) &&
      names.some((name) => isSoldIn(said.text, name)),
  );
  const ids = new Set([...sold, ...record.jobs].flatMap(({ claimIds }) => claimIds));
  const [first] = sold;
  return first && found.claimIds.every((id) => ids.has(id)) ? near(first.text, first.claimIds) : found;
}

/** "SAP", "Siemens", "iPhone", "S7". */
const namePattern = /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d]+|\p{Ll}+\p{Lu}[\p{L}\d]*|\p{L}+\d[\p{L}\d]*)/gu;

function isSoldIn(text: string, name: string): boolean {
  const start = text.indexOf(name);
  return start >= 0 && hasWhole(text, name) && isOnlySold(text, { start, end: start + name.length });
}

/** The claim that denies what a demand names: all its own words, or its one skill under any name. */
function denialIn(text: string, { record, index }: Known): PreparedText | undefined {
  const words = coreWords(text);
  const ids = new Set(index.skills.find(text).map(({ id }) => index.skills.canonical(id)));
  const [only] = ids.size === 1 ? [...ids] : [];
  const entry = only === undefined ? undefined : index.skills.entry(only);
  const names = entry?.kind === "tool" ? [entry.name, ...entry.aliases] : [];
  const isOfReports = asksForReports(text);
  return record.said.find((said) => {
    if (said.claimIds.length === 0) return false;
    if (isOfReports && saysNoReports(said.text)) return true;
    const isSaid = words.length > 0 && words.every((word) => said.contains(word));
    if (isSaid && words.some((word) => said.denies(word))) return true;
    return names.some((name) => deniesName(said, name));
  });
}

function deniesName({ text, lower }: PreparedText, name: string): boolean {
  const start = lower.indexOf(name.toLowerCase());
  if (start < 0 || !hasWhole(text, name)) return false;
  return whyNotHeld(text, { start, end: start + name.length }, undefined, ["denied"]) !== undefined;
}
