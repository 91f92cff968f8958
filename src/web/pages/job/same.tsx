import { urlsOf } from "../../../domain/jobs-workspace/known-openings.ts";
import { mergedIn } from "../../../domain/jobs-workspace/merge.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Choice } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { nameOf } from "../../openings.ts";
import { pathOf } from "./tabs.ts";

interface SameProps {
  job: Job;
  /** The other openings, the most likely first; undefined if not requested. */
  others: readonly Job[] | undefined;
}

/** Where an opening is offered, and the forms that merge it with another item or split one off. */
export function Same({ job, others }: SameProps) {
  const to = pathOf(job.id, "posting");
  const urls = urlsOf(job).filter((url) => /^https?:\/\//i.test(url));
  const inside = mergedIn(job);
  return (
    <>
      {urls.length > 1 && (
        <Section id="offered" title="Where it is offered">
          <ul>
            {urls.map((url) => (
              <li dir="ltr">
                <a href={url} rel="noreferrer noopener">
                  <Text>{url}</Text>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {inside.map((part) => (
        <Form act="split" to={to} of={part.id} class="row">
          <p dir="auto">
            With it: <Text>{nameOf(part)}</Text>
          </p>
          <Button isQuiet label={`Take out ${nameOf(part)}`}>
            Take it out again
          </Button>
        </Form>
      ))}
      <Section id="same" title="Saved twice?">
        {others === undefined && (
          <p>
            <a href={`${to}&same#same`}>Join it with another opening</a>
          </p>
        )}
        {others?.length === 0 && <p>There is no other opening.</p>}
        {others !== undefined && others.length > 0 && (
          <Form act="merge" to={to}>
            <Choice
              name="other"
              label="The other one"
              choices={others.map((other) => [other.id, nameOf(other)] as const)}
            />
            <p class="hint">
              One item stays, with both addresses, all events and all documents. You can undo it.
            </p>
            <Button>Make them one</Button>
          </Form>
        )}
      </Section>
    </>
  );
}

/** The other openings, those of the same employer first. */
export function othersOf(job: Job, all: readonly Job[]): Job[] {
  const isNear = ({ company }: Job) => Number(company !== undefined && company === job.company);
  return all
    .filter(({ id, type }) => id !== job.id && type === "opportunity")
    .toSorted((left, right) => isNear(right) - isNear(left))
    .slice(0, MOST);
}

const MOST = 100;
