import { Head, Section } from "../../../shared/view/parts.tsx";

/** Fewer applications are said, not drawn. */
const DRAWN = 5;

type Stages = readonly { name: string; count: number }[];

/** A few applications in a sentence: how many came how far, the furthest first. */
function inWords(stages: Stages): string {
  const furthest = stages
    .map(({ name, count }, place) => ({ name, count: count - (stages[place + 1]?.count ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`);
  return `Applications so far, by how far they came: ${furthest.toReversed().join(", ")}.`;
}

/** How far applications came: a few in words, more as bars with a table of the numbers. */
export function Flow({ stages }: { stages: Stages }) {
  const most = Math.max(...stages.map(({ count }) => count));
  if (most === 0) return null;
  if (most < DRAWN) return <p class="soft">{inWords(stages)}</p>;
  const scale = 190 / most;
  const said = stages.map(({ name, count }) => `${name} ${count}`).join(", ");
  return (
    <Section id="flow" title="Progress">
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
    </Section>
  );
}
