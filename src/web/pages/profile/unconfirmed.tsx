import type { Unconfirmed } from "../../../domain/resume/import/unproved-schema.ts";
import { updateResume } from "../../../domain/resume/operations.ts";
import { Quote, Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import type { Page, Submission } from "../../page.ts";

const PATH = "/profile";
/** The most shown at once. Others appear as these are settled. */
const MOST = 100;

/** Unproved claims, each to confirm or remove. Parts of an entry follow it. */
export function UnconfirmedClaims({ rows }: { rows: readonly Unconfirmed[] }) {
  const shown = rows.slice(0, MOST);
  if (shown.length === 0) return null;
  const isPart = ({ path }: Unconfirmed) => rows.some((other) => path.startsWith(`${other.path}.`));
  return (
    <Section
      id="unconfirmed"
      title={
        <>
          To confirm <span class="soft">({rows.length})</span>
        </>
      }
      level={3}
    >
      <p class="soft">
        The text of your resume does not show these. Nothing is written from them until you say yes.
      </p>
      <ul class="rows">
        {shown.map((row) => (
          <li>
            <Text as="p">{row.text}</Text>
            {row.nearest && <Quote whose="Nearest in the text">{row.nearest.text}</Quote>}
            <div class="row">
              {isPart(row) ? (
                <p class="soft">Confirm what it belongs to first.</p>
              ) : (
                <OnIds act="confirm" of={row.claimId} ids={[row.claimId]} does="Yes, it is true" />
              )}
              <OnIds
                act="drop-unconfirmed"
                of={row.claimId}
                ids={[row.claimId]}
                does="No, remove it"
                isQuiet
              />
            </div>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <OnIds
          act="confirm"
          of="all"
          ids={shown.map(({ claimId }) => claimId)}
          does={`Yes, all ${shown.length} are true`}
          isQuiet
        />
      )}
    </Section>
  );
}

interface OnIdsProps {
  act: string;
  of: string;
  ids: readonly string[];
  does: string;
  isQuiet?: boolean;
}

function OnIds({ act, of, ids, does, isQuiet }: OnIdsProps) {
  return (
    <Form act={act} to={PATH} of={of}>
      {ids.map((id) => (
        <Hidden name="id" value={id} />
      ))}
      <Button {...(isQuiet && { isQuiet })}>{does}</Button>
    </Form>
  );
}

export const unconfirmedActs = {
  confirm: async ({ person, fields: { id = [] } }: Submission) => {
    await person.ask(updateResume, { confirm: id });
    return { to: PATH, said: "confirmed" as const };
  },
  "drop-unconfirmed": async ({ person, fields: { id = [] } }: Submission) => {
    await person.ask(updateResume, { remove: id });
    return { to: PATH, said: "deleted" as const };
  },
} satisfies Page["acts"];
