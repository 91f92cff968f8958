import type { Step, Task, Who } from "../types.ts";

type Facts = Pick<Step, "is" | "shows" | "lacks" | "has" | "atMost">;

const REASON_TOKENS = 1600;
const intent = "metadata.understood.intent";
const recommendation = "data.reasoning.recommendation";
const confidence = "data.reasoning.confidence";
const cannot = "The stored data cannot answer this";

function asked(id: string, who: Who, says: string, facts: Facts): Task {
  const step = { tool: "reason_about_career", arguments: { query: says }, tokens: REASON_TOKENS, ...facts };
  return { id, who, says, steps: [step], tokens: REASON_TOKENS };
}

/** A question that what is stored does not answer: said so, with little confidence, and no role is thought of. */
function unanswerable(id: string, who: Who, says: string, facts: Facts = {}): Task {
  return asked(id, who, says, {
    is: { [intent]: "other", "data.reasoning.similarPaths": [], ...facts.is },
    shows: [cannot, ...(facts.shows ?? [])],
    lacks: ["Stored:", ...(facts.lacks ?? [])],
    atMost: { [confidence]: 0.2 },
  });
}

/** Questions in words of one's own: what each is about, and what may be said to it. */
export const answerTasks: readonly Task[] = [
  unanswerable("pay-too-low", "nurse", "Is my salary too low?", {
    shows: ["pay of occupations is not stored"],
    lacks: ["Nurse Practitioners", "Registered Nurses"],
  }),
  unanswerable("no-question", "nurse", "asdf qwerty"),
  unanswerable("small-talk", "engineer", "Thanks, have a nice day!"),
  unanswerable("for-my-sister", "nurse", "Should my sister become a dentist?", {
    shows: ["someone else"],
  }),
  asked("why-health-low", "nurse", "Why is my health score low?", {
    is: { [intent]: "why_score" },
    shows: ["Career health is", "Progress of goals", "Freshness of skills"],
    lacks: ["Turkish"],
  }),
  asked("what-of-nights", "nurse", "What did I say about night shifts?", {
    is: { [intent]: "recall" },
    shows: ["wants at most four a month", "Charge nurse on night shifts"],
    lacks: ["hygiene audit", "Nursing Assistant"],
  }),
  asked("what-of-ladders", "electrician", "What did I tell you about my knee?", {
    is: { [intent]: "recall" },
    shows: ["The knee hurts on ladders"],
  }),
  asked("what-of-nothing", "electrician", "What did I say about moving to Norway?", {
    is: { [intent]: "recall" },
    shows: [cannot],
    lacks: ["Stored:"],
    atMost: { [confidence]: 0.2 },
  }),
  asked("stay-or-informatics", "nurse", "Should I stay or move into informatics?", {
    is: { [intent]: "compare", "metadata.understood.roles": [] },
    shows: [cannot, "nearest titles"],
    atMost: { [confidence]: 0.2 },
  }),
  asked("nurse-or-practitioner", "nurse", "Compare registered nurse and nurse practitioner for me", {
    is: {
      [intent]: "compare",
      "metadata.understood.roles[0].code": "29-1141.00",
      "metadata.understood.roles[1].code": "29-1171.00",
    },
    shows: ["Registered Nurses leads Nurse Practitioners"],
  }),
  asked("engineer-in-german", "electrician", "Soll ich Elektroingenieur werden oder Elektriker bleiben?", {
    is: { [intent]: "compare", "metadata.understood.roles[0].code": "17-2071.00" },
    shows: ["Electricians leads Electrical Engineers"],
  }),
  asked("manager-without-degree", "electrician", "Can I become a nurse manager without a degree?", {
    is: { [intent]: "can_i_become", "metadata.understood.roles[0].code": "11-9111.00" },
    shows: ["bachelor's degree"],
  }),
  asked("nurse-in-spanish", "electrician", "¿Puedo llegar a ser enfermera sin título?", {
    is: { [intent]: "can_i_become", "metadata.understood.roles[0].code": "29-1141.00" },
    shows: ["registered nurse licence", "nursing degree"],
  }),
  asked("gaps-to-manager", "engineer", "How do I close the gaps to become an IT manager?", {
    is: { [intent]: "how_to_close", "metadata.understood.roles[0].code": "11-3021.00" },
    shows: ["IT strategy"],
  }),
  asked("next-without-anything", "stranger", "What should I do next?", {
    is: { [intent]: "what_next", [recommendation]: expectNoRole() },
    atMost: { [confidence]: 0.2 },
  }),
];

function expectNoRole(): string {
  return `${cannot}: neither the question nor a goal names a role.`;
}
