import { wishesElsewhere } from "../../lexicon/wishes-elsewhere.ts";
import { beginsWithWish, isOnlyNecessity, necessityOf } from "../requirements/necessity.ts";
import type { Requirement } from "../types.ts";
import type { Around } from "./around.ts";

/** Headings that exclude preferences below them. */
const strict =
  /(?<!\p{L})(?:requirements?|required|must[- ]haves?|minimum|mandatory|essential|necessary|anforderungen|voraussetzung\p{L}*|zwingend|erforderlich\p{L}*|muss|exigences|exig[ée]\p{L}*|requis\p{L}*|impérati\p{L}*|obligatoires?|indispensables?|requisitos|imprescindibles?|obligatori[oa]s?|exigencias|obrigatóri[oa]s?|exigências|indispensáve(?:l|is))(?!\p{L})|要求|必备|必须/iu;

/**
 * How much the text wants the words at a place: from its part of the sentence, or else from the headings;
 * undefined if neither says.
 */
export function necessitySaid({
  sentence,
  clause,
  section,
  heading,
}: Around): Requirement["necessity"] | undefined {
  const own = necessityOf(clause.text);
  if (own === "preferred" || wishesElsewhere.test(clause.text)) return "preferred";
  const behind = sentence.text.slice(clause.end - sentence.start).replace(/^[\s,;–—-]+/u, "");
  const next = behind.split(/[,;.]/u, 1)[0] ?? "";
  if (next !== "" && isOnlyNecessity(next) && necessityOf(next) === "preferred") return "preferred";
  if (own === "required") return "required";
  if (beginsWithWish(sentence.text)) return "preferred";
  if (section === "preferred" || wishesElsewhere.test(heading)) return "preferred";
  return section === "required" && strict.test(heading) ? "required" : undefined;
}
