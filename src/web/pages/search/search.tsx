import { fetchOperation, searchOperation } from "../../../domain/records/operations.ts";
import { Text } from "../../../shared/view/parts.tsx";
import type { Page } from "../../page.ts";
import { DayAfter, monthsInWords } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import { Icon } from "../../parts/icon.tsx";
import { orMissing, type Person } from "../../person.ts";
import { placeOf } from "./places.ts";

/** The characters of a snippet, and of it those before the first word that was searched for. */
const LENGTH = 160;

const BEFORE = 50;

/** Searches memories, resume lines, openings and documents. The search gives the best matches only, so they are not counted. */
export const searchPage: Page = {
  path: "/search",
  show: async ({ person, query: { q = "" } }) => {
    const words = q.trim();
    if (words === "")
      return { title: "Search", body: <p>Type a few words above: a skill, an employer, a plan.</p> };
    const { results } = (await person.ask(searchOperation, { query: words })).data;
    const snippets = await snippetsOf(person, results, words);
    return {
      title: "Search",
      lead: (
        <>
          {results.length === 0 ? "Nothing found for" : "Best matches for"} <Text as="q">{words}</Text>
        </>
      ),
      body:
        results.length === 0 ? (
          <Empty>
            <p>No memory, resume line, opening or document matches these words. Try others.</p>
          </Empty>
        ) : (
          <ul class="rows kinds-drawn">
            {results.map(({ id, title, date }) => {
              const { kind, icon, href } = placeOf(id, title);
              return (
                <li>
                  <Icon name={icon} />
                  <Text as="a" href={href}>
                    {monthsInWords(title)}
                  </Text>
                  <Snippet text={snippets.get(id)} />
                  <p class="soft">
                    {kind}
                    <DayAfter words=", " at={date} />
                  </p>
                </li>
              );
            })}
          </ul>
        ),
    };
  },
};

/** The most results whose text is read for a snippet. */
const MOST_READ = 12;

/** The words around what was searched for, by the record's id. */
async function snippetsOf(
  person: Person,
  results: readonly { id: string; title: string }[],
  words: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  // A resume line is its own title.
  for (const { id, title } of results.slice(0, MOST_READ).filter((one) => !one.id.startsWith("clm_"))) {
    const record = await orMissing(person.ask(fetchOperation, { id }), "resource.not_found");
    if (record) found.set(id, snippetOf(record.data.text, words, title));
  }
  return found;
}

function Snippet({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Text as="p" class="snippet">
      {text}
    </Text>
  );
}

/** The part of a text around the first of the words, in one line. Empty if it says no more than the title. */
export function snippetOf(text: string, query: string, title: string): string {
  const line = withoutMarks(text).replace(/\s+/g, " ").trim();
  const name = title.replace(/…$/, "").trim();
  const rest = line.startsWith(name) ? line.slice(name.length).trim() : line;
  if (rest === "" || name.includes(rest)) return "";
  const places = wordsOf(query)
    .map((word) => rest.toLowerCase().indexOf(word))
    .filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const begins = first <= BEFORE ? 0 : rest.indexOf(" ", first - BEFORE) + 1;
  const part = rest.slice(begins, begins + LENGTH);
  const ends = begins + part.length < rest.length;
  const whole = ends ? part.slice(0, part.lastIndexOf(" ") > 0 ? part.lastIndexOf(" ") : LENGTH) : part;
  return `${begins > 0 ? "… " : ""}${whole}${ends ? " …" : ""}`;
}

/** A text without what only programs read: Markdown's marks, and the lines that say what kind of record it is. */
function withoutMarks(text: string): string {
  return text
    .replace(/^(?:opportunity|direction): .*(?:\nprovenance: \w+)?$/gm, "")
    .replace(/^(?:#{1,6}|[-*]|>)\s+/gm, "")
    .replace(/^\|?[\s|:-]+\|?$/gm, "")
    .replace(/\s*\|\s*/g, " ")
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, "$2");
}

/** The words of a query that are worth finding again in a text. */
function wordsOf(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : [...words];
}
