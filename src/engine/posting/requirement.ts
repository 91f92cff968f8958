import { has, words } from "./doc.ts";

export type Need = "required" | "preferred" | "not_needed";

const preferred = words(
  "nice[ -]to[ -]haves?|preferred|prefer|preferably|preference|a plus|is plus|big plus|strong plus|huge plus|pluses|bonus|bonus points|desirable|desired|ideally|advantage|advantageous|an asset|good to have|would be great|optional|beneficial|welcome|" +
    "wünschenswert|von vorteil|vorteilhaft|idealerweise|ideal|optimalerweise|gerne gesehen|gern gesehen|pluspunkte?|ein plus|bevorzugt|wünschen wir|erwünscht|" +
    "un plus|est un plus|serait un plus|un atout|souhaitée?s?|souhaitable|appréciée?s?|idéalement|de préférence|atouts|les plus|" +
    "deseables?|se valora|se valorará|se valoran|se valorarán|valorable|valoramos|preferible|preferiblemente|preferentemente|idealmente|un plus",
  "优先|加分|更佳|优先考虑|者佳",
);
const required = words(
  "must|must[ -]haves?|required|require|requires|mandatory|essential|necessary|minimum|at least|need to have|" +
    "erforderlich|zwingend|voraussetzung|vorausgesetzt|muss|notwendig|mindestens|unerlässlich|" +
    "requise?s?|exigée?s?|obligatoires?|indispensables?|impérati(?:f|ve|vement)|" +
    "imprescindibles?|necesari[oa]s?|obligatori[oa]s?|requerid[oa]s?|se requiere|se requieren|mínim[oa]",
  "必须|必备|要求|熟练|精通|掌握",
);
const notNeeded = words(
  "not required|not necessary|not needed|not mandatory|no need for|no \\p{L}{1,20} (?:experience|degree) (?:required|needed|necessary)|nicht erforderlich|nicht notwendig|kein muss|pas nécessaire|non requise?|pas obligatoire|no es necesari[oa]|no se requiere|no imprescindible",
  "不要求|无需|不需要",
);

/** What a clause says of what it names: required, preferred, not needed, or nothing. */
function needOf(clause: string): Need | undefined {
  if (has(notNeeded, clause)) return "not_needed";
  const wished = clause.search(preferred);
  const demanded = clause.search(required);
  if (wished !== -1) return demanded !== -1 && demanded > wished ? both(clause) : "preferred";
  return demanded !== -1 ? "required" : undefined;
}

// "preferred but not required" is a wish; "Nice to have … must" in one clause goes by the last word.
function both(clause: string): Need {
  return /\bnot\b|\bnicht\b|\bpas\b/i.test(clause) ? "preferred" : "required";
}

const leading = words(
  "nice[ -]to[ -]haves?|preferably|ideally|idealerweise|optimalerweise|idéalement|de préférence|preferiblemente|preferentemente|idealmente|bevorzugt",
  "最好",
);
const conjunction = words("or|and|oder|und|sowie|ou|et|o|y|e|&", "或|和|及");
// A dash ends what a sentence says, except after the label it begins with: "Nice to have - Docker".
const hardStop =
  /[;!?。；！？]|\.(?=\s|$)|\n|(?<!(?:^|[.;\n] ?)(?:nice[ -]to[ -]haves?|preferred|desirable|wünschenswert|von vorteil|atouts|souhaitée?s?|deseables?|se valora)) - | but | however | aber | mais | pero /gi;
const softStop = /[,，(（]/g;
const andStop = / (?:and|und|sowie|et|y) /gi;
const reach = 300;

/** What the sentence around a position says of it: its own clause first, then the words that reach over commas. */
export function needAround(text: string, start: number, end: number): Need | undefined {
  const sentence = cut(
    text,
    Math.max(0, start - reach),
    Math.min(text.length, end + reach),
    start,
    end,
    hardStop,
  );
  const comma = cut(text, sentence.from, sentence.to, start, end, softStop);
  const clause = saysBoth(text.slice(comma.from, comma.to))
    ? cut(text, comma.from, comma.to, start, end, andStop)
    : comma;
  const own = needOf(text.slice(clause.from, clause.to));
  if (own !== undefined) return own;
  const before = needOf(text.slice(sentence.from, clause.from));
  if (before !== undefined && before !== "not_needed" && !isTrailing(text.slice(sentence.from, clause.from)))
    return before;
  return needOfLater(text.slice(clause.to, sentence.to));
}

function saysBoth(clause: string): boolean {
  return has(preferred, clause) && has(required, clause);
}

// "ACLS preferred, BLS": what ends a clause says nothing of the next one, while "Preferred: A, B" does.
function isTrailing(text: string): boolean {
  const last = [...text.matchAll(preferred), ...text.matchAll(required)]
    .sort((a, b) => a.index - b.index)
    .at(-1);
  return last !== undefined && /^\s*[,，(（]/.test(text.slice(last.index + last[0].length));
}

// "A, B or C is a plus" speaks of A too; "A, ideally B" and "A, B a plus" do not.
function needOfLater(text: string): Need | undefined {
  const need = needOf(text);
  if (need !== "preferred") return need === "required" ? need : undefined;
  const at = text.search(preferred);
  const from = Math.max(text.lastIndexOf(",", at), text.lastIndexOf("，", at)) + 1;
  const isList = has(conjunction, text.slice(from, at)) && text.slice(from).search(leading) === -1;
  return isList ? "preferred" : undefined;
}

function cut(
  text: string,
  from: number,
  to: number,
  start: number,
  end: number,
  stop: RegExp,
): { from: number; to: number } {
  let left = from;
  for (const match of text.slice(from, to).matchAll(stop)) {
    const place = from + match.index;
    if (place + match[0].length <= start) left = place + match[0].length;
    else if (place >= end) return { from: left, to: place };
  }
  return { from: left, to };
}
