import { searchOperation } from "../../../domain/records/operations.ts";
import { fail } from "../../../operation/errors.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { claimsOf } from "../../claims.ts";
import { fragment } from "../../html.tsx";
import { nameOf, openingsOf } from "../../openings.ts";
import type { Page } from "../../page.ts";
import { monthsInWords } from "../../parts/day.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { Person } from "../../person.ts";
import { beginsIn, placeOf } from "./places.ts";

/** The most hits under the search field, and of them the most openings or resume lines by their beginnings. */
const MOST = 8;
const MOST_BEGINNING = 3;

interface Hit {
  id: string;
  title: string;
}

/** The hits for a half typed query, which the page's script shows below the search field. */
export const hitsPage: Page = {
  path: "/search/hits",
  show: async () => {
    throw fail("resource.not_found", "There is nothing to see here.");
  },
  send: async ({ person, query: { q = "" } }) => {
    const words = q.trim();
    const hits = words === "" ? [] : await hitsFor(person, words);
    return fragment(
      <ul id="hits" class="hits">
        {hits.map(({ id, title }, at) => {
          const { kind, icon, href } = placeOf(id, title);
          return (
            <li id={`hit-${at}`} data-href={href}>
              <Icon name={icon} />
              <Text as="span" class="hit">
                {monthsInWords(title)}
              </Text>
              <span class="soft">{kind}</span>
            </li>
          );
        })}
      </ul>,
    );
  },
};

/** Openings and resume lines with words that begin so, and what the search finds for the whole words. */
async function hitsFor(person: Person, words: string): Promise<readonly Hit[]> {
  const { jobs } = await openingsOf(person);
  const openings = jobs.map((job) => ({ id: job.id, title: nameOf(job) }));
  const lines = (await claimsOf(person)).map(({ id, text }) => ({ id, title: text }));
  const beginning = [openings, lines].flatMap((all) =>
    all.filter(({ title }) => beginsIn(title, words)).slice(0, MOST_BEGINNING),
  );
  const { results } = (await person.ask(searchOperation, { query: words })).data;
  const all = new Map([...beginning, ...results].map((hit) => [hit.id, hit] as const));
  return [...all.values()].slice(0, MOST);
}
