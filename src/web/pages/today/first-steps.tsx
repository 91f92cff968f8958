import type { ContextData } from "../../../domain/context/schema.ts";

type Summary = ContextData["summary"];

interface Step {
  name: string;
  why: string;
  path: string;
  isDone: boolean;
}

function stepsOf(summary: Summary | undefined): Step[] {
  const { constraints = {}, goals = [], openItems, resume, assessments } = summary ?? {};
  return [
    {
      name: "Bring your resume",
      why: "A PDF, Word or text file. You see what was read of it before anything counts.",
      path: "/import",
      isDone: resume?.hasResume === true,
    },
    {
      name: "Say your limits and goals",
      why: "Where, for how much and for what you would work: nothing is offered past them.",
      path: "/profile",
      isDone: goals.length > 0 || Object.keys(constraints).some((key) => key !== "place"),
    },
    {
      name: "Take one assessment",
      why: "Ten minutes; it tells what kind of work draws you.",
      path: "/assessments",
      isDone: (assessments?.moduleCount ?? 0) > 0,
    },
    {
      name: "Paste an opening",
      why: "See what it asks for and what of that you can show.",
      path: "/jobs",
      isDone: (openItems?.openingsInAll ?? 0) > 0,
    },
  ];
}

/** The first ten minutes: what is still to be done of it; nothing once all is. */
export function FirstSteps({ summary }: { summary?: Summary }) {
  const steps = stepsOf(summary);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">{summary ? "Still to do at the beginning" : "The first ten minutes"}</h2>
      <ol class="steps">
        {steps.map(({ name, why, path, isDone }) => (
          <li class={isDone ? "done" : undefined}>
            <a href={path}>{name}</a>
            {isDone ? <span class="soft"> done</span> : <p class="soft">{why}</p>}
          </li>
        ))}
        <li>
          <a href="/access">Connect an agent</a>
          <p class="soft">Claude, Cursor, ChatGPT: each sees only what you let it.</p>
        </li>
      </ol>
    </section>
  );
}
