import { adminOperations, operations } from "../../../domain/index.ts";

/** Operations named differently from their title. */
const named: Readonly<Record<string, string>> = {
  "accessLog.list": "this list of who did what",
  "account.delete": "your whole account",
  "account.export": "a copy of everything",
  "admin.createKey": "a key to your data",
  "admin.createUser": "a person of this server",
  "admin.eraseUser": "a person of this server",
  "admin.exportUser": "a copy of everything",
  "admin.getUser": "who is on this server",
  "admin.listKeys": "keys of a person of this server",
  "admin.listUsers": "who is on this server",
  "admin.revokeKey": "a key to your data",
  "admin.updateKey": "how much a key to your data may use",
  "admin.updateUser": "your name, suspension or quota",
  "admin.usage": "how much a person of this server uses",
  "assessments.submit": "an assessment",
  "agent.apply": "openings and documents",
  "agent.explore": "directions you could take",
  "agent.inspect": "how ready you are",
  "checkpoints.create": "a saved decision",
  "checkpoints.delete": "a saved decision",
  "checkpoints.fork": "a saved decision",
  "checkpoints.restore": "a saved decision",
  "checkpoints.update": "a saved decision",
  "careerContext.get": "what fits a question about you",
  "careerMatch.find": "which occupations fit you",
  "careerPrediction.create": "how ready you are for a role",
  "careerReasoning.create": "an answer to a career question",
  "changes.undo": "a change, taking it back",
  "followUps.calendar": "your follow-ups, as a calendar",
  "forget.preview": "what is stored about a topic",
  "forget.run": "a topic, everywhere",
  "jobEvents.create": "what happened with an opening",
  "jobsWorkspace.create": "an opening",
  "jobsWorkspace.delete": "an opening",
  "jobsWorkspace.get": "one of your openings",
  "jobsWorkspace.list": "your openings",
  "jobsWorkspace.update": "an opening",
  "memories.create": "a memory",
  "memories.delete": "a memory",
  "memories.update": "a memory",
  "records.fetch": "one of your records",
  "records.search": "your records, searching",
  "similarPaths.list": "paths like yours",
  "timeline.create": "an event of your timeline",
  "timeline.delete": "an event of your timeline",
};

type Verb = "read" | "wrote" | "deleted" | "made" | "noted" | "took";

/** Verbs of operations that the verb of their effect does not fit. */
const ownVerbs: Readonly<Record<string, Verb>> = {
  "admin.createKey": "made",
  "admin.createUser": "made",
  "assessments.submit": "took",
  "jobEvents.create": "noted",
};

const verbs = { read: "read", create: "wrote", update: "wrote", delete: "deleted" } as const;

/** What was done to what, in words. */
export interface Deed {
  verb: Verb;
  object: string;
}

/** Words for an operation in the access log. For one that no longer exists, that career-context was used. */
export function deedOf(name: string): Deed {
  const operation = [...operations, ...adminOperations].find((each) => each.name === name);
  if (!operation) return { verb: "read", object: "something" };
  const { title, effect } = operation;
  // Titles start with a verb.
  const words = title.split(" ").slice(1).join(" ");
  const plain = (words || title).toLowerCase().replace(/(?:execution )?artifact/, "document");
  const object =
    named[name] ?? `your ${plain.replace(/^(?:an?|the) /, "")}`.replace(/^your one of the /, "one of your ");
  return { verb: ownVerbs[name] ?? verbs[effect], object };
}
