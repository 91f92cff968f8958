import { searchOperation } from "../../domain/records/operations.ts";
import { Text } from "../../shared/view/text.tsx";
import type { Page } from "../page.ts";
import { Day, monthsInWords } from "../parts/day.tsx";
import { Empty } from "../parts/empty.tsx";

/** Searches memories, resume lines, openings and documents. The search gives the best matches only, so they are not counted. */
export const searchPage: Page = {
  path: "/search",
  show: async ({ person, query: { q = "" } }) => {
    const words = q.trim();
    if (words === "")
      return { title: "Search", body: <p>Type a few words above: a skill, an employer, a plan.</p> };
    const { results } = (await person.ask(searchOperation, { query: words })).data;
    return {
      title: "Search",
      lead: (
        <>
          {results.length === 0 ? "Nothing found for" : "Best matches for"}{" "}
          <q dir="auto">
            <Text>{words}</Text>
          </q>
        </>
      ),
      body:
        results.length === 0 ? (
          <Empty>
            <p>No memory, resume line, opening or document matches these words. Try others.</p>
          </Empty>
        ) : (
          <ul class="rows">
            {results.map(({ id, title, date }) => {
              const { kind, href } = placeOf(id, title);
              return (
                <li>
                  <a href={href} dir="auto">
                    <Text>{monthsInWords(title)}</Text>
                  </a>
                  <p class="soft">
                    {kind}
                    {date && (
                      <>
                        , <Day at={date} />
                      </>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        ),
    };
  },
};

/** A record's name and page, from its id. */
function placeOf(id: string, title: string): { kind: string; href: string } {
  if (id.startsWith("job_")) return { kind: "Opening", href: `/jobs/${id}` };
  if (id.startsWith("clm_")) return { kind: "Resume", href: `/profile/claims/${id}` };
  if (id.startsWith("mem_")) return { kind: "Memory", href: `/memory?${new URLSearchParams({ q: title })}` };
  return { kind: "Document", href: `/documents/${id}` };
}
