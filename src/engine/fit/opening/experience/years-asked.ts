import { durationsIn } from "../../../text/durations.ts";
import { wordsOf } from "../../../text/words.ts";

/** As many years as most who write "several years" mean at least. */
const SEVERAL = 3;
const several =
  /(?<!\p{L})(?:(?:mehr|lang)jährig|several years|many years|(?:de )?(?:plusieurs|nombreuses) années|(?:varios|muchos) años|(?:vários|muitos) anos|(?:diversi|vari|molti) anni|meerjarig|jarenlang|flerårig|mångårig|mangeårig|kilkuletni|wieloletni)\p{L}*/giu;

/** The years that a demand for experience asks for: "mehrjährige" and "several years" are three. */
export function yearsIn(text: string): number | undefined {
  return durationsIn(text, wordsOf(text))[0]?.years ?? (text.search(several) === -1 ? undefined : SEVERAL);
}

/** A demand without such words, which say nothing of its topic. */
export function withoutSeveral(text: string): string {
  return text.replace(several, " ");
}
