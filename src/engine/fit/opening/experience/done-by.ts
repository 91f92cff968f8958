/** A shorter word names too many things. */
const LEAST_VERB = 4;

const LEAST_ROOT = 4;
/** A shorter word ends words of other meaning by chance. */
const LEAST_HEAD = 6;

/** A title of which nothing was cut off may be another word if it is short. */
const LEAST_WHOLE = 7;

/** How words for a trade or a field of work end: contabilidad, Buchhaltung, soudage, enfermería, księgowość. */
const fieldEnd =
  /(?:ilidade?|ilit[ea]?|eri[ae]|erei|[aei]?dura|[ai]tura|ura|ung|ing|age|ag|a[ct]ion|acao|azion[ei]?|ction|cion|mento?|ancy|anc|osc|nictvi|ics?|ik|ia|ie|y|i|a)$/u;

/** How words for the people who do it end: contable, Buchhalter, soudeur, enfermera, księgowa. */
const agentEnd =
  /(?:[aei]dor[ae]?|[ai]tor[ei]?|at?rice?|at?eur|euse|eur|or[ae]?|erin|er[aoe]?|ier[ae]?|ant[ei]?|ent[ei]?|ist[ae]?|ici[ae]n|ian|il[ei]?|ni|le?|[aeo])$/u;

/** What is added to a thing for who does it: teach, teacher; reception, receptionist; Rezeption, Rezeptionist. */
const agents = [
  "er",
  "or",
  "ator",
  "ant",
  "eer",
  "ist",
  "ista",
  "iste",
  "ian",
  "ionist",
  "ionnist",
  "ionista",
];

/** True if a compound names a kind of what its last part names: "Berufskraftfahrer", "Kraftfahrer". */
function endsIn(compound: string, head: string): boolean {
  return compound.length >= head.length + LEAST_ROOT && compound.endsWith(head);
}

/** A title's last part for who works in what the first part names, without accents. */
const workers =
  "(?:mitarbeiter|fachkraft|kraft|helfer|arbeiter|mechaniker|techniker|meister|leiter|monteur|fachmann|berater|assistent|spezialist|kaufmann|medewerker|helper|medarbetar)";
const LEAST_FIELD = 5;

/** True if a compound title starts with the field of its work: "Instandhaltungsmechaniker" for Instandhaltung. */
function startsWith(title: string, field: string): boolean {
  if (field.length < LEAST_FIELD || !title.startsWith(field)) return false;
  return new RegExp(`^(?:e?[sn])?${workers}$`).test(title.slice(field.length));
}

/** True if a title names who does it: "teacher" for teaching, "contable" for contabilidad. */
export function isDoneBy(word: string, titleStems: ReadonlySet<string>): boolean {
  if (word.length < LEAST_VERB) return false;
  if (word.length >= LEAST_HEAD && [...titleStems].some((title) => endsIn(title, word))) return true;
  if ([...titleStems].some((title) => startsWith(title, word))) return true;
  const own = word.replace(/e$/u, "");
  if (agents.some((ending) => titleStems.has(word + ending) || titleStems.has(own + ending))) return true;
  const root = word.replace(fieldEnd, "");
  if (root === word || root.length < LEAST_ROOT) return false;
  return [...titleStems].some((title) => {
    const own = title.replace(agentEnd, "");
    return own === root && (own !== title || own.length >= LEAST_WHOLE);
  });
}
