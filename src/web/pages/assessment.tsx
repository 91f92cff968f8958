import type { z } from "zod";
import { listAssessmentHistory } from "../../domain/assessments/history.ts";
import { getQuestions, submitAssessment } from "../../domain/assessments/operations.ts";
import type { Questions } from "../../domain/assessments/schema.ts";
import { DAY_MS } from "../../shared/time.ts";
import { Hidden } from "../forms/fields.tsx";
import { Button, Form, useRefused } from "../forms/form.tsx";
import { type Fields, field, type Page } from "../page.ts";
import { nextCursor, Pager } from "../parts/pager.tsx";
import { HISTORY, History } from "./assessments/history.tsx";
import { tellOf } from "./assessments/tells.ts";

type Asked = z.infer<typeof Questions>;

/** The start of an answer field's name, followed by the question's id. */
const ANSWER = "answer-";
/** The history shown on one page. */
const TIMES = 100;

/** An assessment to take: all questions in one form, without a time limit. */
export const assessmentPage: Page = {
  path: "/assessments/:module",
  show: async ({ person, params: { module }, query }) => {
    const { data } = await person.ask(getQuestions, { moduleId: module });
    const { name, text } = tellOf(data.moduleId);
    const path = `/assessments/${data.moduleId}`;
    const asked = { moduleId: module, limit: TIMES, ...(query.cursor && { cursor: query.cursor }) };
    const times = await person.ask(listAssessmentHistory, asked);
    return {
      title: name,
      body: (
        <>
          <p>{text}</p>
          {times.data.length > 0 && (
            <p>
              <a href={`#${HISTORY}`}>When you took it before</a>
            </p>
          )}
          <p>{data.instructions}</p>
          <p class="soft">
            {data.items.length} questions. Take all the time you want. What you leave out makes the result
            less sure; nothing is stored before you send it.
          </p>
          <Form act="answer" to={path}>
            <Begun at={person.now} />
            <Items asked={data} />
            <Button>Send the answers</Button>
          </Form>
          {times.data.length > 0 && <History module={data.moduleId} times={times.data} />}
          <Pager path={path} query={query} next={nextCursor(times.metadata)} at={HISTORY} />
        </>
      ),
    };
  },
  acts: {
    answer: async ({ person, params: { module }, fields, once }) => {
      const durationMs = person.now.getTime() - Date.parse(field(fields, "begun"));
      const input = {
        moduleId: module,
        answers: answersIn(fields),
        // A form left open overnight says nothing about the answering time.
        ...(durationMs >= 0 && durationMs < DAY_MS && { durationMs }),
      };
      await person.ask(submitAssessment, input, once);
      return { to: "/assessments", said: "scored" };
    },
  },
};

function answersIn(fields: Fields): Record<string, number> {
  const sent = Object.keys(fields).filter((name) => name.startsWith(ANSWER));
  return Object.fromEntries(sent.map((name) => [name.slice(ANSWER.length), Number(field(fields, name))]));
}

/** When the form was first shown, also if it was refused later. */
function Begun({ at }: { at: Date }) {
  const refused = useRefused();
  return <Hidden name="begun" value={refused ? field(refused.fields, "begun") : at.toISOString()} />;
}

function Items({ asked: { items, scale } }: { asked: Asked }) {
  const refused = useRefused();
  const values = Array.from({ length: scale.max - scale.min + 1 }, (_, index) => String(scale.min + index));
  return (
    <ol class="questions">
      {items.map(({ id, text }) => (
        <li>
          <fieldset>
            <legend>{text}</legend>
            <div class="scale">
              {values.map((value) => (
                <label>
                  <input
                    type="radio"
                    name={ANSWER + id}
                    value={value}
                    checked={refused && field(refused.fields, ANSWER + id) === value}
                  />
                  <span>{scale.labels[value] ?? value}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
