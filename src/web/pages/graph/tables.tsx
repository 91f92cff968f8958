import type { AssessmentModule } from "../../../domain/assessments/schema.ts";
import type { Recommendation } from "../../../domain/career-graph/schema.ts";
import type { Resume } from "../../../domain/resume/schema.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import { Head } from "../../../shared/view/head.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { Wide } from "../../../shared/view/wide.tsx";

/** Occupations near the person, the nearest first. */
export function Near({ rows }: { rows: readonly Recommendation[] }) {
  if (rows.length === 0) return null;
  return (
    <Wide name="Occupations near to you">
      <table>
        <caption>Occupations near to you</caption>
        <Head columns={["Occupation", "Fit"]} />
        <tbody>
          {rows.map(({ title, match_score: score }) => (
            <tr>
              <th scope="row">
                <a href={`/match?${new URLSearchParams({ q: title })}`}>{title}</a>
              </th>
              <td class="number">{Math.round(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Moves by examples or groups of others from a career like this one. */
export function Moves({ paths }: { paths: readonly SimilarPath[] }) {
  const rows = paths.flatMap(({ relevantTransitions, matchingFactors }) =>
    relevantTransitions.map((move) => ({ ...move, isExample: matchingFactors.source === "example" })),
  );
  if (rows.length === 0) return null;
  return (
    <Wide name="Moves from careers like yours">
      <table>
        <caption>Moves from careers like yours; an example is made up</caption>
        <Head columns={["From", "To", "Took", "Who"]} />
        <tbody>
          {rows.map(({ from, to, duration, isExample }) => (
            <tr>
              <td dir="auto">
                <Text>{from}</Text>
              </td>
              <th scope="row" dir="auto">
                <Text>{to}</Text>
              </th>
              <td>{Math.round(duration)} months</td>
              <td>{isExample ? "an example" : "a group of others"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Past roles, the latest first. */
export function Roles({ rows }: { rows: NonNullable<Resume["experience"]> }) {
  if (rows.length === 0) return null;
  return (
    <Wide name="What you did">
      <table>
        <caption>What you did, from your resume</caption>
        <Head columns={["Role", "Where", "When"]} />
        <tbody>
          {rows.map(({ title, company, duration }) => (
            <tr>
              <th scope="row" dir="auto">
                <Text>{title}</Text>
              </th>
              <td dir="auto">
                <Text>{company}</Text>
              </td>
              <td dir="auto">
                <Text>{duration}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

interface BringProps {
  skills: readonly string[];
  interests: AssessmentModule | undefined;
}

/** Strong interests, and skills. */
export function Bring({ skills, interests }: BringProps) {
  const strong = interests?.salient_dimensions ?? [];
  if (skills.length + strong.length === 0) return null;
  return (
    <Wide name="What you bring">
      <table>
        <caption>What you bring</caption>
        <Head columns={["What", "Kind"]} />
        <tbody>
          {strong.map((key) => (
            <tr>
              <th scope="row">{interests?.dimension_labels[key] ?? key}</th>
              <td>interest</td>
            </tr>
          ))}
          {skills.map((skill) => (
            <tr>
              <th scope="row" dir="auto">
                <Text>{skill}</Text>
              </th>
              <td>skill</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
