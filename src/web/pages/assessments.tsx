import { deleteAssessment } from "../../domain/assessments/delete-assessment.ts";
import { listAssessments } from "../../domain/assessments/operations.ts";
import { type Assessments, ModuleId } from "../../domain/assessments/schema.ts";
import { Text } from "../../shared/view/text.tsx";
import { Button, Form } from "../forms/form.tsx";
import { orMissing } from "../or-missing.ts";
import { field, type Page } from "../page.ts";
import { Empty } from "../parts/empty.tsx";
import { HISTORY } from "./assessments/history.tsx";
import { Result } from "./assessments/result.tsx";
import { type Told, tellOf } from "./assessments/tells.ts";

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
      lead: "You answer questions about yourself. Agents see the scores and never answer for you. You cannot fail.",
      body: (
        <>
          {open.length === all.length && (
            <Empty>
              <p>
                Nothing is taken yet. Begin with <a href={`${PATH}/riasec`}>Interests</a>: some ten minutes,
                and it says most about which work would suit you.
              </p>
            </Empty>
          )}
          {all.map((told) => (
            <Taken told={told} result={results[told.id]} />
          ))}
          {open.length > 0 && (
            <section aria-labelledby="open">
              <h2 id="open">Not taken yet</h2>
              <ul class="rows">
                {open.map(({ id, name, text, questions }) => (
                  <li>
                    <a href={`${PATH}/${id}`}>{name}</a>
                    <p class="soft">
                      {text} {questions} questions.
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ),
    };
  },
  acts: {
    delete: async ({ person, fields }) => {
      await person.ask(deleteAssessment, { moduleId: field(fields, "of") });
      return { to: PATH, said: "deleted" };
    },
  },
};

function Taken({ told: { id, name, text }, result }: { told: Told; result: Assessments[ModuleId] }) {
  if (!result) return null;
  return (
    <section aria-labelledby={`of-${id}`} class="card">
      <h2 id={`of-${id}`}>{name}</h2>
      <p class="soft">{text}</p>
      <Result result={result} name={name} />
      <p class="row">
        <a href={`${PATH}/${id}`}>
          Take it again
          <span class="unseen">
            : <Text>{name}</Text>
          </span>
        </a>
        <a href={`${PATH}/${id}#${HISTORY}`}>
          When you took it
          <span class="unseen">
            : <Text>{name}</Text>
          </span>
        </a>
      </p>
      <details>
        <summary>
          Delete
          <span class="unseen">
            {" "}
            <Text>{name}</Text>
          </span>
        </summary>
        <p>
          All that you answered to it goes, earlier times too; scores that rest on it change. Documents that
          cite it stay and say that it is gone.
        </p>
        <Form act="delete" to={PATH} of={id}>
          <Button isGrave>Delete this result</Button>
        </Form>
      </details>
    </section>
  );
}
