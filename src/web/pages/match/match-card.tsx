import { z } from "zod";
import type { CareerMatch } from "../../../domain/career-match/schema.ts";
import { Head } from "../../../shared/view/head.tsx";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Wide } from "../../../shared/view/wide.tsx";
import { PartsOf } from "./parts-of.tsx";

const Filters = z.looseObject({
  passed: z.array(z.string()),
  failed: z.array(z.string()),
  unknown: z.array(z.string()),
});

const filterNames: Record<string, string> = {
  location: "the place",
  minSalary: "the pay",
  remote: "whether it is remote",
  educationLevel: "the education it takes",
  excludeIndustries: "the industry",
  acceptsSales: "whether it is sales",
};

function inWords(keys: readonly string[]): string {
  return keys.map((key) => filterNames[key] ?? key.replaceAll("_", " ")).join(", ");
}

/** An occupation of the ranking: its score, the reason, and the calculation folded away. */
export function MatchCard({ match, localTitle }: { match: CareerMatch; localTitle: string | undefined }) {
  const { title, matchScore, reasoningText, coverage, occupationCode } = match;
  return (
    <li class="card">
      <h3 dir="auto">
        <Text>{title}</Text> <span class="score">{Math.round(matchScore)}</span>
        <span class="unseen"> of 100</span>
      </h3>
      {localTitle !== undefined && (
        <p class="soft" dir="auto">
          <Text>{localTitle}</Text>
        </p>
      )}
      <p dir="auto">
        <Text>{reasoningText}</Text>
      </p>
      <details>
        <summary>
          Why, and what is missing<span class="unseen"> for {title}</span>
        </summary>
        <PartsOf match={match} />
        {coverage < 1 && (
          <p class="soft">
            Only {Math.round(coverage * 100)} of 100 parts of the weight could be scored; the rest is not
            known of you.
          </p>
        )}
        <Reasons match={match} />
        <Gaps match={match} />
        <p class="soft">Occupation {occupationCode} of O*NET-SOC</p>
      </details>
    </li>
  );
}

function Reasons({ match }: { match: CareerMatch }) {
  const { whyFit, possibleFriction, missingRequirements, whatToVerifyNext } = match.explanation;
  const entry = missingRequirements.filter(({ type }) => type !== "skill");
  const read = Filters.safeParse(match.hardFilters);
  return (
    <>
      <Sentences title="Why it could suit you" texts={whyFit.map(({ text }) => text)} />
      <Sentences title="What could get in the way" texts={possibleFriction.map(({ text }) => text)} />
      <Sentences title="What entry asks for" texts={entry.map(({ labelText }) => labelText)} />
      <Sentences title="What to find out" texts={whatToVerifyNext.map(({ text }) => text)} />
      {read.success && <Limits {...read.data} />}
    </>
  );
}

function Sentences({ title, texts }: { title: string; texts: readonly (string | undefined)[] }) {
  const said = texts.flatMap((text) => (text === undefined ? [] : inYourWords(text)));
  if (said.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {said.map((text) => (
          <li dir="auto">
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}

function Limits({ passed, failed, unknown }: z.infer<typeof Filters>) {
  if (passed.length + failed.length + unknown.length === 0) return null;
  return (
    <>
      <h4>Your limits</h4>
      <ul>
        {passed.length > 0 && <li>Kept: {inWords(passed)}</li>}
        {failed.length > 0 && <li>Not kept: {inWords(failed)}</li>}
        {unknown.length > 0 && <li>Not known: {inWords(unknown)}</li>}
      </ul>
    </>
  );
}

function Gaps({ match: { skillGaps, title } }: { match: CareerMatch }) {
  if (skillGaps.length === 0) return null;
  return (
    <Wide name={`Skills missing for ${title}`}>
      <table>
        <caption>Skills to grow; levels go from 0 to 7</caption>
        <Head columns={["Skill", "Asked", "Shown"]} />
        <tbody>
          {skillGaps.map(({ skill, need, have }) => (
            <tr>
              <th scope="row" dir="auto">
                <Text>{skill}</Text>
              </th>
              <td class="number">{need.toFixed(1)}</td>
              <td class="number">{have.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
