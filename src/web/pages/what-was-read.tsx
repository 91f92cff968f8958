import { getContext } from "../../domain/context/operations.ts";
import { getResume } from "../../domain/resume/operations.ts";
import type { ResumeData } from "../../domain/resume/schema.ts";
import { Section } from "../../shared/view/parts.tsx";
import type { Page } from "../page.ts";
import { orMissing } from "../person.ts";
import { Claims, NoResume } from "./profile/claims.tsx";
import { isOfEntry, resumeSections, sectionOf } from "./profile/sections.ts";
import { isNews, stillUnread } from "./profile/to-look-at.tsx";
import { whatCites, whoWrote } from "./profile/written.ts";
import { hasLimits } from "./today/first-steps.tsx";

/** The reading of an imported resume: counts by part, unread text, and every line to correct. */
export const whatWasReadPage: Page = {
  path: "/import/read",
  show: async ({ person, query }) => {
    const resume = await orMissing(person.ask(getResume), "resource.not_found");
    if (!resume) return { title: "Your resume", body: <NoResume /> };
    const { data } = resume;
    const context = await orMissing(person.ask(getContext), "context.not_found");
    const isNext = context !== undefined && !hasLimits(context.data.summary.constraints);
    return {
      title: "Your resume",
      lead: "Correct a line by choosing it. Add what is missing under its part.",
      actions: (
        <a class="button" href={isNext ? "/questions" : "/profile#limits"}>
          {isNext ? "Next: three questions" : "Set limits and goals"}
        </a>
      ),
      body: (
        <>
          <Counts resume={data} />
          <Claims
            resume={data}
            written={await whoWrote(person, data.resume.parsed_at)}
            cites={await whatCites(person)}
            query={query}
          />
        </>
      ),
    };
  },
};

/** How much was read in each part, and how much was not. */
function Counts({ resume }: { resume: ResumeData }) {
  const { claims, unconfirmed = [], warnings: all } = resume;
  const unread = stillUnread(resume);
  const warnings = all.filter(isNews);
  const rows = resumeSections.flatMap((section) => {
    const own = claims.filter(({ path }) => sectionOf(path) === section);
    const lines = own.filter(isOfEntry).length;
    return own.length === 0 ? [] : [{ ...section, entries: own.length - lines, lines }];
  });
  return (
    <Section id="counts" title="What was read" class="card">
      <ul class="counts">
        {rows.map(({ name, title, entries, lines }) => (
          <li>
            <a href={`#part-${name}`}>{title}</a>: {entries}
            {lines > 0 && `, with ${counted(lines, "line")} about ${entries === 1 ? "it" : "them"}`}
          </li>
        ))}
      </ul>
      {unread.length + warnings.length === 0 ? (
        <p>No line of the text was left over.</p>
      ) : (
        <p>
          {unread.length > 0 && (
            <>
              <a href="#unread">{counted(unread.length, "line")} not understood</a>.{" "}
            </>
          )}
          {warnings.length > 0 && (
            <>
              <a href="#warnings">{counted(warnings.length, "thing")} to look at</a>.
            </>
          )}
        </p>
      )}
      {unconfirmed.length > 0 && (
        <p>
          <a href="#unconfirmed">{counted(unconfirmed.length, "line")} to confirm</a>: the text does not prove
          {unconfirmed.length === 1 ? " it" : " them"}.
        </p>
      )}
    </Section>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
