import type { FindTerms } from "../../text/names/terms.ts";
import { toldParts } from "./prove/prove-value.ts";
import type { Told, Unproved } from "./types.ts";

/** Limited in time, in the words of contracts. */
const limited =
  /(?<!\p{L})(?:fixed[- ]term|temp|temporary|seasonal|season|limited|interim|befristet\p{L}*|saison\p{L}*|cdd|durée déterminée|intérim\p{L}*|temporal|eventual|duración determinada|temporad\p{L}*|tempo determinato|stagional\p{L}*|a termo|termo certo|sazonal|bepaalde tijd|tijdelijk\p{L}*|seizoen\p{L}*|visstid\p{L}*|tidsbegrän\p{L}*|säsong\p{L}*|vikariat|midlertidig\p{L}*|czas określony|sezonow\p{L}*|dobu určit\p{L}*|sezónn\p{L}*|määräaik\p{L}*)(?!\p{L})/iu;

/**
 * The value of a list that a caller's words mean, with these words as its quote. If they mean none, the reason: the rest
 * of the reading still counts.
 */
export function knownValue<Tag extends string>(
  path: string,
  told: Told<string>,
  values: readonly Tag[],
  find: FindTerms<Tag>,
): Told<Tag> | Unproved {
  const { value: said, quote } = toldParts<string>(told);
  const plain = said.toLowerCase().replace(/[\s-]+/gu, "_");
  const exact = values.find((one) => one.toLowerCase() === plain);
  // "part-time" is the text's own word, PART_TIME is not.
  const own = said === exact || said.includes("_") ? undefined : said;
  if (exact !== undefined) return { value: exact, quote: quote ?? own };
  const temporary = limited.test(said) ? values.find((one) => one === "TEMPORARY") : undefined;
  const value = temporary ?? find(said)[0]?.tag;
  return value === undefined ? { path, why: unfit(path, values) } : { value, quote: quote ?? said };
}

function unfit(path: string, values: readonly string[]): string {
  const hours =
    path === "employmentType"
      ? " A permanent contract says nothing of the hours: leave it out if the text says no more."
      : "";
  return `${path} is one of ${values.join(", ")}.${hours}`;
}
