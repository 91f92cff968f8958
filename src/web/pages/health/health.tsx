import type { HealthDay } from "../../../domain/career-health/schema.ts";
import { DAY_MS } from "../../../shared/time.ts";
import type { Page } from "../../page.ts";
import { Courses } from "../../parts/courses.tsx";
import { Day } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import type { Moment } from "../../parts/line.ts";
import { LineChart } from "../../parts/line-chart.tsx";
import { DaysTable, metrics } from "./days-table.tsx";
import { keptDays } from "./kept-days.ts";
import { beginOf, type Range } from "./range.ts";

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
          <section aria-labelledby="days">
            <h2 id="days">Day by day</h2>
            <p class="soft">Newest first. A dash means not known that day.</p>
            <DaysTable days={kept.days.slice(0, FIRST_DAYS)} />
            {kept.days.length > FIRST_DAYS && (
              <details>
                <summary>{kept.days.length - FIRST_DAYS} earlier days</summary>
                <DaysTable days={kept.days.slice(FIRST_DAYS)} />
              </details>
            )}
          </section>
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
    <section aria-labelledby="overall">
      <h2 id="overall">
        Overall: {last.overallScore === null ? "not known now" : `${Math.round(last.overallScore)} of 100`}
      </h2>
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
    </section>
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
