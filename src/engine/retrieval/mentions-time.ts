const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Lower case, without accents, in four languages. "Recently" and similar words ask for new items and name no
 * time.
 */
const timeWords = list(`
  january february march april june july august september october november december
  januar februar marz mai juni juli oktober dezember
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  monday tuesday wednesday thursday friday saturday sunday
  yesterday today ago when week weeks month months year years spring summer autumn winter quarter
  gestern heute wann woche wochen monat monate jahr jahre fruhling sommer herbst
  hier quand semaine semaines mois annee annees printemps ete automne hiver
  ayer hoy cuando semana semanas mes meses ano anos primavera verano otono invierno`);
const yearPattern = /^(?:19|20)\d\d$/;

/** True if a question names or asks for a time (tokens with spelling), so that newer is not better. */
export function mentionsTime(words: readonly { raw: string; token: string }[]): boolean {
  return words.some(({ raw, token }) => isTimeWord(token) || raw === "May" /* the verb is written small */);
}

/** True if a token names a time or asks for one. */
export function isTimeWord(token: string): boolean {
  return timeWords.has(token) || yearPattern.test(token);
}
