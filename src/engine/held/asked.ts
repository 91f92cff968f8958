import type { Place } from "../text/piece.ts";
import { type Cues, has, isDoubtful } from "./cues.ts";

const LONGEST = 160;
const yes =
  /^\P{L}*(?:yes|yep|sure|absolutely|of course|ja|jawohl|klar|natürlich|selbstverständlich|oui|bien sûr|sí|claro|por supuesto|sim|com certeza|sì|certo|certamente|zeker|jazeker|natuurlijk|javisst|visst|självklart|tak|oczywiście|ano|samozřejmě|jasně|evet)(?!\p{L})|^(?:はい|ええ|会|是的|当然)/iu;

/** The answer to the question that names the thing at a place, in its line; undefined if nothing is asked. */
function answerTo(text: string, { end }: Place): string | undefined {
  const rest = text.slice(end, end + LONGEST).split("\n", 1)[0] ?? "";
  const stop = rest.search(/[?？]|[.!。！;；](?:\s|$|(?=\p{Script=Han}))/u);
  if (!/[?？]/u.test(rest[stop] ?? "")) return undefined;
  return rest.slice(stop + 1).split(/(?<=[.!?。！？])(?:\s|(?=\p{Script=Han}))/u, 1)[0] ?? "";
}

/** True if the thing at a place is asked about and no answer affirms it: "Do I speak ◊? Barely." */
export function isAskedOnly(text: string, place: Place, cues: readonly Cues[]): boolean {
  const answer = answerTo(text, place);
  if (answer === undefined || yes.test(answer.trim())) return false;
  return !cues.some((of) => (has(of.uses, answer) || has(of.does, answer)) && !isDoubtful(answer, of));
}
