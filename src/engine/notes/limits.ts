import { type LimitTopic, limitTopics, topicStems, workStems } from "../lexicon/demands/personal-limits.ts";
import { stems } from "../retrieval/words/tokens.ts";
import { LEAST } from "./least.ts";
import { isCued, withoutPaid } from "./limit-clauses.ts";

/** Topics in a script without spaces, searched in the text directly. */
const unspaced: readonly (readonly [LimitTopic, RegExp])[] = [
  ["place", /远程|通勤|在家/],
  ["pay", /工资|薪|年薪/],
  ["relocation", /搬|外地/],
  ["schedule", /夜班|倒班|周末|加班|晚上/],
  ["family", /孩子|父母|家人|家庭/],
  ["authorization", /签证|工作许可/],
  ["health", /手术|生病|腰|膝盖|久站/],
];
const unspacedCue = /不|只|必须|需要|至少|最多|没/;

/** A number with the sign of a currency, in thousands, or for a month or a year, or a large one that is the least. */
const amount = new RegExp(
  [
    String.raw`[€£$]\s?\d|\d\s?(?:[€£$₺]|(?:zł|pln|kr|kronor|sek|eur|euros?|tl|lira)(?!\p{L})|(?:k|grand|bucks|quid|mila|mil|tys|bin)(?!\p{L}|\s(?!euros|reais|pesos|dollars|pounds|bruts|nets|netos|brutos|libres)\p{L}{4,}s(?!\p{L})))|\d[.,\s]?\d{2,3} (?:im|pro|a|per|al|por|par|all['’]|om|na) ?(?:jahr|monat|year|month|annum|año|mes|an|mois|ano|mês|anno|mese|jaar|maand|år|rok)|\d[.,\s]?\d{2,3} (?:nett?o|brutto|gross|net|bruts?|nets?|netos?|brutos?|lordi|netti|líquidos?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${LEAST})\s\d{2,3}[.,\s]?\d{3}\s*(?:$|[.,;:!?)](?!\d)|(?:and|or|base|und|oder|y|o|et|ou|e)(?!\p{L}))`,
  ].join("|"),
  "iu",
);
/** What is counted in money and is no pay. */
const otherMoney =
  /(?<!\p{L})(?:budget\p{L}*|revenues?|turnover|sales|umsatz\p{L}*|chiffre d['’]affaires|presupuesto\p{L}*|ventas|facturación|orçamento\p{L}*|fatturato|omzet|omsättning|obrót)(?!\p{L})/iu;
/** What a person is paid, or what was offered, beside no word for the least. */
const otherPay =
  /(?<!\p{L})(?:offered|(?:an?|the|their) (?:counter-?)?offer|ofereceram|ofereceu|ofrecieron|ofreció|boten|bot|angeboten|ont proposé|a proposé|ont offert|hanno offerto|geboden|erbjöd|zaproponowal\p{L}+)(?!\p{L})|(?<!\p{L})(?:my|mein|meine|mon|mi|(?:o )?meu|(?:il )?mio|mijn|min|moje) (?:current |present |aktuelles |derzeitiges |jetziges |huidige |atual |obecne )?(?:pay|salary|wages?|gehalt|lohn|verdienst|salaire|sueldo|salario|salário|stipendio|salaris|loon|lön|wynagrodzenie)(?! (?:has|must|should|needs|muss|soll|doit|debe|deve|moet)(?!\p{L}))[^.;]{0,60}\d/iu;
const least = new RegExp(
  String.raw`(?<!\p{L})(?:${LEAST}|under|below|less|unter|weniger|menos|moins|abaixo|meno|sotto|onder|minder|mniej|poniżej)(?!\p{L})`,
  "iu",
);

/** The topics in which a sentence sets a limit, from its words; none for most. */
export function limitsOf(said: string): LimitTopic[] {
  const sentence = withoutPaid(said);
  const own = stems(sentence);
  const spaced = isCued(sentence);
  const other = unspacedCue.test(sentence);
  const isOther = otherMoney.test(sentence) || (otherPay.test(sentence) && !least.test(sentence));
  const isPay = amount.test(sentence) && !isOther;
  return limitTopics.filter(
    (topic) =>
      (spaced &&
        ((topic === "pay" && isPay) ||
          (!(topic === "pay" && isOther) && own.some((stem) => topicStems(topic).has(stem))))) ||
      (other && unspaced.some(([of, pattern]) => of === topic && pattern.test(sentence))),
  );
}

/** True if a sentence limits what work the person takes, in any of its sides: "No more sales". */
function limitsWork(sentence: string): boolean {
  return isCued(sentence) && stems(sentence).some((stem) => workStems.has(stem));
}

/** Work that a person refuses, by the verb of the sentence: "I don't want to supervise people". */
const refused: readonly RegExp[] = [
  /(?<!\p{L})(?:won['’]?t|will (?:not|never)|(?:don['’]?t|do not|never) want to|refuse to|would never|not (?:willing|prepared) to)\s(?:\p{L}+\s){0,3}(?:work|sell|drive|manage|lead|supervise|travel|teach|serve|cold[- ]call|join)(?!\p{L})/iu,
  /(?<!\p{L})(?:will|möchte|werde|mag)\s(?:\p{L}+\s){0,4}(?:nicht|kein\p{L}*|nie)\s(?:[\p{L}\d]+\s){0,5}(?:arbeiten|führen|leiten|verkaufen|fahren|übernehmen|machen|telefonieren|unterrichten)(?!\p{L})/iu,
  /(?<!\p{L})(?:ne (?:veux|souhaite) (?:pas|plus|jamais)|refuse de|refuse d['’])\s?(?:\p{L}+\s){0,2}(?:travailler|vendre|encadrer|manager|diriger|conduire|faire|gérer|démarcher)(?!\p{L})/iu,
  /(?<!\p{L})no (?:quiero|deseo|pienso)\s(?:\p{L}+\s){0,2}(?:trabajar|vender|dirigir|gestionar|llevar|conducir|hacer|coordinar|supervisar)(?!\p{L})/iu,
  /(?<!\p{L})não quero\s(?:\p{L}+\s){0,2}(?:trabalhar|vender|dirigir|gerir|liderar|conduzir|fazer|coordenar)(?!\p{L})/iu,
  /(?<!\p{L})non (?:voglio|intendo)\s(?:\p{L}+\s){0,2}(?:lavorare|vendere|dirigere|gestire|guidare|fare|coordinare)(?!\p{L})/iu,
  /(?<!\p{L})wil\s(?:\p{L}+\s){0,3}(?:niet|geen|nooit)\s(?:\p{L}+\s){0,5}(?:werken|verkopen|leiden|aansturen|rijden|doen)(?!\p{L})/iu,
  /(?<!\p{L})vill (?:inte|aldrig)\s(?:\p{L}+\s){0,3}(?:arbeta|jobba|sälja|leda|köra)(?!\p{L})/iu,
  /(?<!\p{L})nie chcę\s(?:\p{L}+\s){0,3}(?:pracować|sprzedawać|kierować|prowadzić|zarządzać)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:is|are) (?:out|a no)(?! [\p{L}])|out of the question|no more \p{L}[\p{L} ]{2,30} for me|(?:i['’]m|i am) done with|not for me|kommt (?:für mich )?nicht in ?frage|fällt (?:\p{L}+ ){0,3}flach|hors de question|pas pour moi|nada de trabajos?|ni hablar|fuori discussione|fora de questão|uitgesloten|uteslutet|odpada|wykluczon[eay])(?!\p{L})/iu,
  // When the person can begin, in the year or in the day.
  /(?<!\p{L})(?:can['’]?t|cannot|not|nicht|erst|pas|no|não|non|niet|inte|nie)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:before|until|vor|avant|antes|prima|voor|före|przed)\s(?:\p{L}+\s){0,2}\d|(?<!\p{L})(?:vor|avant|antes|prima)\s(?:\p{L}+\s){0,2}\d[^.;]{0,60}(?:nicht|nirgend\p{L}*|pas|no|não|non)(?!\p{L})/iu,
];

/** True if a sentence says which work its writer does not take, in whatever side of a job that is. */
export function refusesWork(sentence: string): boolean {
  return limitsWork(sentence) || (isCued(sentence) && refused.some((pattern) => pattern.test(sentence)));
}
