const words = (text: string) => new Set(text.trim().split(/\s+/));

// Forms that are no adjectives and no nouns where a line begins: "Wound care" and "Assisted living" say what it was,
// and not what somebody did.
const past =
  words(`led built ran kept cut wrote taught made grew won held sold bought brought drove drew fed found
  fought gave got laid met oversaw put read rebuilt rewrote sent sought spent swept took undertook began became came
  chose dealt did flew wore bent troubleshot pulled prepared counted answered trained created developed reduced increased
  improved introduced launched organised organized coordinated supported maintained installed repaired implemented
  designed analysed analyzed resolved served cooked delivered handled monitored operated performed produced provided
  reviewed scheduled tested tracked updated migrated deployed reconciled mentored supervised coached tutored assessed
  documented added moved replaced achieved helped recruited hired negotiated started founded established presented
  published researched wired closed cared managed planned raised saved cleaned solved trimmed opened rewired renovated`);
const present =
  words(`run manage lead care teach plan prepare cook train supervise coordinate maintain repair install
  write design develop build support handle monitor operate serve sell organise organize oversee keep make take provide
  perform review test analyse analyze answer assist clean deliver help mentor process schedule`);
/** After these a form of a verb is one. */
const openers =
  words(`a an the all each every both some any no my our their its his her this these those for with in on up
  out one two three four five six seven eight nine ten eleven twelve dozens hundreds thousands`);

/** Whether an English line begins with what somebody did or, in a post that is current, does, so that "I" may stand before it. */
export function startsWithDone(text: string, isCurrent: boolean): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(/\s+/);
  const opens = openers.has(second) || /^[\d$€£]/.test(second);
  if (past.has(first)) return second !== "by";
  if (/^[a-z]{2,}ed$/.test(first)) return opens && second !== "for";
  return isCurrent && present.has(first) && opens;
}
