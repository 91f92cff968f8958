import type { WorkKind } from "../../../lexicon/demands/work-kinds.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import { hasStance } from "../../opening/stances.ts";

/** What is read of an opening to find the kinds of work in it. */
export interface Work {
  title: string;
  /** What is required, and what is only welcome. */
  demands: readonly string[];
  wishes: readonly string[];
  text: string;
}

/** A mention of a kind of work, or of what a posting has instead of it. */
interface Mention {
  quote: string;
  is: "sure" | "unsure" | "denied" | "opposite";
}

/** Where a clause on kinds of work ends. */
export const CLAUSES =
  /[.;,:!?()–—]|(?<!\p{L})(?:but|because|since|and|und|aber|weil|denn|pero|porque|y|mais|car|parce que|et|mas|ma|perché|maar|omdat|och|men|ale|bo)(?!\p{L})/iu;
/** Work of others in the opening, or how one applies or asks. */
const aside =
  /(?<!\p{L})(?:report(?:s|ing)?(?: directly)? to|led by|managed by|under the|support(?:s|ing)? (?:the|our)|work(?:s|ing)? (?:closely )?with|your (?:team|line|manager|supervisor)\p{L}* (?:leader |manager )?(?:will|is)|berichte\p{L}*|unterstellt|geleitet|unterstütz\p{L}*|rattachée?|sous la|dirigée? par|reporta\p{L}*|bajo la|liderado|dirigido|riporta|sotto la|rapporteert|rapporterar|(?:our|unsere|nos|nuestros|nossos|i nostri|onze|våra) (?:customers|clients?|kunden|clientes|clienti|klanten|kunder)|interviews?|questions|enquir\p{L}+|contact|apply|applications?|cvs?|fragen|rückfragen|kontakt|erreich\p{L}*|bewerb\p{L}+|vorstellungsgespräch\p{L}*|entretiens?|renseignements|candidatures?|priée?s|entrevistas?|consultas|dudas|colloqui\p{L}*|sollicit\p{L}+|vragen|ansök\p{L}+|frågor|tender)(?!\p{L})/iu;
/** A demand for experience is no duty. */
const experience =
  /(?<!\p{L})(?:experience|erfahrung\p{L}*|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|doświadczenie)(?!\p{L})/iu;
/** A denial right before the name, or of it right behind. */
const deniedBefore =
  /(?:^|\s)(?:no|not|never|zero|without|kein(?:e|en|er)?|nicht|statt|ohne|pas de|aucune?|sans|sin|nada de|ningún|não|sem|nenhuma?|non|senza|nessuna?|geen|niet|zonder|inte|inga|ingen|inget|utan|bez)\s(?!only |nur |just )(?:(?!experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|need|requir|problem|se |only |nur |just )\p{L}+\s){0,3}$/iu;
const deniedBehind =
  /^(?:\s\p{L}+){0,3}\s(?:is|are|was|ist|sind|gehört|gehören|hoort|horen|fait|font|forma|forman|faz|fanno)\s(?:not|nicht|niet|pas|no|não|non|never|geen)(?!\p{L}| only)|^\s(?:hoort|gehört)\s(?:niet|nicht)(?!\p{L})|^(?:\s\p{L}+){0,2}\s(?:yok|yoktur|gerekmez|non requis\p{L}*|non richiest\p{L}*|nie jest wymagan\p{L}*)(?!\p{L})/iu;
/** It is asked for, wherever a posting says it. */
const isMust =
  /(?<!\p{L})(?:must (?:hold|have)|required|essential|mandatory|erforderlich|vorausgesetzt|zwingend|indispensable|obligatoire|exigé|imprescindible|obligatorio|obrigatóri[oa]|indispensabile|obbligatori[oa]|vereist|verplicht|krävs|wymagan[aey]|şart|zorunlu)(?!\p{L})/iu;
/** What one does there, by the verb: "you will", "vous traitez", "conducirás". */
export const duty =
  /(?<!\p{L})(?:[Yy]ou(?:['’]ll| will)|[Vv]ous (?!êtes|avez|justifiez|maîtrisez|possédez|disposez|aimez|souhaitez|savez|connaissez)\p{L}+ez|(?:Sie|du|Du) (?!haben|hast|sind|bist|bringen|bringst|verfügen|verfügst|besitzen|besitzt)\p{L}+(?:en|st)|\p{L}+(?:ar|er|ir)ás|[Jj]e (?!hebt|bent|beschikt)\p{L}+t|[Dd]u kommer att)(?!\p{L})/u;
/** Contracts of others, and employers that were or that one serves: no side of this job. */
const ofOthers =
  /^(?:freelancers|start[- ]?ups(?!\p{L})|(?:fixed[- ]term|temporary|freelance|self[- ]employed) (?!basis)\p{L}{3,}s|befristete \p{L}*verträge|1099 forms?)(?!\p{L})/iu;
const former =
  /(?<!\p{L})(?:was|were|once|started (?:as|out)|former(?:ly)?|no longer|war(?:en)?|früher|ehemalig\p{L}*|était|fue|foi|era|was ooit)(?!\p{L})/iu;
const MOST_LINES = 2000;
/** Title, employer, place, pay and what the employer does come first. */
const HEAD_LINES = 6;
/** A longer line may be about the contracts or licences of others. */
const SHORT_LINE = 90;
const LONGEST_LINE = 600;

/** The mention of a kind of work that says most: a sure one, then an unsure one, then a denial. */
export function mentionOf(kind: WorkKind, work: Work): Mention | undefined {
  const { title, text } = work;
  const isAssistant = /(?<!\p{L})(?:assistants? to|assistenz|adjointe?)(?!\p{L})/iu.test(title);
  if (kind.title?.test(title) && !isAssistant) return { quote: title, is: "sure" };
  const found = linesOf(text).flatMap((line, at) => mentionsIn(line, at < HEAD_LINES, kind, work));
  const of = (is: Mention["is"]) => found.find((one) => one.is === is);
  const inTitle: Mention | undefined = kind.titleUnsure?.test(title)
    ? { quote: title, is: "unsure" }
    : undefined;
  const [sure, opposite] = [of("sure"), of("opposite")];
  if (sure && opposite) return { ...sure, is: "unsure" };
  return sure ?? of("unsure") ?? inTitle ?? of("denied") ?? (opposite && { ...opposite, is: "denied" });
}

function mentionsIn(line: string, isHead: boolean, kind: WorkKind, { demands, wishes }: Work): Mention[] {
  const { asked, opposite, decides } = kind;
  return sentencesOf(line).flatMap((sentence, at): Mention[] => {
    const match = asked.exec(sentence);
    const rest = match ? sentence.slice(match.index) : "";
    const isOpposite = opposite?.test(sentence) === true && !hasStance("unsure", sentence);
    if (!match) return isOpposite ? [{ quote: sentence, is: "opposite" }] : [];
    if (aside.test(sentence) || /^['’]s?(?!\p{L})/u.test(rest.slice(match[0].length))) return [];
    const before = sentence.slice(0, match.index).split(CLAUSES).at(-1) ?? "";
    const after = sentence.slice(match.index + match[0].length).split(CLAUSES)[0] ?? "";
    if (deniedBefore.test(before) || deniedBehind.test(after)) return [{ quote: sentence, is: "denied" }];
    const isWish = wishes.some((wish) => asked.test(wish) && sentence.includes(wish));
    const isOpen =
      isOpposite ||
      isWish ||
      ofOthers.test(rest) ||
      former.test(sentence) ||
      hasStance("unsure", sentence) ||
      experience.test(sentence);
    const isDuty = duty.test(sentence) || (at === 0 && match.index === 0);
    const isDemand =
      isMust.test(sentence) || demands.some((demand) => asked.test(demand) && sentence.includes(demand));
    const decided = {
      ...{ duty: isDuty, demand: isDuty || isDemand, demandAlone: isDemand, head: isHead || isDuty },
      mention: isHead || isDuty || sentence.length <= SHORT_LINE,
    };
    return [
      {
        quote: sentence,
        is: !isOpen && (kind.sure?.test(sentence) || (decides && decided[decides])) ? "sure" : "unsure",
      },
    ];
  });
}

/** The lines of a text, without marks of lists. */
export function linesOf(text: string): string[] {
  return text.split("\n", MOST_LINES).map((line) =>
    line
      .slice(0, LONGEST_LINE)
      .replace(/^[\s\-–•*·]+/u, "")
      .trim(),
  );
}
