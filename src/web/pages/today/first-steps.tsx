import type { ContextData } from "../../../domain/context/schema.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { ACCEPTED } from "../../files/held-files.ts";
import { DropArea } from "../../forms/drop-area.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { BeginDemo } from "../demo.tsx";

type Summary = ContextData["summary"];

interface Step {
  name: string;
  why: string;
  path: string;
  isDone: boolean;
}

/** True if a limit is set: a resume alone only says where a person lives. */
export function hasLimits({ place, ...others }: Summary["constraints"]): boolean {
  const { home: _home, ...wishes } = place ?? {};
  return [...Object.values(wishes), ...Object.values(others)].some((value) => value !== undefined);
}

function stepsOf(summary: Summary | undefined): Step[] {
  const { constraints = {}, openItems, resume, assessments } = summary ?? {};
  return [
    {
      name: "Import your resume",
      why: "A PDF, Word or text file. You check what was read before it counts.",
      path: "/import",
      isDone: resume?.hasResume === true,
    },
    {
      name: "Answer three questions",
      why: "Where you would work, from what pay, and what never.",
      path: "/questions",
      isDone: hasLimits(constraints),
    },
    {
      name: "Take one assessment",
      why: "Ten minutes. It shows what kind of work suits you.",
      path: "/assessments",
      isDone: (assessments?.moduleCount ?? 0) > 0,
    },
    {
      name: "Paste an opening",
      why: "See what it asks for and how much of that you can show.",
      path: "/jobs",
      isDone: (openItems?.openingsInAll ?? 0) > 0,
    },
  ];
}

/** The remaining first steps; nothing once all are done. */
export function FirstSteps({ summary }: { summary: Summary }) {
  const steps = stepsOf(summary);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section id="first-steps" title="First steps" isUnseen class="begin">
      <Steps steps={steps} />
    </Section>
  );
}

/** Shown to a person without data: a place for the resume, and what comes next. */
export function FirstRun() {
  const [, ...after] = stepsOf(undefined);
  return (
    <div class="begin columns">
      <Form act="read" to="/import" hasFile>
        <DropArea
          label="Your resume or LinkedIn export"
          accept={ACCEPTED}
          hint="PDF, Word, a saved web page, the ZIP of a LinkedIn export, or text. At most 7 MB."
          isRequired
        >
          <div class="actions">
            <Button>Read my resume</Button>
            <a class="button quiet" href="/import#by-text">
              Paste it as text
            </a>
          </div>
        </DropArea>
      </Form>
      <Section id="first-steps" title="Then">
        <Steps steps={after} />
        <BeginDemo />
      </Section>
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const all = [...steps, connect];
  return (
    <ol class="steps">
      {all.map(({ name, why, path, isDone }) => (
        <li class={isDone ? "done" : undefined}>
          <div>
            <a href={path}>{name}</a>
            <p class="soft">{isDone ? "Done" : why}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const connect: Step = {
  name: "Connect an agent",
  why: "Claude, Cursor, ChatGPT: each sees only what you allow.",
  path: "/access#connect",
  isDone: false,
};
