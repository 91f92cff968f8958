import type { AssessmentModule } from "../../../domain/assessments/schema.ts";
import { doubtInWords } from "../../../shared/view/doubts.ts";
import { Radar } from "../../../shared/view/drawings/radar.tsx";
import { Head } from "../../../shared/view/parts.tsx";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

interface Row {
  /** The label at the axis. */
  key: string;
  name: string;
  score: number | undefined;
  isSalient: boolean;
}

function rowsOf({ dimension_labels, scores, salient_dimensions }: AssessmentModule): Row[] {
  return Object.entries(dimension_labels).map(([dimension, name], index) => ({
    key: dimension.length === 1 ? dimension : String(index + 1),
    name,
    score: scores[dimension],
    isSalient: salient_dimensions.includes(dimension),
  }));
}

/** An assessment's latest result: radar, table, and reliability. */
export function Result({ result, name }: { result: AssessmentModule; name: string }) {
  const rows = rowsOf(result);
  return (
    <>
      <div class="result">
        <Radar axes={rows} what={name} />
        <div>
          <Salient rows={rows} />
          <details>
            <summary>
              All scores<span class="unseen">: {name}</span>
            </summary>
            <table>
              <caption>
                Taken <Day at={result.completed_at} />, scores from 0 to 100
              </caption>
              <Head columns={["Axis", "What it measures", "Score"]} />
              <tbody>
                {rows.map(({ key, name: of, score, isSalient }) => (
                  <tr>
                    <td>{key}</td>
                    <th scope="row">
                      {of}
                      {isSalient && (
                        <>
                          {" "}
                          <Badge tone="now">stands out</Badge>
                        </>
                      )}
                    </th>
                    <td class="number">{score === undefined ? "not known" : Math.round(score)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
      <Reliance quality={result.quality} />
    </>
  );
}

/** What stands out, with its scores; the table has the rest. */
function Salient({ rows }: { rows: readonly Row[] }) {
  const salient = rows.filter(({ isSalient }) => isSalient);
  if (salient.length === 0) return <p class="soft">Nothing stands out.</p>;
  return (
    <>
      <p class="soft">What stands out</p>
      <ul>
        {salient.map(({ name, score }) => (
          <li>
            <strong>{name}</strong>
            {score !== undefined && <>: {Math.round(score)}</>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reliance({ quality }: Pick<AssessmentModule, "quality">) {
  const { confidence_score: confidence, consistency_flags: flags } = quality;
  const doubts = flags.flatMap((flag) => doubtInWords(flag) ?? []);
  return (
    <p class="soft">
      {confidence !== null && <>Reliability: {Math.round(confidence * 100)} of 100. </>}
      {doubts.length > 0 ? `Read it with care: ${doubts.join("; ")}.` : "The answers look consistent."}
    </p>
  );
}
