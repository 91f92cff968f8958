import { cutAt } from "../../text/cuts.ts";
import { type Piece, sliceItem } from "../../text/piece.ts";
import type { Known } from "./both-sides.ts";
import { beforePersonVerb, personVerb } from "./frames/person-verbs.ts";
import { kindOf } from "./kinds/kinds.ts";

// The look back comes after the space: before it, it would be tried at each letter of a long word.
const contrast =
  /,\sand\sto\s(?=\p{Ll}{2,}\s)|\s(?<=\S\s\S+\s\S+\s)(?:and|und|et|y|e|en)\s(?=(?:you (?:have|are|hold|know|speak|can)|(?:du|ihr|sie) (?:hast|habt|haben|bist|sind|kannst|verfügst|verfügen|bringst|bringen|beherrschst|sprichst)|vous (?:avez|êtes|maîtrisez|savez|possédez|justifiez|disposez|parlez|connaissez)|at least|mindestens|au moins|al menos|pelo menos|minstens|minimaal|liefst|bij voorkeur|gjerne|gärna|najlepiej|ideally|preferably|idealerweise|idéalement|preferiblemente|be (?:able|fluent|willing|comfortable)|an? (?:eye|head|flair|passion|nose|knack|sense|feel|love|willingness|desire)|(?:prepared|willing|ready|happy|keen|able) (?:to|in|with)|le sens|l['’]esprit|(?:the |an? |die |eine? |la |une? )?(?:[\p{L}-]+ )?(?:ability|willingness|knowledge|understanding|grasp|command|experience|fähigkeit|bereitschaft|kenntnisse|erfahrung|capacité|connaissances?|maîtrise|expérience|capacidad|conocimientos?|experiencia|capacidade|conhecimentos?|experiência|kennis|ervaring|soltura|manejo|dominio|beherrschung|vertrautheit|familiarity|proficiency|fluency|padronanza|conoscenza|esperienza|znajomość|doświadczenie|kunskap|erfarenhet|kendskab|erfaring))(?!\p{L}))|,\s(?=(?:gern|gerne|ideally|idealerweise|idéalement|idealmente|preferably|liefst|gärna|gjerne|najlepiej)(?: auch| also| aussi| también| também| ook| även| også)? (?:[A-E][1E]{1,2}|[Cc]lass[e]?|Klasse|clase)(?!\p{L}))|,? so (?=you(?:'d|'ll| will| would)? (?:need|have|must)(?!\p{L}))|\s(?:sowie|as well as|ainsi que|así como|bem como|nonché|alsmede)\s(?=\S+\s\S+\s\S)|\s(?:and|und|et|y|e|ed|en|och|og|i)\s(?=(?:have|has|hold|holds|is|are|isn['’]t|aren['’]t|(?:do |does )?not (?:mind|be)|don['’]t mind|can|knows?|speaks?|drives?|owns?|be|brings?|pass|lives?|you|hast|haben|hat|sprichst|spricht|kannst|bist|musst|bringst|kennst|magst|avez|qui|ne (?:pas|craignez|craindre)|être|avoir|savoir|sait|parler|maîtriser|savez|parlez|aimez|aimer|tienes|no tener|no temer|tener|contar|ser|saber|hablar|dominar|disponer|residir|vivir|poseer|tenga|sepa|sea|hable|cuente|tem|não ter|ter|falar|morar|possuir|possui|tenha|seja|saiba|har|är|er|kan|talar|taler|snakker|vara|ha|kunna|kunne|være|hebt|bent|kunt|spreekt|heb|spreek|heeft|kent|niet|geen|hai|sei|ha|parla|conosce|possiede|è|avere|essere|saper|parlare|conoscere|abbia|sia|parli|masz|znasz|mieć|umieć|znać|jesteś)\s)|\s(?:but|aber|mais|pero|mas|jedoch)\s(?!not|nicht|no\b|keine)/giu;

const person = "(?<=\\s(?:person|colleague|individual|candidate|applicant|personne|persona|pessoa|persoon))";
const joint = `(?:,|,?\\s(?:and|or|et|ou|y|o|e|ed)|${person})\\s`;
const adverbs = "(?:will|would|must|should|also|already|gladly|happily|aussi|también|também|anche)";
/** Verbs with "qui", "que" and "che", which begin other clauses too. */
const romance =
  "a|ait|est|soit|sait|sache|parle|peut|puisse|connaît|connaisse|aime|maîtrise|possède|habite|tenga|sepa|sea|hable|pueda|viva|haya|conozca|maneje|quiera|disponga|lea|trabaje|seas|tengas|sepas|hables|conozcas|puedas|estés|manejes|tenha|saiba|seja|fale|possa|more|viva|conheça|goste|abbia|sappia|sia|parli|possa|abiti|conosca|ami";
/** "A calm person who can use a hoist, and who will work Sundays": each clause behind the person is a demand. */
const relative = new RegExp(
  `(?:${joint}|\\s(?=who['’]s\\s))(?:who['’]s\\s|who\\s(?:${adverbs}\\s)*(?=\\p{Ll})|(?:qui|que|che)\\s(?:${adverbs}\\s)*(?=(?:${romance})(?!\\p{L})))`,
  "giu",
);

/** "Gut Deutsch sprechen und früh aufstehen", "belastbar sind und mit anfassen": both sides end or begin with their verb. */
const verbBehind =
  /(?<=\S\s\p{Ll}{3,}(?:en|rn|ln))\s(?:und|en)\s(?=(?:\S+\s){1,5}\p{Ll}{3,}(?:en|rn|ln)$)|\sund\s(?=\p{Ll}{2,}(?:en|st)\s(?:auch|gern|gerne|nicht|keine?n?|mit|sich|dich|die|den|das|eine?n?|Ihre?n?|deine?n?)\s)|(?:,|,?\set)\sque\s(?:tu|vous)\s(?=\S)|\sen\s(?=(?:een|de|het)\s\S+\s(?:kan|kunt|hebt|heeft|bezit)(?!\p{L}))/gu;

/** The clauses of a demand that each ask for something: "you hold a licence and know Sage". */
export function separateClauses(sentence: Piece, known: Known): Piece[] {
  const clauses = cutAt(sentence, relative).flatMap((clause) =>
    [contrast, verbBehind].reduce((all, marks) => all.flatMap((part) => cutAt(part, marks)), [clause]),
  );
  return clauses.flatMap((clause) =>
    cutAt(clause, beforePersonVerb, (_mark, index) => isDemandAlone(sliceItem(clause, 0, index), known)),
  );
}

/** Before "and know Sage" stands another demand, not half of one: "be a national and enjoy full rights". */
function isDemandAlone(piece: Piece, { namesSkill }: Known): boolean {
  return kindOf(piece) !== undefined || namesSkill(piece) || personVerb(piece, true) !== undefined;
}
