import { linesOf } from "./prove.ts";
import type { Writer } from "./types.ts";

/** Words that make a fact less, in the languages of the people. */
const lessening =
  /(?<!\p{L})(?:helped|help|supported|contributed|assistant|acting|deputy|apprentice|junior|volunteer|basic|about|up to|most of|not|never|with two colleagues|took part in|stellvertretender|half|Mitwirkung|Mitarbeit|keine|rund|ayudé a|Colaboro|colaboro|contribuido a|ayudante de|nivel B1 de|Auxiliei|auxiliei|participo|contribue|assisté|assistante|参与了?|协助)(?!\p{L})/u;

/** Honest sentences with one thing changed, each of which is a fabrication then. */
export function mutantsOf(writer: Writer): { kind: string; text: string }[] {
  return linesOf(writer.honest)
    .filter(({ head }) => head !== "-" && head !== "n")
    .flatMap(({ text }) => [
      ...other(text, "number", /(?<![\d.,-])\d{1,3}(?![\d.,-]*\d|年|月)/u, "777"),
      ...other(text, "year", /(?<!\d)(?:19|20)\d\d(?!\d)/u, "1987"),
      ...other(text, "less", lessening, ""),
      ...employersOf(writer).flatMap((name) => other(text, "employer", name, writer.opening.company)),
      ...employersOf(writer).flatMap((name) =>
        employersOf(writer)
          .filter((one) => one !== name && !text.includes(one))
          .flatMap((one) => other(text, "other employer", name, one)),
      ),
    ]);
}

function other(text: string, kind: string, from: string | RegExp, to: string) {
  const changed = text.replace(from, to);
  return changed === text ? [] : [{ kind, text: changed }];
}

function employersOf({ resume }: Writer): string[] {
  const work: unknown = resume.work;
  return Array.isArray(work) ? work.map(({ name }: { name: string }) => name) : [];
}
