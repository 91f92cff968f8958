import { Head } from "../../../shared/view/parts.tsx";

/** As many applications fill the width, unless there are more. */
const FULL = 5;

/** How far applications came, as bars with a table of the numbers. */
export function Flow({ stages }: { stages: readonly { name: string; count: number }[] }) {
  const most = Math.max(...stages.map(({ count }) => count));
  if (most === 0) return null;
  // A few applications do not fill the chart.
  const scale = 190 / Math.max(most, FULL);
  const said = stages.map(({ name, count }) => `${name} ${count}`).join(", ");
  return (
    <section aria-labelledby="flow">
      <h2 id="flow">Progress</h2>
      <svg class="flow" viewBox={`0 0 320 ${stages.length * 24}`} role="img" aria-label={said}>
        {stages.map(({ name, count }, place) => (
          <>
            <text x="0" y={place * 24 + 16}>
              {name}
            </text>
            <rect class="fill" x="90" y={place * 24 + 4} width={count * scale} height="16" rx="3" />
            <text x={96 + count * scale} y={place * 24 + 16}>
              {count}
            </text>
          </>
        ))}
      </svg>
      <details>
        <summary>As a table</summary>
        <table>
          <caption>Applications that reached each stage</caption>
          <Head columns={["Stage", "Applications"]} />
          <tbody>
            {stages.map(({ name, count }) => (
              <tr>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
