import { degree, employer, entryAt, textOf } from "../resume/json-resume.ts";
import { dateInSentence, dateText, endsOf, periodText } from "./dates.ts";
import { fromClaims, type Line, type Material, type UsableClaim } from "./types.ts";
import type { Post } from "./words/types.ts";

type Known = Pick<Material, "document" | "words">;

/** The head of a job, degree, project or certificate: its names, and its dates at the right. */
export function entryHead(claim: UsableClaim, known: Known): Line {
  const { text, aside } = partsOf(claim, known);
  return fromClaims(text || claim.text, [claim], {
    kind: "line",
    role: "entry",
    ...(text && aside && { aside }),
  });
}

/** The same in one line of text. */
export function entryText(claim: UsableClaim, known: Known): string {
  const { text, aside } = partsOf(claim, known);
  if (text === "") return claim.text;
  return aside === "" ? text : `${text} (${aside})`;
}

function partsOf({ kind, path }: UsableClaim, { document, words }: Known): { text: string; aside: string } {
  const entry = entryAt(document, path);
  const field = (name: string) => textOf(entry[name]);
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  switch (kind) {
    case "job":
    case "volunteering":
      return { text: joined(field("position"), employer(entry)), aside: periodText(entry, words) };
    case "degree":
      return { text: joined(degree(entry), field("institution")), aside: periodText(entry, words) };
    case "project":
      return {
        text: [field("name"), field("description")].filter(Boolean).join(": "),
        aside: periodText(entry, words),
      };
    case "certificate":
      return { text: joined(field("name"), field("issuer")), aside: dateText(field("date"), words) };
    case "award":
      return { text: joined(field("title"), field("awarder")), aside: dateText(field("date"), words) };
    case "publication":
      return {
        text: joined(field("name"), field("publisher")),
        aside: dateText(field("releaseDate"), words),
      };
    default:
      return { text: "", aside: "" };
  }
}

/** A job as a letter names it. */
export function postOf({ path }: UsableClaim, { document, words }: Known): Post {
  const entry = entryAt(document, path);
  const [from, until] = [entry.startDate, entry.endDate].map((date) => dateInSentence(textOf(date), words));
  const { isCurrent } = endsOf(entry, words);
  return {
    title: textOf(entry.position),
    at: employer(entry),
    from: from ?? "",
    until: until ?? "",
    isCurrent,
  };
}
