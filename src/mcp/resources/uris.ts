import { moduleIds } from "../../engine/assessment/module-ids.ts";

/** A resource that is always there, or with `variable` all those of one kind. */
export interface ResourceKind {
  /** The URI, or its template with `{variable}`. */
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: "application/json" | "text/markdown";
  /** What gives the content; its scope is the resource's. */
  operation: string;
  /** The one variable of the template, which is the operation's argument too. */
  variable?: string;
  /** Where the variable's values come from: a closed list, or a list operation. */
  values?: { known: readonly string[] } | { operation: string };
}

/** What is always listed; first what can be read even where nothing is known of the user yet. */
export const fixedResources: readonly ResourceKind[] = [
  {
    uri: "career://alerts",
    name: "alerts",
    title: "Open alerts",
    description: "Unread career alerts, newest first.",
    mimeType: "application/json",
    operation: "alerts.list",
  },
  {
    uri: "career://context",
    name: "context",
    title: "Career context",
    description: "Who the user is professionally, in under 8 KB: where every session begins.",
    mimeType: "application/json",
    operation: "context.get",
  },
  {
    uri: "career://profile",
    name: "profile",
    title: "Profile",
    description: "Current job, goals, constraints and wishes, with name and e-mail.",
    mimeType: "application/json",
    operation: "profile.get",
  },
  {
    uri: "career://career-graph",
    name: "career-graph",
    title: "Career graph",
    description: "Profile, assessments, resume and recommended careers in one structure; large.",
    mimeType: "application/json",
    operation: "careerGraph.get",
  },
  {
    uri: "career://career-health",
    name: "career-health",
    title: "Career health",
    description:
      "How fresh skills are, how goals move, how active the career is, each 0 to 100 with its inputs.",
    mimeType: "application/json",
    operation: "careerHealth.get",
  },
];

/** What is reached by id. */
export const resourceTemplates: readonly ResourceKind[] = [
  {
    uri: "career://assessments/{moduleId}",
    name: "assessment",
    title: "Assessment result",
    description: "The latest result of one assessment: scores, salient dimensions, how far to rely on it.",
    mimeType: "application/json",
    operation: "assessments.get",
    variable: "moduleId",
    values: { known: moduleIds },
  },
  {
    uri: "career://reports/{id}",
    name: "report",
    title: "Report",
    description: "An exploration, comparison, branch or career health report, as a Markdown document.",
    mimeType: "text/markdown",
    operation: "reports.get",
    variable: "id",
    values: { operation: "reports.list" },
  },
  {
    uri: "career://fit-briefs/{id}",
    name: "fit-brief",
    title: "Fit brief",
    description: "How well the user fits an opening or a direction: score, filters, skills, risks.",
    mimeType: "application/json",
    operation: "fitBriefs.get",
    variable: "id",
    values: { operation: "fitBriefs.list" },
  },
  {
    uri: "career://execution-artifacts/{id}",
    name: "execution-artifact",
    title: "Execution artifact",
    description: "A resume variant, outreach note or interview brief, as a Markdown document ready to use.",
    mimeType: "text/markdown",
    operation: "executionArtifacts.get",
    variable: "id",
    values: { operation: "executionArtifacts.list" },
  },
  {
    uri: "career://jobs-workspace/{id}",
    name: "job",
    title: "Jobs workspace item",
    description: "A direction or an opening with its status and what was read from its posting.",
    mimeType: "application/json",
    operation: "jobsWorkspace.get",
    variable: "id",
    values: { operation: "jobsWorkspace.list" },
  },
  {
    uri: "career://checkpoints/{id}",
    name: "checkpoint",
    title: "Checkpoint",
    description: "A saved place in a line of work: goal, target and what was made.",
    mimeType: "application/json",
    operation: "checkpoints.get",
    variable: "id",
    values: { operation: "checkpoints.list" },
  },
];

/** A URI read against the table: the kind it is of and the operation's arguments. */
export interface Target {
  kind: ResourceKind;
  input: Record<string, string>;
}

/** Finds what a URI names; undefined where no resource can have it. */
export function targetOf(uri: string): Target | undefined {
  const fixed = fixedResources.find((kind) => kind.uri === uri);
  if (fixed) return { kind: fixed, input: {} };
  const cut = uri.lastIndexOf("/") + 1;
  const id = decoded(uri.slice(cut));
  const kind = resourceTemplates.find(
    ({ uri: template, variable }) => template === `${uri.slice(0, cut)}{${variable}}`,
  );
  if (kind?.variable === undefined || id === undefined) return undefined;
  const { values } = kind;
  if (values && "known" in values && !values.known.includes(id)) return undefined;
  return { kind, input: { [kind.variable]: id } };
}

/** The URI of one of a template's resources. */
export function uriOf({ uri, variable }: ResourceKind, id: string): string {
  return uri.replace(`{${variable}}`, encodeURIComponent(id));
}

function decoded(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text);
    // Another spelling of a URI would be another name for the same thing.
    return id !== "" && encodeURIComponent(id) === text ? id : undefined;
  } catch {
    return undefined;
  }
}
