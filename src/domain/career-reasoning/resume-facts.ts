import { presentJob } from "../../engine/reasoning/question-shapes.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import type { Tx } from "../../store/ports/store.ts";

const MOST = 10;

/** Questions that ask for a whole list of the resume, with the paths of its entries. */
const lists: readonly { asks: RegExp; path: RegExp; text?: RegExp }[] = [
  { asks: presentJob, path: /^work\[\d+\]$/, text: /– present\)$/ },
  {
    asks: /^\W*(?:where (?:did|have) i work(?:ed)?|(?:what|which) jobs (?:did|have) i (?:had|have|done?)|wo habe ich (?:\p{L}+ )?gearbeitet|dónde (?:he trabajado|trabajé)|où ai-je travaillé|onde (?:eu )?trabalhei)(?: (?:before|so far|already|früher|antes|avant))?\W*$/iu,
    path: /^work\[\d+\]$/,
  },
  {
    asks: /^\W*(?:where did i (?:study|go to (?:school|college|university))|what did i study|(?:what|which) degrees? do i have|(?:wo|was) habe ich studiert|(?:dónde|qué) estudié|(?:où|qu)[’' ]?ai-je étudié|(?:onde|o que) (?:eu )?estudei)\W*$/iu,
    path: /^education\[\d+\]$/,
  },
  {
    asks: /^\W*(?:what|which|welche|qué|quels?|quelles?|quais)\s(?:certificat\p{L}*|certs|licen[cs]es?|zertifikate|licencias|certifica\p{L}*|diplômes)\s(?:do i have|have i (?:got)?|habe ich|tengo|ai-je|(?:eu )?tenho)\W*$/iu,
    path: /^certificates\[\d+\]$/,
  },
  {
    asks: /^\W*(?:what|which|welche|qué|quelles?|quais|que)\s(?:languages|sprachen|idiomas|langues|línguas)\s(?:do i (?:speak|know|have)|spreche ich|hablo|(?:est-ce que )?je parle|(?:eu )?falo)\W*$/iu,
    path: /^languages\[\d+\]$/,
  },
  {
    asks: /^\W*(?:(?:what|which) skills (?:do i have|have i)|what am i good at|what can i do well|was kann ich gut|was sind meine stärken|en qué soy buen[oa]|em que sou bo[am])\W*$/iu,
    path: /^skills\[\d+\](?:\.keywords\[\d+\])?$/,
  },
];

/** The resume entries that a question asks for as a list. */
export async function resumeFacts(tx: Tx, query: string): Promise<Fact[]> {
  const list = lists.find(({ asks }) => asks.test(query));
  if (!list) return [];
  const entries = (await tx.resume.claims()).filter(
    ({ path, text }) => list.path.test(path) && (list.text?.test(text) ?? true),
  );
  return entries
    .slice(0, MOST)
    .map(({ path, text }) => ({ field: `${ofResume}${path}`, text: `In the resume: ${text}` }));
}

const ofResume = "resume.";

/** True if a fact is a resume entry. */
export function isOfResume({ field }: Fact): boolean {
  return field.startsWith(ofResume);
}
