import type { Step, Task } from "../types.ts";
import { type Person, person, written } from "../written.ts";

/** Most tokens of one answer, and of all of a task. */
const CALL = 2200;
const TASK = 4000;

/** Tasks that are not answered well yet; whoever mends one takes it out. */
export const waiting: ReadonlySet<string> = new Set([
  "ksiegowa-1-fit",
  "ksiegowa-2-letter",
  "ksiegowa-4-interview",
  "translator-finnish-1-fit",
  "translator-finnish-2-letter",
  "translator-finnish-3-edit",
]);

type Asked = Person["tasks"][number];

/** The tasks of the ten people, in their words, by the calls that an agent makes for each kind. */
export const peopleTasks: readonly Task[] = written.flatMap((who) => {
  const one = person(who);
  return one.tasks.map((asked, index): Task => {
    const { kind, says, facts, never } = asked;
    const id = `${who.slice("people/".length)}-${index + 1}-${kind}`;
    return { id, says, who, steps: stepsFor(asked, one), facts, ...(never && { never }), tokens: TASK };
  });
});

function call(tool: string, args: Step["arguments"] = {}, more: Partial<Step> = {}): Step {
  return { tool, arguments: args, tokens: CALL, ...more };
}

function stepsFor(asked: Asked, { openings }: Person): Step[] {
  const { kind, says, words = says, opening = 0 } = asked;
  const context = { jobsWorkspaceItemId: `$opening${opening}.data.results[0].outputs.jobsWorkspaceRefs[0]` };
  const search = call("search_career_context", { query: words, limit: 6 }, { has: ["data"] });
  const reason = call("reason_about_career", { query: says }, { has: ["data.reasoning.recommendation"] });
  const made = (artifactKind: string) => [
    call(
      "apply",
      { actions: [{ type: "prepare_execution_artifact", artifactKind }], context },
      { as: "made", is: { "data.results[0].status": "succeeded" } },
    ),
    call(
      "get_execution_artifact",
      { id: "$made.data.results[0].outputs.artifactRefs[0]" },
      { judged: true, has: ["data.contentData.markdown"] },
    ),
  ];
  switch (kind) {
    case "fit": {
      const { met = [], unmet = [], unknown = [] } = openings[opening]?.facts ?? {};
      const outcomes = Object.fromEntries([
        ...met.map((words) => [words, "unmet"] as const),
        ...[...unmet, ...unknown].map((words) => [words, "met"] as const),
      ]);
      return [
        call(
          "apply",
          { actions: [{ type: "generate_fit_brief" }], context },
          { as: "made", has: ["data.results"] },
        ),
        call(
          "get_fit_brief",
          { id: "$made.data.results[0].outputs.artifactRefs[0]" },
          { has: ["data.briefData"], outcomes },
        ),
      ];
    }
    case "letter":
      return made("outreach_note");
    case "interview":
      return [...made("interview_brief"), search];
    case "next":
      return [call("get_context", {}, { has: ["data"] }), search];
    case "question":
      return [search];
    case "compare":
    case "role":
      return [reason, search];
    case "edit":
      return [search, ...made("resume_variant")];
    case "cannot": {
      const blocks = [{ kind: "paragraph", text: asked.sentence ?? "" }];
      const write = { artifactKind: "outreach_note", form: "cover_letter", blocks };
      return [search, call("create_execution_artifact", write, { is: { "data.stored": false } })];
    }
    case "forget": {
      const { topic = "", gone = [], kept = [] } = asked;
      return [
        call("preview_forget", { topic }, { as: "found", has: ["data.found[0].id"] }),
        call("forget", { token: "$found.data.token" }, { has: ["data.deleted"] }),
        call("list_memories", { nodeType: "note" }, { lacks: gone, shows: kept }),
      ];
    }
  }
}
