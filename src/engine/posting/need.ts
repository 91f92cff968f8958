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
export function needOf(clause: string): Need | undefined {
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

const hardStop = /[;!?。；！？]|\.(?=\s|$)|\n| - | but | however | aber | mais | pero /g;
const softStop = /[,，(（]/g;

/** The clause around a position: up to a full stop or semicolon, and up to a comma where both needs stand in one sentence. */
export function clauseAround(text: string, at: number, end: number): string {
  const from = Math.max(0, at - 300);
  const to = Math.min(text.length, end + 300);
  const sentence = cut(text, from, to, at, end, hardStop);
  if (!has(preferred, sentence.text) || !(has(required, sentence.text) || has(softStop, sentence.text)))
    return sentence.text;
  const clause = cut(text, sentence.from, sentence.from + sentence.text.length, at, end, softStop);
  return needOf(clause.text) === undefined && !has(required, sentence.text) ? sentence.text : clause.text;
}

function cut(
  text: string,
  from: number,
  to: number,
  at: number,
  end: number,
  stop: RegExp,
): { text: string; from: number } {
  let left = from;
  let right = to;
  for (const match of text.slice(from, to).matchAll(stop)) {
    const place = from + match.index;
    if (place + match[0].length <= at) left = place + match[0].length;
    else if (place >= end) {
      right = place;
      break;
    }
  }
  return { text: text.slice(left, right), from: left };
}
