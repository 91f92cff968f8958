import { withWords } from "../../../engine/fit/filters/result.ts";
import { openKinds } from "../../../engine/fit/opening/open-points.ts";
import { withAskedLevel } from "../../../engine/fit/opening/types.ts";
import type { EvidenceCheck, KnownBrief } from "../../../engine/reasoning/known-opening.ts";
import { objectsIn } from "../../../shared/json.ts";
import type { FitBrief } from "../../fit-briefs/schema.ts";
import { textsIn } from "./opening-terms.ts";

/** What a question needs of a fit brief. */
export function knownBrief({ id, briefData }: FitBrief): KnownBrief {
  const { score, bucket, factors, risks, requirements, missingSkills, openPoints, limits, related } =
    briefData;
  const named = new Set(objectsIn(requirements).map(({ text }) => text));
  const asked = objectsIn(requirements).map(withLevel);
  const missing = [
    ...asked.filter(
      ({ outcome, confirm, kind }) =>
        outcome === "unmet" || confirm !== undefined || (kind === "skill" && outcome !== "met"),
    ),
    ...objectsIn(missingSkills)
      .filter(({ skill }) => !named.has(skill))
      .map(({ skill: text, confirm }) => ({ text, confirm })),
  ];
  return {
    ...{ id, factors: factorsOf(factors) },
    ...(typeof score === "number" && { score }),
    ...(typeof bucket === "string" && { bucket }),
    risks: textsIn(risks),
    open: objectsIn(openPoints).flatMap(openPointOf),
    limitsMet: objectsIn(limits).flatMap(({ outcome, text, reason, memoryId }) =>
      outcome === "met" &&
      typeof text === "string" &&
      typeof reason === "string" &&
      typeof memoryId === "string"
        ? [{ reason: withWords(text, reason), memoryId }]
        : [],
    ),
    missing: [...new Map(missing.map((one) => [one.text, one])).values()].flatMap(missingOf),
    asked: asked.length,
    checks: asked.flatMap(checkOf),
    related: objectsIn(related).flatMap(({ text, requirements: of, claimIds }) =>
      typeof text === "string" ? [{ text, requirements: textsIn(of), claimIds: textsIn(claimIds) }] : [],
    ),
  };
}

/** A requirement whose text has the level that it asks for. */
function withLevel({ text, level, ...one }: Record<string, unknown>): Record<string, unknown> {
  const isBoth = typeof text === "string" && typeof level === "string";
  return { ...one, text: isBoth ? withAskedLevel({ text, level }) : text };
}

function openPointOf({
  kind,
  text,
  claimIds,
  confirm,
  memoryId,
}: Record<string, unknown>): KnownBrief["open"] {
  const known = openKinds.find((one) => one === kind);
  if (!known || typeof text !== "string") return [];
  return [
    {
      ...{ kind: known, text, claimIds: textsIn(claimIds), confirm: textsIn(confirm) },
      ...(typeof memoryId === "string" && { memoryId }),
    },
  ];
}

function missingOf({ text, confirm, necessity }: Record<string, unknown>): KnownBrief["missing"] {
  if (typeof text !== "string") return [];
  const isPreferred = necessity === "preferred";
  return [
    {
      text,
      ...(confirm !== undefined && { confirm: textsIn(confirm) }),
      ...(isPreferred && { isPreferred }),
    },
  ];
}

function checkOf({ text, outcome, shownBy, near, claimIds }: Record<string, unknown>): EvidenceCheck[] {
  if (typeof text !== "string" || (outcome !== "met" && outcome !== "near")) return [];
  const by = outcome === "met" ? shownBy : near;
  return [{ text, outcome, ...(typeof by === "string" && { by }), claimIds: textsIn(claimIds) }];
}

function factorsOf(factors: unknown): KnownBrief["factors"] {
  return objectsIn(factors).flatMap(({ key, score, contribution }) => {
    const isWhole = typeof key === "string" && typeof score === "number" && typeof contribution === "number";
    return isWhole ? [{ key, score, contribution }] : [];
  });
}
