import { limitCues, pastWords } from "../lexicon/demands/personal-limits.ts";
import { stemOf, words } from "../retrieval/words/tokens.ts";
import { kept } from "../text/kept.ts";
import { LEAST } from "./least.ts";
import { another, othersSay } from "./others-limits.ts";
import { isPayByOthers } from "./pay-by-others.ts";

const least = new RegExp(`(?<!\\p{L})(?:${LEAST})(?!\\p{L})`, "iu");
/** Wordings of a limit that no single word shows. */
const saysLimit =
  /(?<!\p{L})(?:out of the question|(?:is|are) (?:out|a no)|bottom line|tops|(?:it|they|hours?|work|job|shifts?|commute|pay|salary) (?:has|have|needs?) to|como mucho|a lo sumo|ne \p{L}+ que?|(?:plus|pas) envie|brauche (?:noch )?eine? (?:visum|arbeitserlaubnis)|(?<!pas )besoin d['’]un (?:visa|permis de travail)|(?<!no )necesito (?:un )?(?:visado|permiso)|(?<!não )preciso de (?:um )?visto|(?<!non ho )bisogno (?:di un|del) visto|(?<!geen )visum nodig|behöver (?:ett )?(?:visum|arbetstillstånd)|fällt (?:\p{L}+ ){0,3}(?:flach|aus)|hors de question|fuori discussione|nirgends|nirgendwo|mindest\p{L}+|minimum\p{L}*|minimaln\p{L}+|ondergrens|floor|lägst\p{L}*|gräns|asgari|en (?:az|fazla|çok|erken)|alt sınır\p{L}*|mi mínimo|(?:müssen|muss) (?:frei|mit)|(?:tienen?|t[eê]m) (?:que|de) (?:ser|venir|vir|salir|sair|ir)|tengo que|tenho de|dev(?:e|ono) (?:essere|venire)|doi(?:t|vent) (?:rester|être|pouvoir)|moe(?:t|ten) (?:mee|vrij)|mus(?:i|zą) (?:być|przychodzić)|(?:musz[ęe]|mogę) \p{L}+ć|(?<!nie )potrzebuj[ęe]|behöver (?!inget|ingen|inte)|besoin d['’]un parrainage|(?:posso|trabalho|faço) só|(?<=^\W{0,3})só|parrain\p{L}+|patroc[ií]n\p{L}+|sponsor(?:er|ing|owan\p{L}+|izzazione|luğu\p{L}*)|najwyżej|(?:teilzeit|temps partiel|part-?time|deeltijd|deltid|etatu|tiempo parcial|yarı zamanlı),? (?:bis|jusqu['’]à|até|fino a|tot|do|upp till|hasta|haftada)|sin (?:periodo|cargas))(?!\p{L})/iu;
/** Where a clause ends, in the languages that limits are read in. Not in capitals: the Polish "i" is no English "I". */
const CLAUSES =
  /[;:!?()—–]|[,.](?!\d)|(?<!\p{L})(?:and|or|but|so|because|since|und|oder|aber|weil|denn|seit|y|pero|porque|desde|et|mais|car|parce que|depuis|e|mas|ma|perché|en|maar|omdat|want|och|men|i|ale|bo)(?!\p{L})/u;
/** A clause with a word for now and one for earning says what is paid now. */
const now =
  /(?<!\p{L})(?:currently|now|at the moment|derzeit|aktuell|momentan|actuellement|actualmente|ahora|atualmente|attualmente|momenteel|obecnie)(?!\p{L})/iu;
const earns =
  /(?<!\p{L})(?:earn(?:ing)?|mak(?:e|ing)|am (?:on|paid)|get paid|verdiene|bekomme|gagne|touche|gano|cobro|ganho|recebo|guadagno|prendo|verdien|tjänar|zarabiam)(?!\p{L})/iu;
/** Verbs of what was, which no list of words holds. */
const wasSo = new RegExp(
  [
    String.raw`(?<!\p{L})(?:i|we|never|have|['’]ve|has|had|having) (?:never |not |always )?(?!need)\p{L}{2,}ed(?!\p{L})|(?:have|['’]ve|has) (?:never|not|always)|never (?:met|got|been|saw)|could(?:n['’]t| not)|used to|last (?:job|year)`,
    String.raw`(?<!\p{L})hab(?:e|en)? (?:\p{L}+ ){0,5}ge\p{L}+(?:t|en)(?!\p{L})|(?<!\p{L})(?:konnte|musste|durfte|wollte|hatte|war|gab)(?:n|en)?(?!\p{L})|(?<!\p{L})(?:avait|était|hubo|havia|houve|c['’]erano?|fanns|było|była|vardı|yoktu)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:j['’]ai|n['’]ai|avons|a|ont) (?:pas |jamais |toujours )?(?!plus(?!\p{L}))\p{L}+(?:é|i|u)(?:e?s?)(?!\p{L})|(?:je |j['’])(?:ne |n['’])?\p{L}+[^r\P{L}]ais(?!\p{L})`,
    String.raw`(?<!\p{L})(?:he|hemos|ha|había) \p{L}+(?:ado|ido|cho|to)(?!\p{L})|(?<!\p{L})(?:\p{L}{3,}aba|(?:hab|ten|pod|hac|sal|ven)ía)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nunca|não|sempre) \p{L}+ei(?!\p{L})|(?<!\p{L})\p{L}{3,}ava(?!\p{L})|(?<!\p{L})tinha(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ho|abbiamo) (?:mai |sempre )?\p{L}+(?:ato|uto|ito|tto)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:avo|evo)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:heb|had|hebben) (?:\p{L}+ ){0,4}ge\p{L}+(?:d|t|en)(?!\p{L})|(?<!\p{L})(?:har|hade) (?:aldrig |inte |alltid )?\p{L}+t(?!\p{L})|(?<!\p{L})\p{L}+ł[ae]m(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** "I do not mind nights": the opposite of a limit. */
const agrees = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:\p{L}*n['’]t|do not|not|no longer|never) mind|(?:no|never a|not a|without) (?:real )?(?:problem|issue|trouble|objection)|nothing against|never (?:said no|turned down)|happy to|(?:\p{L}*n['’]t|not) (?:only|just))`,
    String.raw`kein(?:e|erlei)? problem|nichts ausmach\p{L}*|mach(?:t|en) mir nichts|nichts (?:dagegen|gegen)|habe? ich nichts|nicht nur`,
    "(?:dérange|gêne)(?:nt)? pas|(?:pas de|aucun|sans) (?:souci|problème)|pas (?:que|seulement)",
    "no me (?:importa|molesta)|(?:ningún|sin|no hay|no tengo) (?:problemas?|inconvenientes?)|no sol[oa]mente|no sólo",
    "não me importo|(?:nenhum|sem|não é|não há) problemas?|não só|non mi (?:dispiace|pesa)|(?:nessun|senza) problem[ai]|non solo",
    String.raw`geen probleem|vind (?:\p{L}+ ){1,3}niet erg|niet alleen|inget problem|inte något emot|inte bara|nie mam (?:problemu|nic przeciwko)|nie przeszkadza(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** No need, no children, no complaint, no knowledge, and what others pay: none of it limits work. */
const saysOtherwise = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:can['’]?t|cannot) complain|(?:\p{L}*n['’]t|do not|no longer|never) need (?:an? |any )?(?:visas?|sponsor\p{L}*|(?:work )?permits?)|(?:have|got|with) no (?:kids|children)|\p{L}*n['’]t have (?:an |any )?(?:kids|children)|(?:\p{L}*n['’]t|do not) know|no idea|must (?:say|admit|confess|remember))(?!\p{L})`,
    String.raw`^\W*(?:they|it|this|that|these|those) (?:do|does|did)(?:n['’]t| not)(?!\p{L})|^\W*(?:they|ils|elles|die|sie|man|dort|aquí|allí|ellos|lá|aqui|eles|qui|lì|loro|ze|de|tam|oni) (?:(?!must|should|have|need|müssen|muss|soll|doivent|devraient|tienen|deben|devem|têm|devono|moeten|måste|muszą)\p{L}+ ){0,2}(?:pay|zahlen|zahlt|paient|paie|pagan|pagam|pagano|betalen|betalar|płacą)(?!\p{L})`,
    "kann (?:mich|man sich) (?:\\p{L}+ ){0,3}nicht beklagen|nicht beklagen|keine kinder|brauche kein(?:e|en)? (?:visum|sponsor|arbeitserlaubnis)|weiß nicht|keine ahnung",
    "(?:peux|peut) pas me plaindre|pas d['’]enfants?|pas besoin d['’](?:un |une )?(?:visa|permis)|pas besoin de (?:visa|permis)|sais pas|aucune idée",
    "no me quejo|no puedo quejarme|no tengo (?:hijos|niños|críos)|no (?:necesito|me hace falta) (?:visado|visa|permiso)|no sé",
    "não me queixo|não posso (?:me queixar|reclamar)|não tenho filhos|não preciso de visto|não sei|non mi lamento|non ho (?:figli|bambini)|non ho bisogno (?:del|di un) visto|non so",
    "(?:mag|kan) niet klagen|geen (?:kinderen|kids)|geen visum nodig|weet (?:ik )?niet|kan inte klaga|inga barn|behöver inget (?:visum|arbetstillstånd)|vet inte|nie mam dzieci|nie potrzebuję (?:wizy|pozwolenia)|nie wiem",
  ].join("|"),
  "iu",
);
/** When a person can be reached is not about work. */
const reached =
  /(?<!\p{L})(?:reach(?:able|ed)?|(?:contact|call|phone|ring|text|e-?mail) me|come to the phone|erreichbar|anrufen|angerufen|joignable|(?:m['’]|me )(?:appel|contact|llam|ligu|chiam)\p{L}*|localizable|contactável|raggiungibile|bel me|bereikbaar|ring mig|nås|mi trovate|osiągaln\p{L}+|dzwoń\p{L}*)(?!\p{L})/iu;

/**
 * A sentence without its clauses on what is or was paid, or what another offers: "I earn £25,000 now and won't take
 * less than £35,000".
 */
export function withoutPaid(said: string): string {
  const parts = said.split(CLAUSES);
  const clauses = parts.filter((clause) => !isPayByOthers(clause));
  const sentence = clauses.length === parts.length ? said : clauses.join(", ");
  // Beside a clause with the least pay, one that earns says what is paid now.
  const isLeast = (clause: string) => least.test(clause) && /\d/u.test(clause);
  const isOther = clauses.some((clause) => isLeast(clause) && !earns.test(clause));
  if (!isOther && !now.test(sentence)) return sentence;
  const isPaid = (clause: string) =>
    (earns.test(clause) && now.test(clause)) ||
    (isOther && /\d/u.test(clause) && (earns.test(clause) || wasSo.test(clause)));
  const left = clauses.filter((clause) => !isPaid(clause));
  return left.length === clauses.length ? sentence : left.join(", ");
}

/** True if a clause says that something is no problem, or only when the person can be reached, or what limits nothing. */
export function isNoLimit(clause: string): boolean {
  return [agrees, saysOtherwise, reached].some((pattern) => pattern.test(clause));
}

/** A word that refuses or that leaves one choice. */
export const firm =
  /(?<!\p{L})(?:\p{L}*n['’]t|wont|dont|cant|cannot|not|never|no|nothing|none|only|must|refuse|nicht|nie|kein\p{L}*|nichts|nix|nur|muss|pas|jamais|plus|aucune?|rien|seulement|nunca|nada|ning\p{L}+|solo|sólo|não|nem|apenas|só|non|mai|niente|soltanto|niet|nooit|geen|niks|alleen|inte|aldrig|ingen|inga|bara|nigdy|tylko)(?!\p{L})/iu;
/** What a person has or knows, how they write, or when they can be reached: no limit on work. */
const ofKnowing =
  /(?<!\p{L})(?:have|has|got|know|speak|understand|remember|habe?|kann|weiß|spreche|verstehe|kenne|j['’]ai|n['’]ai|connais|sais|parle|tengo|sé|hablo|conozco|tenho|sei|falo|conheço|ho|so|parlo|conosco|heb|weet|ken|spreek|har|kan|vet|talar|mam|znam|letters?|resumes?|cvs?|summar(?:y|ies)|answers?|repl(?:y|ies)|messages?|e-?mails?|tone|sure|certain|wait|you|tell|forget|regret|lie|sound|give up|sicher|sûre?|segur[oa]|anschreiben|lebenslauf|lettre|carta|lettera|brief|brev|interviews?|calls?|appels?|vorstellungsgespräch\p{L}*|gespräch\p{L}*|entretiens?|entrevistas?|colloquio|gesprek|intervju\p{L}*)(?!\p{L})/iu;

/** What a person is or does in life, what is yet to come, and feelings that are no limit. */
const ofLife =
  /(?<!\p{L})(?:(?:am|m|it['’]s) (?:not|only|never)(?! \p{L}+ing)|it must be|must say|must (?:send|pay|answer|finish|renew|hand|return|bring|write|submit)|(?:like|find|wait for|wait to|think|drink|sing|swim|smoke|eat|remember|regret|complain|miss|believe|forget|finish|lie|sound|mean|care|worry|scares?|understand|mention|find out|give up|no news|nothing new|only (?:use|started|applied))|(?:bin|ist) (?:nicht|kein\p{L}*|nie|nur)|trinke|rauche|esse|schwimmen|vergesse|glaube|verstehe|antworten|(?:ne )?suis (?:pas|jamais)|fume|bois|oublie|crois|no (?:soy|estoy)|fumo|bebo|olvido|creo|não (?:sou|estou)|esqueço|acho|non sono|bevo|ben (?:geen|niet)|rook|är (?:inte|ingen)|röker|dricker|nie jestem|palę|piję)(?!\p{L})/iu;

/** True if a clause of the person's own, which is not about the past, says what they will, can or must do. */
export const isCued = kept(
  (sentence: string): boolean =>
    (saysLimit.test(withoutPast(sentence)) && !another.test(sentence)) ||
    sentence.split(CLAUSES).some(isOwnCue),
);

/** "I had budgets of at least 50,000" says no limit, though it has the words of one. */
function withoutPast(sentence: string): string {
  if (!wasSo.test(sentence)) return sentence;
  const clauses = sentence.split(CLAUSES).filter((clause) => !wasSo.test(clause));
  return clauses.join(", ");
}

/** The Dutch "want" ends a clause, so what one wants is read in the whole sentence. */
const toSay =
  /(?<!\p{L})want (?:you|him|her|them|to (?:lie|sound|mention|know|complain|forget|hear|believe))(?!\p{L})/iu;

/** True if a sentence refuses something, whatever it is, and not what its writer has, knows or writes. */
export function refusesPlainly(sentence: string): boolean {
  if (toSay.test(sentence) || othersSay.test(sentence)) return false;
  return sentence
    .split(CLAUSES)
    .some(
      (clause) =>
        isOwnCue(clause) && firm.test(clause) && ![ofKnowing, ofLife].some((one) => one.test(clause)),
    );
}

/** True if a clause is about work of its writer now: not what was, is no problem, is another's, or is only known. */
export function isPlain(clause: string): boolean {
  return (
    !wasSo.test(clause) &&
    !isNoLimit(clause) &&
    ![another, othersSay, toSay, ofKnowing, ofLife].some((one) => one.test(clause))
  );
}

function isOwnCue(clause: string): boolean {
  const own = words(clause);
  return (
    own.some(({ token }) => limitCues.has(stemOf(token))) &&
    !own.some(({ token }) => pastWords.has(token)) &&
    !wasSo.test(clause) &&
    !isNoLimit(clause) &&
    !another.test(clause)
  );
}
