import { sentence } from "../compose.ts";
import type { Post } from "./types.ts";

const training = /^(?:\p{L}*[Aa]usbildung|Umschulung|Lehre|Weiterbildung)(?!\p{L})/u;
const practice = /^(?:\p{L}*[Pp]raktikum|Volontariat|Referendariat)(?!\p{L})/u;

/** A stay as a trainee in German, "machte ich meine Ausbildung zum Kaufmann"; undefined for work with a title. */
export function trainingSentence(
  { title = "", at, from, until, isCurrent }: Post,
  atEmployer: (name: string) => string,
): string | undefined {
  const own = training.test(title) ? "meine" : practice.test(title) ? "mein" : undefined;
  if (own === undefined) return undefined;
  const what = [own, title, at && atEmployer(at)].filter(Boolean).join(" ");
  if (isCurrent) return sentence(from ? `Seit ${from} mache ich ${what}` : `Zurzeit mache ich ${what}`);
  const span = from && until ? `Von ${from} bis ${until}` : until ? `Bis ${until}` : "Früher";
  return sentence(`${span} machte ich ${what}`);
}
