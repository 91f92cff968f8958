import { getArtifact } from "../../../domain/execution-artifacts/operations.ts";
import { proveLine } from "../../../domain/execution-artifacts/prove-line.ts";
import { fail } from "../../../operation/errors.ts";
import { Claims, type ClaimTexts } from "../../../shared/view/claims.tsx";
import { writtenOf } from "../../../shared/view/document/written.tsx";
import { Text } from "../../../shared/view/parts.tsx";
import { claimsOf, textsOf } from "../../claims.ts";
import { fragment } from "../../html.tsx";
import type { Page } from "../../page.ts";
import { Icon } from "../../parts/icon.tsx";
import { forPeople, type Refused } from "./acts.ts";

/** Whether the resume shows a line in other words, for the script that asks while one types. */
export const proofPage: Page = {
  path: "/documents/:id/proof",
  show: async () => {
    throw fail("resource.not_found", "There is nothing to see here.");
  },
  send: async ({ person, params: { id = "" }, query: { of = "", text = "" } }) => {
    const [section = -1, place = -1] = of.split("-").map(Number);
    const { data: artifact } = await person.ask(getArtifact, { id });
    const line = writtenOf(artifact).sections[section]?.lines[place];
    if (!line) throw fail("resource.not_found", "The document has no such line.");
    const { claimIds, refused } = (await person.ask(proveLine, { id, was: line.text, section, text })).data;
    const claims = textsOf(await claimsOf(person));
    return fragment(
      <div id="proof">
        {refused.length > 0 ? <NotShown refused={refused} /> : <Proof ids={claimIds} claims={claims} />}
      </div>,
    );
  },
};

/** The resume lines behind a line. */
export function Proof({ ids, claims }: { ids: readonly string[]; claims: ClaimTexts }) {
  if (ids.length === 0) return <p class="hint">This line says nothing about you.</p>;
  return (
    <>
      <p class="hint shown">
        <Icon name="check" /> Your resume says:
      </p>
      <Claims ids={ids} claims={claims} />
    </>
  );
}

function NotShown({ refused }: { refused: readonly Refused[] }) {
  return (
    <>
      <p class="hint not-shown">
        <Icon name="question" /> Not shown by your resume yet:
      </p>
      <ul class="claims">
        {refused.map(({ text, why, nearest: [near] }) => (
          <li>
            <Text as="q">{text}</Text> {forPeople(why)}
            {near && (
              <>
                {" "}
                The nearest line of your resume: <Text as="q">{near.text}</Text>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
