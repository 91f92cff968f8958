/** A line of a posting and what it asks for, each with its kind. */
export interface Demand {
  line: string;
  asked: { kind: string; text: string }[];
}

/** Rows of: line => kind words | kind words; nothing behind the arrow where the line asks for nothing. */
export function parseDemands(rows: string): Demand[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", asked = ""] = row.split(/ =>(?: |$)/u);
      const parts = asked === "" ? [] : asked.split(" | ");
      return {
        line,
        asked: parts.map((part) => {
          const [kind = "", ...words] = part.split(" ");
          return { kind, text: words.join(" ") };
        }),
      };
    });
}
