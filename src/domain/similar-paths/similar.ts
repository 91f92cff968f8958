import file from "../../../db/catalog/paths.json" with { type: "json" };
import { traitNames } from "../../engine/catalog/types.ts";
import type { PersonEvidence } from "../../engine/fit/types.ts";
import { findSimilarPaths, type SimilarPathsResult } from "../../engine/paths/find-similar.ts";
import { groupsOf } from "../../engine/paths/groups.ts";
import type { CareerPath } from "../../engine/paths/types.ts";
import { seniorities } from "../../engine/seniority.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import { toSharer } from "./pool.ts";
import { familyOf, titleProximity } from "./proximity.ts";

const LEAST_GROUP = 5;

export interface SimilarPathsRequest {
  targetRole?: string | undefined;
  minSimilarity?: number | undefined;
  limit?: number | undefined;
}

/** The paths most like the user's: built-in examples, and groups of other users who share theirs. */
export async function similarPaths(
  ctx: HandlerContext,
  request: SimilarPathsRequest,
): Promise<SimilarPathsResult> {
  const index = ctx.catalog();
  const person = await personEvidence(ctx);
  const sharers = (await ctx.tx.pool.others()).map((shared) => toSharer(shared, ctx.now));
  const groups = groupsOf(sharers, {
    k: LEAST_GROUP,
    family: familyOf(index),
    skill: (name) => index.skills.entry(index.skills.resolve(name)?.id ?? "")?.name,
  });
  const { targetRole, minSimilarity, limit } = request;
  return findSimilarPaths(
    comparable(person),
    [...examplePaths(), ...groups],
    {
      ...(targetRole !== undefined && { targetRole }),
      ...(minSimilarity !== undefined && { minSimilarity }),
      ...(limit !== undefined && { limit }),
    },
    titleProximity(index),
  );
}

function comparable({ interests, styles, titles }: PersonEvidence) {
  return {
    titles: titles.map(({ text }) => text),
    ...(interests && { riasec: interests }),
    ...(styles && { workStyle: Object.fromEntries(traitNames.map((trait, at) => [trait, styles[at] ?? 0])) }),
  };
}

/** The built-in example paths. Every answer labels them as examples. */
function examplePaths(): CareerPath[] {
  return file.paths.map(({ seniority, ...path }) => {
    const level = seniorities.find((name) => name === seniority);
    return { ...path, ...(level && { seniority: level }) };
  });
}
