import { listAssessmentHistory } from "../../domain/assessments/history.ts";
import { getQuestions, submitAssessment } from "../../domain/assessments/operations.ts";
import { DAY_MS } from "../../shared/time.ts";
import { Button, Form } from "../forms/form.tsx";
import type { Draft } from "../held-answers.ts";
import { field, type Page, type PageRequest, type Shown } from "../page.ts";
import { nextCursor, Pager } from "../parts/pager.tsx";
import { HISTORY, History } from "./assessments/history.tsx";
import { draftIn, firstOpenPage, pageCount, QuestionPage } from "./assessments/questions.tsx";
import { minutes, tellOf } from "./assessments/tells.ts";

/** The history shown on one page. */
const TIMES = 100;

/** An assessment to take, ten questions at a time and without a time limit. */
export const assessmentPage: Page = {
  path: "/assessments/:module",
  show: async (request) => {
    const { person, machine, params, query } = request;
    const { data: asked } = await person.ask(getQuestions, { moduleId: params.module });
    const path = `/assessments/${asked.moduleId}`;
    const part = { moduleId: asked.moduleId, limit: TIMES, ...(query.cursor && { cursor: query.cursor }) };
    const times = await person.ask(listAssessmentHistory, part);
    const held = machine.unfinished.of(person.session.id, asked.moduleId);
    const draft = held ?? { answers: {}, begun: person.now.toISOString() };
    return {
      ...headOf(asked.moduleId),
      body: (
        <>
          {times.data.length > 0 && (
            <p>
              <a href={`#${HISTORY}`}>When you took it before</a>
            </p>
          )}
          <p class="soft">
            {asked.items.length} questions, {minutes(asked.items.length)}, without a time limit. You can skip
            any; the result is then less certain. Nothing is stored until you finish.
          </p>
          {held && <Continued path={path} />}
          <p>{asked.instructions}</p>
          <QuestionPage
            asked={asked}
            page={held ? firstOpenPage(asked, held.answers) : 1}
            draft={draft}
            to={path}
          />
          {times.data.length > 0 && <History module={asked.moduleId} times={times.data} />}
          <Pager path={path} query={query} next={nextCursor(times.metadata)} at={HISTORY} />
        </>
      ),
    };
  },
  acts: {
    answer: async (submission) => {
      const { person, machine, params, fields, once } = submission;
      const draft = draftIn(fields);
      const page = field(fields, "go");
      if (page !== "") return turn(submission, draft, Number(page));
      const durationMs = person.now.getTime() - Date.parse(draft.begun);
      const { module: moduleId = "" } = params;
      const answers = Object.fromEntries(
        Object.entries(draft.answers).map(([id, value]) => [id, Number(value)]),
      );
      // A form left open overnight says nothing about the answering time.
      const isPlausible = durationMs >= 0 && durationMs < DAY_MS;
      await person.ask(submitAssessment, { moduleId, answers, ...(isPlausible && { durationMs }) }, once);
      machine.unfinished.drop(person.session.id, moduleId);
      return { to: "/assessments", said: "scored" };
    },
    restart: async ({ person, machine, params: { module: moduleId = "" } }) => {
      machine.unfinished.drop(person.session.id, moduleId);
      return { to: `/assessments/${moduleId}` };
    },
  },
};

/** Shows another page of the questions, and holds the answers until it is finished. */
async function turn({ person, machine, params }: PageRequest, draft: Draft, page: number): Promise<Shown> {
  const { data: asked } = await person.ask(getQuestions, { moduleId: params.module });
  const known = asked.items.flatMap(({ id }) => {
    const value = draft.answers[id];
    return value !== undefined && /^\d{1,2}$/.test(value) ? [[id, value] as const] : [];
  });
  const kept = { ...draft, answers: Object.fromEntries(known) };
  machine.unfinished.keep(person.session, asked.moduleId, kept);
  const at = Math.min(pageCount(asked), Math.max(1, Math.trunc(page) || 1));
  return {
    ...headOf(asked.moduleId),
    body: (
      <>
        <p>{asked.instructions}</p>
        <QuestionPage asked={asked} page={at} draft={kept} to={`/assessments/${asked.moduleId}`} />
      </>
    ),
  };
}

function headOf(moduleId: Parameters<typeof tellOf>[0]) {
  const { name, text } = tellOf(moduleId);
  return { title: name, lead: text, back: { href: "/assessments", name: "Assessments" } };
}

function Continued({ path }: { path: string }) {
  return (
    <div class="notice">
      <p>Your answers from before are here. They are held for a day, and stored when you finish.</p>
      <Form act="restart" to={path}>
        <Button isQuiet>Start again</Button>
      </Form>
    </div>
  );
}
