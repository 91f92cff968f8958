import type { z } from "zod";
import type { Questions } from "../../../domain/assessments/schema.ts";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form, useIsRefused, useRefused } from "../../forms/form.tsx";
import type { Draft } from "../../held-answers.ts";
import { type Fields, field } from "../../page.ts";

type Asked = z.infer<typeof Questions>;
type Answers = Draft["answers"];

/** The start of an answer field's name, followed by the question's id. */
const ANSWER = "answer-";
/** The questions on one page. */
const A_PAGE = 10;

export function pageCount({ items }: Pick<Asked, "items">): number {
  return Math.ceil(items.length / A_PAGE);
}

/** The first page with an unanswered question, from 1; the last if there is none. */
export function firstOpenPage(asked: Pick<Asked, "items">, answers: Answers): number {
  const open = asked.items.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? pageCount(asked) : Math.floor(open / A_PAGE) + 1;
}

/** The answers in a form, those of earlier pages too. */
export function draftIn(fields: Fields): Draft {
  const sent = Object.keys(fields).filter((name) => name.startsWith(ANSWER));
  return {
    answers: Object.fromEntries(sent.map((name) => [name.slice(ANSWER.length), field(fields, name)])),
    begun: field(fields, "begun"),
  };
}

interface QuestionsProps {
  asked: Asked;
  /** From 1. */
  page: number;
  draft: Draft;
  to: string;
}

/** One page of an assessment. The form carries the answers of the other pages, so it needs no script. */
export function QuestionPage({ page, ...more }: QuestionsProps) {
  const all = Array.from({ length: pageCount(more.asked) }, (_, index) => index + 1);
  const refused = all.filter((one) => useIsRefused("answer", String(one)));
  const shown = refused[0] ?? page;
  return (
    <Form act="answer" to={more.to} of={String(shown)}>
      <Inside page={shown} {...more} />
    </Form>
  );
}

function Inside({ asked, page, draft }: Omit<QuestionsProps, "to">) {
  const refused = useRefused();
  const { answers, begun } = refused ? draftIn(refused.fields) : draft;
  const from = (page - 1) * A_PAGE;
  const items = asked.items.slice(from, from + A_PAGE);
  const others = Object.entries(answers).filter(([id]) => !items.some((item) => item.id === id));
  const isLast = page === pageCount(asked);
  return (
    <>
      <Hidden name="begun" value={begun} />
      {others.map(([id, value]) => (
        <Hidden name={ANSWER + id} value={value} />
      ))}
      <Progress asked={asked} page={page} answers={answers} />
      <ol class="questions" start={from + 1}>
        {items.map((item) => (
          <Question item={item} scale={asked.scale} answer={answers[item.id]} />
        ))}
      </ol>
      {isLast && <Unanswered asked={asked} page={page} answers={answers} />}
      <div class="turn">
        {isLast ? (
          <Button>Finish</Button>
        ) : (
          <Button name="go" value={String(page + 1)}>
            Next
          </Button>
        )}
        {page > 1 && (
          <Button isQuiet name="go" value={String(page - 1)}>
            Back
          </Button>
        )}
      </div>
    </>
  );
}

interface PartProps {
  asked: Asked;
  page: number;
  answers: Answers;
}

function Progress({ asked: { items }, page, answers }: PartProps) {
  const from = (page - 1) * A_PAGE;
  const to = Math.min(items.length, from + A_PAGE);
  const done = items.filter(({ id }) => answers[id] !== undefined).length;
  return (
    <div class="progress">
      <p>
        Questions {from + 1} to {to} of {items.length}
        {done > 0 && <span class="soft"> · {done} answered</span>}
      </p>
      <progress value={page - 1} max={Math.ceil(items.length / A_PAGE)} aria-label="Progress" />
    </div>
  );
}

/** On the last page: the earlier pages with unanswered questions. */
function Unanswered({ asked: { items }, page, answers }: PartProps) {
  const open = items.flatMap(({ id }, at) =>
    answers[id] === undefined ? [Math.floor(at / A_PAGE) + 1] : [],
  );
  const pages = [...new Set(open)].filter((one) => one < page);
  if (pages.length === 0) return null;
  return (
    <p class="row">
      <span class="soft">Not all answered:</span>
      {pages.map((one) => (
        <Button isPlain name="go" value={String(one)}>
          Questions {(one - 1) * A_PAGE + 1} to {one * A_PAGE}
        </Button>
      ))}
    </p>
  );
}

interface QuestionProps {
  item: Asked["items"][number];
  scale: Asked["scale"];
  answer: string | undefined;
}

function Question({ item: { id, text }, scale, answer }: QuestionProps) {
  const values = Array.from({ length: scale.max - scale.min + 1 }, (_, index) => String(scale.min + index));
  return (
    <li>
      <fieldset>
        <legend>{text}</legend>
        <div class="scale">
          {values.map((value) => (
            <label>
              <input type="radio" name={ANSWER + id} value={value} checked={answer === value} />
              <span>{scale.labels[value] ?? value}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
