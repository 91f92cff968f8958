import { compareCheckpointsOperation } from "../../domain/checkpoints/operations.ts";
import { plainText } from "../../engine/plain-text.ts";
import { Text } from "../../shared/view/parts.tsx";
import type { Page } from "../page.ts";
import { CompareForm } from "./decisions/compare-form.tsx";
import { type Held, HeldList, heldBy } from "./decisions/holds.tsx";
import { checkpointsOf } from "./decisions/tree.ts";
import { checkpointName, partWords } from "./decisions/words.ts";

/** Two saved places side by side: their differences and fit scores. */
export const decisionComparePage: Page = {
  path: "/decisions/compare",
  show: async ({ person, query }) => {
    const { all } = await checkpointsOf(person);
    const { left: id, right: other } = query;
    const form = <CompareForm all={all} left={id} right={other} />;
    const back = { href: "/decisions", name: "Decisions" };
    if (!id || !other) return { title: "Compare", back, body: form };
    const { data } = await person.ask(compareCheckpointsOperation, { id, with: other });
    const { left, right, differences, scores } = data;
    const held = await heldBy(person, [left, right]);
    const [one, two] = [checkpointName(left), checkpointName(right)];
    return {
      title: "Compare",
      back,
      body: (
        <>
          <p>
            <Text as="a" href={`/decisions/${left.id}`}>
              {one}
            </Text>{" "}
            and{" "}
            <Text as="a" href={`/decisions/${right.id}`}>
              {two}
            </Text>
          </p>
          {differences.length === 0 ? (
            <p>Both have the same goal, openings and documents.</p>
          ) : (
            <Table caption="Where they differ" names={[one, two]}>
              {differences.map(({ path, left: here, right: there }) => (
                <tr>
                  <th scope="row">{partWords(path)}</th>
                  <td dir="auto">
                    <Value value={here} other={there} held={held} />
                  </td>
                  <td dir="auto">
                    <Value value={there} other={here} held={held} />
                  </td>
                </tr>
              ))}
            </Table>
          )}
          {scores.length > 0 && (
            <Table caption="How well the openings fit, of 100" names={[one, two]}>
              {scores.map(({ ref, left: here, right: there }) => (
                <tr>
                  <Text as="th" scope="row">
                    {held.get(ref)?.name ?? "A deleted fit brief"}
                  </Text>
                  <td>{here ?? "none"}</td>
                  <td>{there ?? "none"}</td>
                </tr>
              ))}
            </Table>
          )}
          <h2>Compare others</h2>
          {form}
        </>
      ),
    };
  },
};

interface TableProps {
  caption: string;
  names: readonly string[];
  children: unknown;
}

function Table({ caption, names, children }: TableProps) {
  return (
    <div class="wide compare">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {names.map((name) => (
              <Text as="th" scope="col">
                {name}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** One side of a difference. In lists, common items are omitted. */
function Value({ value, other, held }: { value: unknown; other: unknown; held: ReadonlyMap<string, Held> }) {
  if (!Array.isArray(value)) return <>{plainText(value) || "nothing"}</>;
  const shared = new Set(Array.isArray(other) ? other.map(String) : []);
  const own = value.map(String).filter((id) => !shared.has(id));
  return own.length === 0 ? <>nothing more</> : <HeldList ids={own} held={held} />;
}
