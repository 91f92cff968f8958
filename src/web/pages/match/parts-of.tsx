import type { CareerMatch } from "../../../domain/career-match/schema.ts";
import { Head, Wide } from "../../../shared/view/parts.tsx";

type Factor = CareerMatch["factors"][number];

/** The parts of a score, as people call them. */
export const factorNames: Readonly<Record<string, string>> = {
  interests: "Interests",
  similarity: "Similar to past jobs",
  knowledge: "Knowledge",
  experience: "Close to your work",
  preparation: "Preparation",
  values: "Work values",
  styles: "Work style",
};

/** A number with a sign and one decimal. */
function signed(value: number): string {
  const rounded = value.toFixed(1);
  return value > 0 ? `+${rounded}` : rounded.replace("-", "−");
}

/** An explained score: an average occupation's score for this person, and what each factor adds. */
export function PartsOf({ match }: { match: CareerMatch }) {
  const { factors, matchScore, title } = match;
  const middle = factors.reduce((sum, { weight, baseline }) => sum + weight * baseline, 0);
  return (
    <Wide name={`Parts of the score of ${title}`}>
      <table class="factors">
        <caption>How the score adds up. The mark in a bar is an average occupation.</caption>
        <Head columns={["Part", "Score", "Weight", "Adds"]} />
        <tbody>
          <tr>
            <th scope="row">Average occupation</th>
            <td></td>
            <td></td>
            <td class="number">{middle.toFixed(1)}</td>
          </tr>
          {factors.map((factor) => (
            <tr>
              <th scope="row">{factorNames[factor.key] ?? factor.key}</th>
              <td>
                <Bar {...factor} /> {Math.round(factor.score)}
              </td>
              <td class="number">{Math.round(factor.weight * 100)} %</td>
              <td class="number">{signed(factor.contribution)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td></td>
            <td></td>
            <td class="number">{matchScore.toFixed(1)}</td>
          </tr>
        </tfoot>
      </table>
    </Wide>
  );
}

/** The number is next to it. */
function Bar({ score, baseline }: Factor) {
  const at = Math.round(baseline);
  return (
    <svg class="bar" viewBox="0 0 100 10" aria-hidden="true">
      <rect class="track" width="100" height="10" rx="2" />
      <rect class="fill" width={Math.round(score)} height="10" rx="2" />
      <line class="tick" x1={at} y1="0" x2={at} y2="10" />
    </svg>
  );
}
