/** A shorter word names too many things. */
const LEAST_VERB = 4;
const LEAST_ROOT = 4;
/** A title of which nothing was cut off may be another word if it is short. */
const LEAST_WHOLE = 7;

/** How words for a trade or a field of work end: contabilidad, Buchhaltung, soudage, enfermería, księgowość. */
const fieldEnd =
  /(?:ilidade?|ilit[ea]?|eri[ae]|erei|[aei]?dura|[ai]tura|ura|ung|ing|age|ag|a[ct]ion|acao|azion[ei]?|ction|cion|mento?|ancy|anc|osc|nictvi|ics?|ik|ia|ie|y|i|a)$/u;
/** How words for the people who do it end: contable, Buchhalter, soudeur, enfermera, księgowa. */
const agentEnd =
  /(?:[aei]dor[ae]?|[ai]tor[ei]?|at?rice?|at?eur|euse|eur|or[ae]?|erin|er[aoe]?|ier[ae]?|ant[ei]?|ent[ei]?|ist[ae]?|ici[ae]n|ian|il[ei]?|ni|le?|[aeo])$/u;

/** True if a title names who does it: "teacher" for teaching, "contable" for contabilidad. */
export function isDoneBy(word: string, titleStems: ReadonlySet<string>): boolean {
  if (word.length < LEAST_VERB) return false;
  const own = word.replace(/e$/u, "");
  if (["er", "or"].some((ending) => titleStems.has(word + ending) || titleStems.has(own + ending)))
    return true;
  const root = word.replace(fieldEnd, "");
  if (root === word || root.length < LEAST_ROOT) return false;
  return [...titleStems].some((title) => {
    const own = title.replace(agentEnd, "");
    return own === root && (own !== title || own.length >= LEAST_WHOLE);
  });
}
