import { findCareerMatches } from "../../../domain/career-match/operations.ts";
import type { CareerMatch, CareerMatchResult } from "../../../domain/career-match/schema.ts";
import { localTitlesIn } from "../../../domain/roles/local-titles.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { TextField } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import type { Page } from "../../page.ts";
import { Late, NothingStored } from "../../parts/empty.tsx";
import { orMissing } from "../../person.ts";
import { MatchCard } from "./match-card.tsx";
import { NothingRanked, PATH } from "./nothing.tsx";

const SHOWN = 15;
const MOST = 100;

const lists = [
  ["highFit", "Fits well"],
  ["worthExploring", "Worth exploring"],
  ["riskyMismatch", "Probably not"],
] as const;

/** Occupations ranked for the person, with every score explained. */
export const matchPage: Page = {
  path: PATH,
  show: async ({ person, query: { q = "", place = "", all = "" } }) => {
    const asked = {
      ...(q.trim() !== "" && { query: q.trim() }),
      ...(place.trim() !== "" && { location: place.trim() }),
      limit: all === "yes" ? MOST : SHOWN,
    };
    const ranked = person.askSoon(findCareerMatches, asked);
    const found = await orMissing(
      ranked.then((answer) => answer ?? "late"),
      "career_context.not_found",
    );
    return {
      title: "Match",
      lead: "Occupations ranked by your resume, interests and limits. Only you and your agents see this.",
      body: (
        <>
          <search>
            <form method="get" action={PATH} class="row">
              <TextField name="q" label="Title" type="search" value={q} placeholder="nurse educator" />
              <TextField name="place" label="Place" type="search" value={place} />
              <Button isQuiet>Search</Button>
            </form>
          </search>
          {found === "late" && <Late what="Your ranking" href={addressOf({ q, place, all })} />}
          {found === undefined && (
            <NothingStored>
              Nothing to match yet. Import your resume, take the interests assessment, or search for a title.
            </NothingStored>
          )}
          {found !== undefined && found !== "late" && (
            <Ranking
              data={found.data}
              missing={found.metadata.notEnoughKnown}
              localTitles={localTitlesIn(found.metadata)}
              query={{ q, place }}
              isAll={all === "yes"}
            />
          )}
        </>
      ),
    };
  },
};

/** The page's address with what is asked of it. */
function addressOf(query: Record<string, string>): string {
  const asked = Object.entries(query).filter(([, value]) => value !== "");
  return asked.length > 0 ? `${PATH}?${new URLSearchParams(asked)}` : PATH;
}

/** Occupation names in the person's language, by code. */
type LocalTitles = Readonly<Record<string, string>>;

interface RankingProps {
  data: CareerMatchResult;
  localTitles: LocalTitles;
  /** What must be known before anything can be ranked. */
  missing: unknown;
  query: { q: string; place: string };
  isAll: boolean;
}

function Ranking({ data, localTitles, missing, query, isAll }: RankingProps) {
  const shown = lists.map(([key, title]) => ({ key, title, matches: data[key] }));
  const count = shown.reduce((sum, { matches }) => sum + matches.length, 0);
  const first = shown.find(({ matches }) => matches.length > 0);
  return (
    <>
      {count === 0 && <NothingRanked missing={missing} isAsked={query.q !== ""} />}
      {count > 0 && (
        // Each cell says what it is; the names are for the eye.
        <div class="matches-head" aria-hidden="true">
          <span>Occupation</span>
          <span>Score</span>
          <span>What you have</span>
        </div>
      )}
      {shown.map(({ key, title, matches }) => (
        <List id={key} isFirst={key === first?.key} {...{ title, matches, localTitles }} />
      ))}
      {!isAll && count >= SHOWN && (
        <p>
          <a href={`${PATH}?${new URLSearchParams({ ...query, all: "yes" })}`}>Show up to {MOST}</a>
        </p>
      )}
      <Titles matches={data.queryMatches ?? []} place={query.place} localTitles={localTitles} />
      {data.experimental && count > 0 && (
        <p class="soft">
          This ranks the small built-in list of occupations. A larger list gives better results:{" "}
          <a href="/data#catalogues">add one</a>.
        </p>
      )}
    </>
  );
}

interface ListProps {
  id: string;
  title: string;
  matches: readonly CareerMatch[];
  localTitles: LocalTitles;
  /** Its first occupation is unfolded. */
  isFirst: boolean;
}

function List({ id, title, matches, localTitles, isFirst }: ListProps) {
  if (matches.length === 0) return null;
  return (
    <Section id={id} title={title} count={matches.length}>
      <ol class="matches">
        {matches.map((match, place) => (
          <MatchCard
            match={match}
            localTitle={localTitles[match.occupationCode]}
            isBest={id === "highFit"}
            isOpen={isFirst && place === 0}
          />
        ))}
      </ol>
    </Section>
  );
}

/** Occupations whose titles contain the search words. */
function Titles({
  matches,
  place,
  localTitles,
}: {
  matches: NonNullable<CareerMatchResult["queryMatches"]>;
  place: string;
  localTitles: LocalTitles;
}) {
  if (matches.length === 0) return null;
  return (
    <Section id="titles" title="Occupations with these words">
      <ul>
        {matches.map(({ title, occupationCode }) => (
          <li>
            <a href={`${PATH}?${new URLSearchParams({ q: title, ...(place && { place }) })}`}>{title}</a>
            {localTitles[occupationCode] !== undefined && ` (${localTitles[occupationCode]})`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
