import { deleteAssessment } from "../../../domain/assessments/delete-assessment.ts";
import { listAssessments } from "../../../domain/assessments/operations.ts";
import { type Assessments, ModuleId } from "../../../domain/assessments/schema.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { field, type Page } from "../../page.ts";
import { Empty } from "../../parts/empty.tsx";
import { orMissing } from "../../person.ts";
import { HISTORY } from "./history.tsx";
import { Result } from "./result.tsx";
import { minutes, type Told, tellOf } from "./tells.ts";

const PATH = "/assessments";

/** The available assessments and their results. */
export const assessmentsPage: Page = {
  path: PATH,
  show: async ({ person }) => {
    const found = await orMissing(person.ask(listAssessments), "assessments.not_found");
    const results = found?.data ?? {};
    const all = ModuleId.options.map(tellOf);
    const open = all.filter(({ id }) => !results[id]);
    return {
      title: "Assessments",
      lead: "Questions about you, without right or wrong answers. Agents see the scores. They never answer for you.",
      body: (
        <>
          {open.length === all.length && (
            <Empty>
              <p>No assessment taken yet. Interests says most about which work would suit you.</p>
              <a class="button" href={`${PATH}/riasec`}>
                Begin with Interests
              </a>
            </Empty>
          )}
          <div class="taken">
            {all.map((told) => (
              <Taken told={told} result={results[told.id]} />
            ))}
          </div>
          <NotTaken open={open} />
        </>
      ),
    };
  },
  acts: {
    delete: async ({ person, fields }) => {
      await person.ask(deleteAssessment, { moduleId: field(fields, "of") });
      return { to: PATH, said: "assessment-deleted" };
    },
  },
};

function NotTaken({ open }: { open: readonly Told[] }) {
  if (open.length === 0) return null;
  return (
    <Section id="open" title="Not taken yet">
      <ul class="rows">
        {open.map(({ id, name, text, questions }) => (
          <li class="change">
            <div>
              <a href={`${PATH}/${id}`}>{name}</a>
              <p class="soft">{text}</p>
            </div>
            <p class="soft">
              {questions} questions, {minutes(questions)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Taken({ told: { id, name, text }, result }: { told: Told; result: Assessments[ModuleId] }) {
  if (!result) return null;
  return (
    <Section
      id={`of-${id}`}
      title={name}
      class="card"
      beside={
        <a href={`${PATH}/${id}#${HISTORY}`}>
          History
          <Of name={name} />
        </a>
      }
    >
      <p class="soft">{text}</p>
      <Result result={result} name={name} />
      <div class="actions">
        <a class="button quiet" href={`${PATH}/${id}`}>
          Take it again
          <Of name={name} />
        </a>
        <details class="fold-button">
          <summary>
            Delete
            <Of name={name} />
          </summary>
          <p>
            This deletes all your answers to it, also the earlier ones. Scores that use them change. Documents
            that cite them stay, and say that they are gone.
          </p>
          <Form act="delete" to={PATH} of={id}>
            <Button isGrave>Delete this result</Button>
          </Form>
        </details>
      </div>
    </Section>
  );
}

/** Which one a link or button is about, for screen readers. */
function Of({ name }: { name: string }) {
  return (
    <span class="unseen">
      : <Text>{name}</Text>
    </span>
  );
}
