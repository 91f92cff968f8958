const words = (text: string) => new Set(text.trim().split(/\s+/));

// Verb forms that are neither adjectives nor nouns at the start of a line. "Wound care" and "Assisted living"
// name a thing, not an action.
const past =
  words(`led built ran kept cut wrote taught made grew won held sold bought brought drove drew fed found
  fought gave got laid met oversaw put read rebuilt rewrote sent sought spent swept took undertook began became came
  chose dealt did flew wore bent troubleshot pulled prepared counted answered trained created developed reduced increased
  improved introduced launched organised organized coordinated supported maintained installed repaired implemented
  designed analysed analyzed resolved served cooked delivered handled monitored operated performed produced provided
  reviewed scheduled tested tracked updated migrated deployed reconciled mentored supervised coached tutored assessed
  documented added moved replaced achieved helped recruited hired negotiated started founded established presented
  published researched wired closed cared managed planned raised saved cleaned solved trimmed opened rewired renovated
  administered advised arranged assembled authored briefed calibrated captured catered checked collaborated collected
  communicated completed composed compiled conducted consulted contributed dispatched drafted educated enabled ensured
  escorted evaluated exceeded executed expanded expedited facilitated followed generated greeted guided halved hosted
  identified initiated inspected instructed interviewed investigated invoiced liaised listened loaded lowered measured
  mended motivated nursed obtained ordered overhauled packed painted participated partnered passed patrolled picked piloted
  placed prevented prioritised prioritized promoted proposed purchased received recommended restocked restored
  restructured scored screened secured selected shipped simplified sorted spearheaded standardised standardized stocked
  streamlined strengthened surveyed tended transferred transformed translated transported triaged typed unloaded upgraded
  visited welcomed worked
  welded ground prepped fitted wired plumbed machined charted precepted titrated started 
  covered enforced edited translated subtitled proofread localized localised settled represented litigated filed argued
  drafted advocated launched lectured tutored graded baked butchered plated portioned carved opened closed stocked`);
const present =
  words(`run manage lead care teach plan prepare cook train supervise coordinate maintain repair install
  write design develop build support handle monitor operate serve sell organise organize oversee keep make take provide
  perform review test analyse analyze answer assist clean deliver help mentor process schedule drive load pack sort
  check advise create ensure conduct administer inspect greet dispatch weld fit lay fix mark read file edit translate
  grade bake plate order measure lift see treat examine visit give carry use respond serve advise care assess brief bring
  build call catch collect compile complete conduct deal draw explain feed follow gather guide hold identify introduce
  keep liaise listen look meet monitor negotiate obtain offer place prescribe produce promote protect recruit refer remove
  resolve select send set show speak start solve supply take teach tell triage update wash welcome`);
/** These do not form nouns, so they are verbs whatever follows. */
const always =
  words(`build develop sell titrate deploy keep take teach manage prepare maintain install write organise organize oversee provide perform analyse analyze
  deliver advise create ensure conduct administer inspect greet supervise teach`);
/** Before a plural these are verbs: "plan routes", but not "care plans" or "test results". */
const beforePlurals = words(
  `run plan cook train clean keep make take handle drive load pack sort check sell build serve`,
);
/** After these words, a verb form is a verb. */
const openers =
  words(`a an the all each every both some any no my our their its his her this these those for with in on up
  out one two three four five six seven eight nine ten eleven twelve dozens hundreds thousands`);

/** True if an English line starts with what a person did (or does, in a current job), so that "I" can precede it. */
export function startsWithDone(text: string, isCurrent: boolean): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(/\s+/);
  const opens = openers.has(second) || /^[\d$€£]/.test(second);
  if (past.has(first)) return second !== "by";
  if (first === "assisted") return second !== "living" && second !== "by";
  if (/^[a-z]{2,}ed$/.test(first)) return opens && second !== "for";
  return isCurrent && startsWithDoing(first, second, opens);
}

function startsWithDoing(first: string, second: string, opens: boolean): boolean {
  if (!present.has(first)) return false;
  return opens || always.has(first) || (beforePlurals.has(first) && /[^s]s$/.test(second));
}

/** "weld carbon pipe" for "Welds carbon pipe", the form resumes use for their owner; undefined for other lines. */
export function inFirstPerson(text: string): string | undefined {
  const [, word = "", next = ""] = /^(\p{L}+s) (\p{L}+|\d)/u.exec(text) ?? [];
  if (word === "" || notAfterVerbs.has(next.toLowerCase())) return undefined;
  const lower = word.toLowerCase();
  const bases = [lower.slice(0, -1), lower.slice(0, -2), `${lower.slice(0, -3)}y`];
  const base = bases.find((one) => present.has(one) || hasPast(one));
  return base === undefined || nounsToo.has(lower) ? undefined : base + text.slice(word.length);
}

function hasPast(base: string): boolean {
  return [`${base}ed`, `${base}d`, `${base.slice(0, -1)}ied`, `${base}${base.at(-1)}ed`].some((form) =>
    past.has(form),
  );
}

/** After these words comes a noun: "Reviews of contracts". */
const notAfterVerbs = words(`of and for by from in on at or with was were is are`);
/** Words that are nouns even at the start of a line. */
const nounsToo = words(`plans tests reports sales results orders packs lists notes works`);

/** True if a line starts with an infinitive. */
export function startsWithVerb(text: string): boolean {
  return present.has(text.toLowerCase().split(/\s+/)[0] ?? "");
}
