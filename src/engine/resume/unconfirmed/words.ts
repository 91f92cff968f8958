import { isObject } from "../../../shared/json.ts";
import { shortened } from "../../../shared/text/words.ts";
import { claimsOf } from "../claims.ts";
import { placeOfPath, valueAt } from "../edit/places.ts";
import { leafPaths } from "../fields.ts";
import { type ResumeDocument, textOf } from "../json-resume.ts";

const MOST_CHARACTERS = 200;

/** Returns a function that describes a path of a document in a person's terms, with its entry. */
export function wordsIn(document: ResumeDocument): (path: string) => string {
  const claims = new Map(claimsOf(document).map((claim) => [claim.path, claim.text]));
  return (path) => {
    const owner = claims.get(path.slice(0, path.indexOf("]") + 1));
    const said = claims.get(path) ?? textsAt(document, path);
    const field = /\.(\w+)(?:\[\d+\])?$/.exec(path)?.[1];
    const named = claims.has(path) || field === undefined ? said : `${field}: ${said}`;
    const whole = owner === undefined || owner === said ? named : `${named} (${owner})`;
    return shortened(whole, MOST_CHARACTERS);
  };
}

/** Returns a function that gives a path's text as in a claim, or else with its entry. */
export function saidIn(document: ResumeDocument): (path: string) => string {
  const claims = new Map(claimsOf(document).map((claim) => [claim.path, claim.text]));
  const wordsAt = wordsIn(document);
  return (path) => claims.get(path) ?? wordsAt(path);
}

function textsAt(document: ResumeDocument, path: string): string {
  const value = valueAt(document, placeOfPath(path));
  if (!isObject(value) && !Array.isArray(value)) return textOf(value);
  return leafPaths(value)
    .map((leaf) => textOf(valueAt(value, placeOfPath(leaf))))
    .join(", ");
}
