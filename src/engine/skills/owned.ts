/** A range of a text, in UTF-16 offsets. */
interface TextRange {
  start: number;
  end: number;
}

const MAX_REACH = 240;
const one = "[^\\s.;]{1,30}\\s";

const has =
  "experience|knowledge|exposure|background|training|skills?|certifications?|degree|licen[cs]e|familiarity|practice|understanding|" +
  "used|worked|learned|learnt|studied|certified|licensed|trained|experienced|familiar|proficient|fluent|know|have|hold|held|touched|completed|" +
  "finished|earned|passed|qualified|erfahrung(?:en)?|kenntnisse|praxis|ausbildung|abschluss|gearbeitet|benutzt|genutzt|expérience|connaissances?|formation|" +
  "pratique|diplôme|utilisé|travaillé|maîtrise|experiencia|conocimientos?|formación|título|usado|trabajado|domino|conozco|tengo";

/** Denies everything that follows in the clause: "no experience with", "have never used", "keine Kenntnisse in". */
const denies = new RegExp(
  `(?<!\\p{L})(?:no|not(?! only)|never|little|zero|without|lack(?:s|ing)?|\\p{L}{2,6}n['’]t|keine?[nr]?|nie|niemals|nicht|ohne|pas|aucune?|sans|jamais|sin|ninguna?|nunca) (?:${one}){0,3}(?:d['’])?(?:${has})(?!\\p{L})|` +
    "(?<!\\p{L})(?:unfamiliar with|lack(?:s|ing)? (?:of )?)|没有|从未|不会|不懂|不熟悉|未使用|缺乏|无(?=[^，。]{0,12}$)",
  "iu",
);

/** Denies only the names right after it, also a list: "no Kubernetes, Docker or Helm". */
const deniesNext = new RegExp(
  "(?<!\\p{L})(?:no|not(?! only)|never|without|neither|nor|except|instead of|rather than|keine?[nr]?|nicht|ohne|pas de|ni|sans|sin)\\s" +
    "(?:[^\\s,;]{1,30}(?:, ?| (?:or|nor|and|oder|und|ou|et|o|y|ni) |, (?:or|nor|and) )){0,6}(?:(?:yet|any|in|with|mit|de|con|of|a|an|the)\\s){0,2}$",
  "iu",
);

/** Marks the rest of the clause as wanted, planned or being learned. */
const wishes =
  /(?<!\p{L})(?:(?:want|wants|wanting|would like|'d like|hope|hopes|hoping|wish|wishes|aim|aims|aiming|aspire|aspires|aspiring|plan|plans|planning|intend|intends|intending|looking|eager|keen|excited|willing) (?:to|on)|interest(?:ed)? in|curious about|(?:currently|now|still|am|start(?:ed|ing)|begun|began) (?:to learn|learning|studying)|to learn|learn more|(?:studying|preparing) (?:for|towards?)|pursuing|seeking|looking for|opportunit(?:y|ies) to|(?:position|role|job) (?:where|in which|that|using)|work(?:ing)? towards?|enroll?ed in|career goals?|goals?:|objectives?:|next goal|one day|someday|in the future|become|becoming|earn (?:an?|my|the)|get certified|möchte|würde gern|interess(?:e|iert) an|lerne (?:gerade|derzeit|aktuell|zurzeit)|strebe|ziele?:|berufsziel|künftig|zukünftig|souhaite|voudrais|aimerais|envie d|désire|intéressée? par|j'apprends|objectif|quiero|quisiera|me gustaría|deseo|planeo|interesad[oa] en|aprendiendo|objetivo|aspiro)(?!\p{L})|想学|想要|希望|打算|计划学|感兴趣|目标|正在学|愿意学/iu;
const wishesNext = /^\W{0,5}(?:learning|studying|exploring)(?: \p{L}{1,20}){0,2} $/iu;

/** Denies the name before it: "Kubernetes: none", "CISSP (in progress)", "PhD candidate". */
const takenBack =
  /^[\s)]{0,3}(?:(?:[:(–—-]\s?){1,2}(?:none|no\b|not\b|never|want|wish|learning|to learn|planned|next|keine?\b|nicht|möchte|aucune?|pas\b|ninguna?|sin\b|nunca|没有|无|想)|[^.;,\n]{0,25}[(–—-]?\s?\b(?:in progress|pending|expected|anticipated|planned|candidate|student|not completed|incomplete|unfinished|ongoing|expired|lapsed|laufend|geplant|en cours|en curso|pendiente)\b|(?:is |are )?(?:something |what )?i (?:have not|haven't|have never|want|plan|hope)|möchte ich|will ich|habe ich (?:nie|nicht|noch)|kenne ich nicht|没有|不会|不熟)|^[^.;,\n]{0,30}\blernen\b/iu;

/** Whether a text says that its writer has the skill named in the range: not denied, wished for or planned. */
export function isHeld(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(Math.max(0, start - MAX_REACH), start);
  const clause = before.slice(lastStop(before));
  if (denies.test(clause) || deniesNext.test(clause) || wishes.test(clause) || wishesNext.test(clause)) {
    return false;
  }
  return !takenBack.test(text.slice(end, end + 60));
}

/** How many more mentions may be looked at; what surrounds each is read. */
export interface MentionBudget {
  left: number;
}

const MAX_MENTIONS = 500;

/** Those of a text's mentions that its writer has, each skill once, as far as the budget goes. */
export function heldAmong<Mention extends TextRange & { id: string }>(
  text: string,
  mentions: readonly Mention[],
  budget: MentionBudget = { left: MAX_MENTIONS },
): Mention[] {
  const held = new Map<string, Mention>();
  for (const mention of mentions) {
    if (held.has(mention.id)) continue;
    if (budget.left === 0) break;
    budget.left -= 1;
    if (isHeld(text, mention)) held.set(mention.id, mention);
  }
  return [...held.values()];
}

const MAX_PLACES = 20;
const MAX_NAME_LENGTH = 400;

/** The first wording of `name` with which a text says that its writer has it; undefined where there is none. */
export function heldWords(text: string, name: string): string | undefined {
  // No skill's name is longer, and none of its length is a pattern worth building.
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const parts = name.split(/[^\p{L}\p{N}+#]+/u).filter((part) => part !== "");
  if (parts.length === 0) return undefined;
  const words = parts.map((part) => part.replaceAll("+", "\\+")).join("[^\\p{L}\\p{N}+#]{1,3}");
  const whole = /\p{Script=Han}/u.test(name) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`;
  let places = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(whole, "giu"))) {
    if (isHeld(text, { start: index, end: index + found.length })) return found;
    places += 1;
    if (places === MAX_PLACES) return undefined;
  }
  return undefined;
}

const stops =
  /[;!?。；！？\n]|\.(?=\s|$)|,? (?:but|however|although|though|(?<!not )yet|aber|jedoch|mais|pero|sino) |，?但/giu;

function lastStop(text: string): number {
  let last = 0;
  for (const stop of text.matchAll(stops)) last = stop.index + stop[0].length;
  return last;
}
