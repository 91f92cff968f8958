import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";
import { person as personWritten, written } from "../evals/written.ts";
import { answerProblems, briefProblems, letterProblems, reportProblems } from "./support.ts";

const people = ["nurse", "electrician", "engineer"] as const;

const questions = [
  "What should I do next?",
  "What jobs suit me?",
  "Can I become a nurse manager?",
  "Can I become a carpenter without a degree?",
  "How long until I could work as a paralegal?",
  "Compare electrician and registered nurse for me",
  "Compare electrician, lawyer and moon gardener of joy for me",
  "Should I stay or become a teacher?",
  "Why does electrician score so low for me?",
  "Why is my health score low?",
  "Why does the Quillmart Works opening fit me?",
  "What am I missing for the Quillmart Works opening?",
  "Which opening should I answer first this week?",
  "Which opening fits me best?",
  "What did I say about nights?",
  "What would the pay be?",
  "Where is the best place to work?",
  "Translate my resume",
  "What is due?",
  "asdf qwerty",
];

const prompts = [
  { prompt: "Where I stand, in one page." },
  { prompt: "What jobs suit me?" },
  { prompt: "How is my career health?" },
  {
    prompt: "What do I still need to learn?",
    target: { kind: "career_path" as const, value: "Registered nurse" },
  },
];

const candidates = ["Electrician", "Registered nurse", "Moon gardener of joy"];

interface Posting {
  title: string;
  company: string;
  rawText: string;
}

const postings: readonly Posting[] = (
  [
    [
      "Quillmart Works",
      "Lead",
      ["Communication", "5 years of experience", "Full driving licence", "Zephyrix 9"],
    ],
    ["Sample Union", "Clerk", ["Microsoft Excel", "Bachelor's degree", "Fluent Spanish", "Night shifts"]],
  ] as const
).map(([company, title, demands]) => ({
  company,
  title,
  rawText: [title, `Company: ${company}`, "Requirements", ...demands.map((one) => `- ${one}`)].join("\n"),
}));

async function document(h: Harness, person: Person, id: string): Promise<Json> {
  const kind = id.startsWith("fit_")
    ? "fit-briefs"
    : id.startsWith("rep_")
      ? "reports"
      : "execution-artifacts";
  return read(h, person, `${kind}/${id}`);
}

/** What is wrong with all that is said to somebody: one line a sentence without support. */
async function problemsOf(
  { h, person }: { h: Harness; person: Person },
  openings: readonly Posting[],
): Promise<{ sentences: number; problems: string[] }> {
  const made: Json[] = [];
  const makes = async (body: Json) => {
    for (const result of resultsOf(await applied(h, person, body))) {
      for (const refs of ["artifactRefs", "reportRefs"]) {
        const ids = at(result, "outputs", refs);
        if (Array.isArray(ids) && ids.length > 0) made.push(await document(h, person, String(ids[0])));
      }
    }
  };
  for (const { title, company, rawText } of openings) {
    await makes({
      actions: [
        { type: "normalize_opportunity" },
        { type: "generate_fit_brief" },
        { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
        { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
      ],
      opportunity: { inputMode: "pasted_text", title, company, rawText },
    });
  }
  for (const report of prompts) await makes({ actions: [{ type: "request_report_branch", ...report }] });
  await makes({ actions: [{ type: "compare_role_directions", candidates }] });
  const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
  const claims = new Set(asList(at(body, "data", "claims")).map((claim) => textAt(claim, "id")));
  const answers: { query: string; answer: Json }[] = [];
  for (const query of questions) {
    const answer = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    answers.push({ query, answer: asObject(at(answer.body, "data", "reasoning")) });
  }
  const problemsIn = (document: Json) =>
    document.briefData
      ? briefProblems(document, claims)
      : document.contentMarkdown
        ? reportProblems(document, claims)
        : letterProblems(document, claims);
  const found = [
    ...answers.map(({ query, answer }) => answerProblems(query, answer, claims)),
    ...made.map(problemsIn),
  ];
  return {
    sentences: found.reduce((sum, { sentences }) => sum + sentences, 0),
    problems: found.flatMap(({ problems }) => problems),
  };
}

test.each(people)(
  "every sentence that is said to the %s has support",
  async (who) => {
    const one = await startAt(personNamed(who), "everything");
    await done(one.h, one.person, "POST", "/api/v1/memories", {
      contentText: "No night shifts because of my back.",
    });
    const { sentences, problems } = await problemsOf(one, postings);
    expect(problems).toEqual([]);
    expect(sentences).toBeGreaterThan(100);
  },
  240_000,
);

test.each(written)(
  "every sentence that is said to %s has support",
  async (who) => {
    const { resumeText, limits, notes, openings } = personWritten(who);
    const h = await start();
    const person = await h.newPerson();
    await done(h, person, "PUT", "/api/v1/resume", { format: "text", content: resumeText });
    for (const contentText of limits)
      await done(h, person, "POST", "/api/v1/memories", { contentText, nodeType: "limit" });
    for (const note of notes)
      await done(h, person, "POST", "/api/v1/memories", { contentText: note.slice(12) });
    const pasted = openings.map(({ title, employer, text }) => ({ title, company: employer, rawText: text }));
    const { sentences, problems } = await problemsOf({ h, person }, pasted);
    expect(problems).toEqual([]);
    expect(sentences).toBeGreaterThan(50);
  },
  240_000,
);

test("a sentence without support is found", () => {
  const answer = {
    recommendation: "You fit well. Apply at 91 of 100.",
    reasoning: "Of what was checked, 2 support it.",
    keyFactors: [
      { key: "role.met", text: "Met: Welding", effect: "supports", claimIds: [] },
      { key: "role.met", text: "Met: Welding", effect: "supports", claimIds: ["clm_none"] },
    ],
  };
  expect(answerProblems("q", answer, new Set()).problems).toHaveLength(5);
  const requirements = [{ text: "Welding", kind: "skill", outcome: "met", claimIds: [] }];
  const openPoints = [{ kind: "unmet", text: "Flying" }];
  const brief = { briefData: { requirements, openPoints, bucket: "high_fit" } };
  expect(briefProblems(brief, new Set()).problems).toHaveLength(2);
  const lines = [{ text: "I weld.", claimIds: [] }];
  expect(letterProblems({ contentData: { sections: [{ lines }] } }, new Set()).problems).toHaveLength(1);
  const report = {
    summary: "Welder scores highest (91 of 100).",
    contentMarkdown: "# Comparison\n\n## Trade-offs\n\n- Welder is ahead of Clerk in pay (9 against 3).\n",
    fitHypotheses: [{ title: "Welder", score: 40, bucket: "worth_exploring" }],
    evidenceRefs: ["clm_none"],
    tradeoffs: [],
  };
  expect(reportProblems(report, new Set()).problems).toHaveLength(3);
});
