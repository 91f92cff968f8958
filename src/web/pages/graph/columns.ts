import type { CareerGraph } from "../../../domain/career-graph/schema.ts";
import type { SimilarPath } from "../../../domain/similar-paths/schema.ts";
import type { GraphColumns } from "../../../shared/view/graph.ts";

const MOST = { interests: 3, skills: 9, roles: 10, near: 8, moves: 4 } as const;

/** What the graph shows of a person: no more than can be taken in. */
export function columnsOf(graph: CareerGraph, paths: readonly SimilarPath[]): GraphColumns {
  const { resume, assessments, career_recommendations: recommended } = graph;
  const interests = assessments.riasec?.salient_dimensions ?? [];
  const near = [...recommended.matched_careers, ...(recommended.worth_exploring ?? [])];
  const moves = paths.flatMap(({ relevantTransitions }) => relevantTransitions.map(({ to }) => to));
  return {
    brings: [
      ...interests.slice(0, MOST.interests).map((key) => ({
        kind: "interest" as const,
        name: (assessments.riasec?.dimension_labels[key] ?? key).split(":")[0] ?? key,
      })),
      ...(resume?.skills ?? []).slice(0, MOST.skills).map((name) => ({ kind: "skill" as const, name })),
    ],
    roles: (resume?.experience ?? [])
      .slice(0, MOST.roles)
      .map(({ title }) => ({ kind: "role" as const, name: title })),
    moves: [
      ...near
        .slice(0, MOST.near)
        .map(({ title, match_score: score }) => ({ kind: "near" as const, name: title, score })),
      ...[...new Set(moves)].slice(0, MOST.moves).map((name) => ({ kind: "example" as const, name })),
    ],
  };
}
