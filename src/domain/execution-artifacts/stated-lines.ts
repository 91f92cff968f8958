import { placeOfPath, pointerOf, valueAt } from "../../engine/resume/edit/places.ts";
import { textOf } from "../../engine/resume/json-resume.ts";
import type { RefusedSentence, WritingClaim } from "../../engine/writing/types.ts";
import type { FoundLine } from "./edit-lines.ts";

/**
 * What becomes the person's statement: corrections of the resume, and the claims that each edited line then
 * cites.
 */
export interface Stated {
  set: Record<string, unknown>;
  add: Record<string, unknown>;
  /** By edit number: the texts of the new claims, and where they go. */
  claims: Map<number, { text: string; under: string }[]>;
  /** Sentences that belong to no resume entry. */
  homeless: RefusedSentence[];
}

const NO_ENTRY =
  "To keep it as the user's word, give under: the claim id of the job, voluntary work or project it is about; a skill, degree or contact is corrected in the resume itself.";

/** Where sentences without a supporting claim go in the resume. */
export function statedLines(
  found: readonly FoundLine[],
  refused: readonly RefusedSentence[],
  claims: readonly WritingClaim[],
  document: Record<string, unknown>,
): Stated {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const stated: Stated = { set: {}, add: {}, claims: new Map(), homeless: [] };
  const lists = new Map<string, string[]>();
  const corrected: Record<string, unknown> = {};
  const skills: string[] = [];
  for (const [index, { edit, line }] of found.entries()) {
    const sentences = refused.filter((one) => one.index === index);
    if (edit.text === null || sentences.length === 0) continue;
    const cited = line.claimIds.flatMap((id) => byId.get(id) ?? []);
    const [own] = cited;
    const keep = (text: string, under: string) =>
      stated.claims.set(index, [...(stated.claims.get(index) ?? []), { text, under }]);
    if (cited.length === 1 && own?.kind === "bullet" && own.text === line.text && edit.under === undefined) {
      corrected[own.id] = edit.text;
      keep(edit.text, own.path);
      continue;
    }
    if (cited.length > 0 && cited.every(({ kind }) => kind === "skill") && !edit.text.includes(":")) {
      const known = new Set(claims.map(({ kind, text }) => `${kind} ${text.toLowerCase()}`));
      for (const name of itemsOf(edit.text)) {
        if (!known.has(`skill ${name.toLowerCase()}`)) skills.push(name);
        keep(name, "skills");
      }
      continue;
    }
    const owner = ownerOf(edit.under === undefined ? cited : [byId.get(edit.under)]);
    if (owner === undefined) {
      stated.homeless.push(...sentences.map((one) => ({ ...one, why: `${one.why} ${NO_ENTRY}` })));
      continue;
    }
    const list = `${owner}.highlights`;
    const before = lists.get(list) ?? highlightsAt(document, list);
    lists.set(list, [...before, ...sentences.map(({ text }) => text)]);
    for (const { text } of sentences) keep(text, `${list}[`);
  }
  // A list is set as a whole before one of its bullets.
  for (const [list, texts] of lists) stated.set[pointerOf(placeOfPath(list))] = texts;
  Object.assign(stated.set, corrected);
  if (skills.length > 0) stated.add.skills = [...new Set(skills)].map((name) => ({ name }));
  return stated;
}

/** The one entry with bullets that the claims belong to. */
function ownerOf(claims: readonly (WritingClaim | undefined)[]): string | undefined {
  const owners = new Set(
    claims
      .flatMap((claim) => claim?.owner ?? [])
      .filter((owner) => /^(?:work|volunteer|projects)\[/.test(owner)),
  );
  return owners.size === 1 ? [...owners][0] : undefined;
}

/** The texts of a list at a path of a resume; none without the list. */
export function highlightsAt(document: Record<string, unknown>, list: string): string[] {
  const value = valueAt(document, placeOfPath(list));
  return Array.isArray(value) ? value.map(textOf) : [];
}

function itemsOf(text: string): string[] {
  return text
    .split(/[,;·•、，；]/u)
    .map((item) => item.trim().replace(/\.$/, ""))
    .filter((item) => item !== "");
}
