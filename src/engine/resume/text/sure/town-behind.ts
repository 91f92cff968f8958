import type { Extraction } from "../extraction.ts";
import { employerScore, endsInLegalForm, roleScore } from "../sections/classify.ts";
import { isPlace, shorten } from "./employer.ts";

/** One or two words with capitals, and perhaps the letters of a province: "Lumezzane (BS)". */
const TOWN =
  /^, (\p{Lu}[\p{L}'’-]{2,20}(?: (?:sul|sulla|del|della|di|d['’]Arno|am|an der|im|sur|de|do|da|upon|aan den|nad) \p{Lu}[\p{L}'’-]{2,20}| \p{Lu}[\p{L}'’-]{2,20})?)(?: \([A-Z]{2}\))?(?:[.,]|\s\([^()]*\))?$/u;
/** A part of a firm or house: "Klinikum Quill, Radiologie". */
const PART =
  /(?:ie|ik|ung|tion|pflege|medizin|dienst|amt|bau|labor|lager|küche|haus|team|unit|ward|office|kitchen|care|sales|services?|support|division|department|plant|school|college|centre|center|restaurant|bar|shop|store|hotel|spa|news|sports?)$/iu;

/** The town behind the comma after an employer's name, which the name does without: "Quill GmbH, Landsberg". */
export function townBehind(
  found: Extraction | undefined,
  employer: Extraction | undefined,
): Extraction | undefined {
  if (found === undefined || employer === undefined || !found.value.startsWith(employer.value))
    return undefined;
  if (found.span[1] - found.span[0] !== found.value.length) return undefined;
  const town = TOWN.exec(found.value.slice(employer.value.length))?.[1];
  if (town === undefined || roleScore(town.replace(/s$/, "")) > 0 || employerScore(town) > 0)
    return undefined;
  const isNamed = endsInLegalForm(employer.value) || employerScore(employer.value) >= 2;
  if (!isPlace(town) && (!isNamed || town.split(" ").some((word) => PART.test(word)))) return undefined;
  const start = found.span[0] + employer.value.length + ", ".length;
  return { value: town, span: [start, start + town.length], confidence: 0.7 };
}

const COMMA = ", ".length;

/** The place of a job that names one where an employer would be: "Sydney & Perth, Australia", "Holandia (szklarnia)". */
export function placeInstead(
  found: Extraction | undefined,
  country: Extraction | undefined,
): Extraction | undefined {
  const open = found?.value.search(/\s\(/) ?? -1;
  const town = found !== undefined && open > 1 ? shorten(found, open) : found;
  if (town === undefined || !isPlace(town.value)) return country;
  if (country === undefined) return { ...town, confidence: 0.7 };
  if (country.span[0] - town.span[1] !== COMMA) return country;
  const value = `${town.value}, ${country.value}`;
  return { value, span: [town.span[0], country.span[1]], confidence: 0.7 };
}
