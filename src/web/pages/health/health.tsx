import { listHealthHistory } from "../../../domain/career-health/operations.ts";
import type { HealthDay } from "../../../domain/career-health/schema.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { Section } from "../../../shared/view/parts.tsx";
import type { Page } from "../../page.ts";
import { Courses } from "../../parts/courses.tsx";
import { Day } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import type { Moment } from "../../parts/line.ts";
import { LineChart } from "../../parts/line-chart.tsx";
import { nextCursor } from "../../parts/pager.tsx";
import type { Person } from "../../person.ts";
import { DaysTable, metrics } from "./days-table.tsx";
import { beginOf, isWithin, type Range, rangeOf, rangesOf } from "./range.ts";

/** The most that a list returns at once, more than the shortest range has. */
const ROWS = 100;

/** The requested part of the history, newest day first, and the other parts. */
interface KeptDays {
  keptSince: string;
  days: readonly HealthDay[];
  ranges: readonly Range[];
  shown: Range;
}

const PATH = "/health";

const FIRST_DAYS = 7;

/** Career health on the recorded days: as a chart and by day. */
export const healthPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const kept = await keptDays(person, query.days);
    return {
      title: "Career over time",
      back: { href: "/", name: "Today" },
      body: kept ? (
        <>
          <p>
            Kept since <Day at={kept.keptSince} />: one score a day while the service runs, for two years.
            Days without a score are left out.
          </p>
          <Ranges ranges={kept.ranges} shown={kept.shown} />
          <Drawn days={kept.days} now={person.now} />
          <p>
            <a href="/">What would move it</a>
          </p>
          <Section id="days" title="Day by day">
            <p class="soft">Newest first. A dash means not known that day.</p>
            <DaysTable days={kept.days.slice(0, FIRST_DAYS)} />
            {kept.days.length > FIRST_DAYS && (
              <details>
                <summary>{kept.days.length - FIRST_DAYS} earlier days</summary>
                <DaysTable days={kept.days.slice(FIRST_DAYS)} />
              </details>
            )}
          </Section>
        </>
      ) : (
        <Empty>
          <p>
            No scores yet. Once your resume is here, they are taken each day while the service runs. Come back
            tomorrow.
          </p>
          <a class="button" href="/import">
            Import your resume
          </a>
        </Empty>
      ),
    };
  },
};

function Ranges({ ranges, shown }: { ranges: readonly Range[]; shown: Range }) {
  if (ranges.length === 0) return null;
  return (
    <nav class="pager row" aria-label="How far back">
      {ranges.map(({ word, name }) => (
        <a href={`${PATH}?days=${word}`} aria-current={word === shown.word ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Drawn({ days, now }: { days: readonly HealthDay[]; now: Date }) {
  const drawn = days.toReversed();
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last || first === last) {
    return <p class="soft">Only one day so far. Come back tomorrow to see a line.</p>;
  }
  const span = { from: beginOf(first.day), to: Math.max(now.getTime(), beginOf(last.day)) };
  const overall = drawn.map((day) => ({ ...momentOf(day, day.overallScore), kind: madeOf(day) }));
  return (
    <Section
      id="overall"
      title={
        <>
          Overall: {last.overallScore === null ? "not known now" : `${Math.round(last.overallScore)} of 100`}
        </>
      }
    >
      <LineChart name="Overall" moments={overall} span={span} apart={DAY_MS} />
      <Legend days={drawn} />
      <h2>What it is made of</h2>
      <Courses
        courses={metrics.map(({ key, name }) => ({
          name,
          moments: drawn.map((day) => momentOf(day, day.metrics[key])),
        }))}
        span={span}
        apart={DAY_MS}
      />
    </Section>
  );
}

function momentOf({ day, formula }: HealthDay, score: number | null): Moment {
  return { at: beginOf(day), score, kind: formula };
}

/** The metrics in the overall score. Averages of different metrics are not comparable. */
function madeOf({ formula, metrics: scores }: HealthDay): string {
  return [formula, ...metrics.map(({ key }) => (scores[key] === null ? "" : key))].join(" ");
}

/** What the chart needs to explain; oldest day first. */
function Legend({ days }: { days: readonly HealthDay[] }) {
  const pairs = days.slice(1).map((day, index) => ({ day, before: days[index] ?? day }));
  const hasGap = pairs.some(({ day, before }) => beginOf(day.day) - beginOf(before.day) > DAY_MS);
  const isUnknown = days.some((day) => metrics.some(({ key }) => day.metrics[key] === null));
  const beginsAgain = pairs.some(({ day, before }) => madeOf(day) !== madeOf(before));
  const changed = pairs.filter(({ day, before }) => day.formula !== before.formula);
  return (
    <>
      <p class="soft">
        {hasGap && "A dashed line crosses days without a score. "}
        {isUnknown && "Where a line stops, it was not known. "}
        {beginsAgain && "The overall line restarts when it includes more or fewer metrics."}
      </p>
      {changed.map(({ day }) => (
        <p>
          Since <Day at={day.day} /> it is measured in another way. Earlier scores cannot be compared.
        </p>
      ))}
    </>
  );
}

/** Reads the days of the requested range; undefined without any. */
async function keptDays(person: Person, asked: string | undefined): Promise<KeptDays | undefined> {
  const { now } = person;
  const first = await person.ask(listHealthHistory, { limit: ROWS });
  const { keptSince } = first.metadata;
  if (typeof keptSince !== "string") return undefined;
  const ranges = rangesOf(keptSince, now);
  const shown = rangeOf(asked, { newest: first.data, ranges, now });
  const days = first.data.filter(({ day }) => isWithin(day, shown, now));
  let cursor = days.length === first.data.length ? nextCursor(first.metadata) : undefined;
  while (cursor !== undefined) {
    const { data, metadata } = await person.ask(listHealthHistory, { limit: ROWS, cursor });
    const more = data.filter(({ day }) => isWithin(day, shown, now));
    days.push(...more);
    cursor = more.length === data.length ? nextCursor(metadata) : undefined;
  }
  return { keptSince, days, ranges, shown };
}
