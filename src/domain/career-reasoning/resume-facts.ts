import { languagesIn } from "../../engine/languages.ts";
import { asksLanguageLevel, presentJob } from "../../engine/reasoning/question-shapes.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { employerAsked } from "../../engine/reasoning/work-done.ts";
import { latinWords } from "../../engine/text/fold.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import type { Tx } from "../../store/ports/store.ts";
import { claimsOnce } from "../evidence/claims.ts";

const MOST = 10;
const MOST_LINES = 20;

/** "What is my …?", for the words of a thing. */
function ofMine(things: string): RegExp {
  return new RegExp(
    String.raw`^\W*(?:what(?:['’]s| is| are)|was ist|wie (?:ist|lautet)|cuál es|quel(?:le)? est|qual é|tell me|what do you have as)\s(?:my|mein\p{L}*|mi|mon|ma|mes|(?:[oa]s?\s)?(?:meu|minha))\s(?:\p{L}+\s)?(?:${things})\W*$`,
    "iu",
  );
}

/** Questions that ask for a whole list of the resume, with the paths of its entries. */
const lists: readonly { asks: RegExp; path: RegExp; text?: RegExp }[] = [
  { asks: presentJob, path: /^(?:work|volunteer)\[\d+\]$/, text: /– present\)$/ },
  {
    asks: /^\W*(?:where (?:did|have) i work(?:ed)?|(?:what|which) jobs (?:did|have) i (?:had|have|done?)|wo habe ich (?:\p{L}+ )?gearbeitet|dónde (?:he trabajado|trabajé)|où ai-je travaillé|onde (?:eu )?trabalhei)(?: (?:before|so far|already|früher|antes|avant))?\W*$/iu,
    path: /^(?:work|volunteer)\[\d+\]$/,
  },
  {
    asks: /^\W*(?:where did i (?:study|go to (?:school|college|university))|what did i study|(?:what|which) degrees? do i have|(?:wo|was) habe ich studiert|(?:dónde|qué) estudié|(?:où|qu)[’' ]?ai-je étudié|(?:onde|o que) (?:eu )?estudei|what (?:is my (?:education|training)|(?:education|training) do i have)|(?:was ist meine|welche) (?:ausbildung|bildung)(?: habe ich)?|(?:qué|cuál es mi) (?:formación|estudios)(?: tengo)?|quel(?:le)?s? (?:formations?|études?|diplômes?)(?: est-ce que j['’]ai| ai-je)|quelle est ma formation|(?:que|qual é a minha) formação(?: (?:eu )?tenho)?)\W*$/iu,
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

const contacts: readonly { asks: RegExp; path: string }[] = [
  {
    path: "basics.phone",
    asks: ofMine(
      String.raw`(?:tele|mobile |cell |handy|móvil )?(?:phone|telefon|handy|teléfono|téléphone|telefone|móvil|nummer|número|numéro)(?:\s?(?:number|nummer))?(?: de (?:teléfono|téléphone|telefone))?|telefonnummer|handynummer|numéro de téléphone|número de teléfono|número de telefone`,
    ),
  },
  {
    path: "basics.email",
    asks: ofMine(
      "e-?mail(?:[- ]?(?:address|adresse))?|correo(?: electrónico)?|adresse e-?mail|mail|courriel",
    ),
  },
  { path: "basics.location", asks: ofMine("address|adresse|anschrift|dirección|endereço|home|wohnort") },
];
/** The contact, or the language with its level, that a question asks for. */
function entryAsked(query: string): ((claim: { path: string; text: string }) => boolean) | undefined {
  const contact = contacts.find(({ asks }) => asks.test(query));
  if (contact) return ({ path }) => path === contact.path;
  const languages = asksLanguageLevel(query) ? languagesIn(query) : [];
  return languages.length === 0
    ? undefined
    : ({ path, text }) =>
        /^languages\[\d+\]$/.test(path) && languagesIn(text).some((one) => languages.includes(one));
}

/** The resume entries that a question asks for as a list. */
export async function resumeFacts(tx: Tx, query: string): Promise<Fact[]> {
  const list = lists.find(({ asks }) => asks.test(query));
  const isAsked =
    entryAsked(query) ??
    (list &&
      (({ path, text }: { path: string; text: string }) =>
        list.path.test(path) && (list.text?.test(text) ?? true)));
  if (!isAsked) return [];
  return (await tx.resume.claims()).filter(isAsked).slice(0, MOST).map(factOf);
}

/** A job by its path. */
const ofJob = /^(?:work|volunteer)\[\d+\]$/;

/** The jobs at the employer that a question names, each with its lines; none for other questions. */
export async function workFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const name = employerAsked(query);
  if (name === undefined) return [];
  const asked = latinWords(name);
  const claims = await claimsOnce(ctx);
  const jobs = claims.filter(({ path, text }) => {
    const own = new Set(latinWords(text));
    return ofJob.test(path) && asked.length > 0 && asked.every((word) => own.has(word));
  });
  const all = jobs.flatMap((job) => [job, ...claims.filter(({ path }) => path.startsWith(`${job.path}.`))]);
  const lines = all.length - jobs.length;
  const answer =
    lines === 0
      ? "The resume names the work there, and no line on what was done"
      : `The resume has ${counted(lines, "line")} on the work there; keyFactors has the words`;
  return all.slice(0, MOST_LINES).map((claim) => ({ ...factOf(claim), answer }));
}

/** The certificates and licences of the resume. */
export async function paperFacts({ tx }: { tx: Tx }): Promise<Fact[]> {
  const claims = await tx.resume.claims();
  return claims
    .filter(({ kind }) => kind === "certificate")
    .slice(0, MOST)
    .map(factOf);
}

function factOf({ id, path, text }: { id: string; path: string; text: string }): Fact {
  return { field: `${ofResume}${path}`, text: `In the resume: ${text}`, claimIds: [id] };
}

const ofResume = "resume.";

/** True if a fact is a resume entry. */
export function isOfResume({ field }: Fact): boolean {
  return field.startsWith(ofResume);
}
