/** Phrases that deny nothing of what they stand with: "without any problems", "kein Problem". */
const idle =
  /(?<!\p{L})(?:(?:without|ohne|sans|sin|sem|senza|zonder|utan|bez)(?: (?:any|an?|größere|jegliche|aucune?|ningún|nenhum|alcun|enkel|några|żadnych|jakýchkoli\p{L}*))? (?:problem\p{L}*|probl[eè]m\p{L}*|soucis?|difficult\p{L}*|dificult?ad\p{L}*|dificuldade\p{L}*|difficoltà|moeite|trouble|overtime|überstunden|heures supplémentaires|horas ext?ras|straordinari|overuren|övertid|nadgodzin|přesčasů)|(?:no|kein|aucun|ningún|nenhum|nessun|geen(?: enkel)?|inga?(?:et)?|żaden|žádný) (?:problem\p{L}*|probl[eè]m\p{L}*|souci))(?!\p{L})/giu;

/** A denial that begins with the name of another thing behind a dash or in a bracket: "Excel – kein SAP", "(Revit neznám)". */
const otherName =
  /(?<=◊[^\n]*)(?:\s[–—-]\s|[(（])(?:(?:kein\p{L}*|no|not|non|niente|sin|sans|pas (?:de|d['’])|sem|não|senza|geen|inte|ingen|inget|bez|nie|ne|ohne|without)\s?(?!\p{L}*(?:erfahrung|kenntnis|praxis|ahnung|routine)\p{L}*)\p{Lu}[\p{L}\p{N}+#./-]*|\p{Lu}[\p{L}\p{N}+#./-]*\s(?:ne\p{L}+|nie \p{L}+))\s*[)）]?(?=\s*(?:$|[,.;]))/gu;

/** A clause without what denies nothing, or something else, than what it names at `◊`. */
export function plainClause(clause: string): string {
  return clause.replace(idle, " ").replace(otherName, "");
}

/** Where the writer is the subject again behind a comma: ", while I did …". */
const self =
  /[,，、]\s*(?:(?:and|while|whereas|und|während|et|tandis que|moi|y|mientras|e|mentre|enquanto|en|terwijl|och|medan|i|a|zatímco)\s+)?(?=(?:I|ich|selbst|je|moi|yo|io|eu|ik|zelf|jag|själv|ja|já|sam|sama|sám)(?![\p{L}'])|I['’]|j['’]|私[はがも]|自分|我(?![的们們])|本人|自己)/gu;

/** The part of a clause about one subject: what another does before or behind the writer's own part is cut off. */
export function ownPart(clause: string): string {
  const at = clause.indexOf("◊");
  let [from, to] = [0, clause.length];
  for (const { 0: mark, index } of clause.matchAll(self)) {
    if (index < at) from = index + mark.length;
    else {
      to = index;
      break;
    }
  }
  return clause.slice(from, to);
}

const german = /^(?:Prüfung|Ausbildung|Examen|Abschluss|Lehrgang|Kurs)/u;

/** A clause up to the next name behind a comma, a dash or "and": what is said there is of that one. */
export function ownState(clause: string): string {
  const at = clause.indexOf("◊");
  for (const { 0: mark, index } of clause
    .slice(at)
    .matchAll(
      /(?:[,|•]|\s[–—-]|\s(?:and|und|et|y|e|en|och|oraz|i|a))\s(?=\p{Lu}|\d+[\p{L}.)])|、(?=\p{Lu}|\p{Script=Katakana})/gu,
    )) {
    if (!german.test(clause.slice(at + index + mark.length))) return clause.slice(0, at + index);
  }
  return clause;
}
