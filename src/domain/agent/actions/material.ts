import { addresseeIn } from "../../../engine/artifacts/letter/addressee.ts";
import type { AskedRequirement, Material, UsableClaim } from "../../../engine/artifacts/types.ts";
import { wordsOf } from "../../../engine/artifacts/words/words-of.ts";
import { notedPay } from "../../../engine/fit/filters/noted-pay.ts";
import { askedSkills } from "../../../engine/fit/opening/skills/skills-shown.ts";
import { demandOutcomes } from "../../../engine/fit/opening.ts";
import { isOnlyAhead } from "../../../engine/held/not-held.ts";
import type { Opportunity } from "../../../engine/posting/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { personEvidence } from "../../evidence/person.ts";
import { asides, notedLimits } from "../../evidence/stated-limits.ts";
import { subjectScored } from "../computed.ts";
import type { ResolvedTarget } from "../target.ts";

const MOST_ASKED = 30;

/** The user's claims and the requirements, each with the claims that meet it. */
export async function materialOf(
  ctx: HandlerContext,
  subject: ResolvedTarget,
  claims: readonly UsableClaim[],
  language: "resume" | "opening",
): Promise<Material> {
  const document = (await ctx.tx.resume.get())?.document ?? {};
  const { opportunity } = subject;
  return {
    claims,
    document,
    words: wordsOf(
      claims.map(({ text }) => text),
      { text: subject.text, language: opportunity?.language },
      language,
    ),
    today: ctx.now.toISOString().slice(0, 10),
    notes: (await asides(ctx, undefined)).map(({ text }) => text),
    asked: {
      title: opportunity ? opportunity.title : subject.title,
      company: subject.company,
      text: subject.text,
      addressee: addresseeIn(subject.text ?? "", subject.company ?? undefined),
      isOpening: opportunity !== undefined,
      requirements: await requirementsFor(ctx, subject),
      unsaid: opportunity ? unsaidIn(opportunity) : [],
      pay: await payKnown(ctx, subject),
      field: fieldOf(ctx, subject),
    },
  };
}

/**
 * The requirements, each with the claims that meet it according to the fit: those of the opening, or else the
 * skills.
 */
async function requirementsFor(ctx: HandlerContext, subject: ResolvedTarget): Promise<AskedRequirement[]> {
  const { title, opportunity, position } = subject;
  const fit = await subjectScored(ctx, { title, opportunity, position });
  if (opportunity) {
    const outcomes =
      fit?.requirements ?? demandOutcomes(await personEvidence(ctx), ctx.catalog(), opportunity);
    const relatedTo = (requirement: string) => {
      // A plan shows no part of it.
      const related = (fit?.related ?? []).filter(
        ({ requirements, text }) => requirements.includes(requirement) && !isOnlyAhead(requirement, text),
      );
      return (
        related.length > 0 && { related: related.map(({ text, claimIds = [] }) => ({ text, claimIds })) }
      );
    };
    return outcomes.map(({ text, kind, necessity, outcome, claimIds }) => ({
      ...{ text, kind, outcome, isRequired: necessity === "required" },
      claimIds: outcome === "met" ? claimIds : [],
      nearIds: outcome === "near" ? claimIds : [],
      ...relatedTo(text),
    }));
  }
  const shown = new Map((fit?.matchedSkills ?? []).map(({ skill, claimIds }) => [skill, claimIds]));
  return askedSkills(subject, ctx.catalog())
    .slice(0, MOST_ASKED)
    .map(({ name }) => {
      const claimIds = shown.get(name) ?? [];
      const outcome = claimIds.length > 0 ? ("met" as const) : ("unmet" as const);
      return { ...{ text: name, kind: "skill" as const, isRequired: true }, outcome, claimIds, nearIds: [] };
    });
}

/** The opening's pay, and the person's limit on it. */
async function payKnown(
  ctx: HandlerContext,
  { opportunity: { salary } = { spans: {} } }: ResolvedTarget,
): Promise<Material["asked"]["pay"]> {
  if (!salary) return undefined;
  const { minSalary: min, currency } = (await personEvidence(ctx)).constraints;
  const noted = (await notedLimits(ctx, undefined)).find((one) =>
    notedPay(one.text, currency, { pay: salary }),
  );
  if (noted) return { offered: salary, least: noted.text };
  return min === undefined
    ? undefined
    : { offered: salary, least: { min, period: "year", ...(currency && { currency }) } };
}

function unsaidIn({ salary, locations, remote }: Opportunity) {
  return [
    ...(salary === undefined ? (["pay"] as const) : []),
    ...(locations === undefined && remote === undefined ? (["place"] as const) : []),
  ];
}

function fieldOf(
  ctx: HandlerContext,
  { position = -1 }: Pick<ResolvedTarget, "position">,
): string | undefined {
  const { occupations, data } = ctx.catalog();
  const entry = occupations[position]?.entry;
  if (!entry) return undefined;
  const ids = new Set([...entry.skills, ...entry.tools].map(({ skill }) => skill));
  const named = data.skills.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return [entry.title, ...entry.alternateTitles, ...named].join("\n");
}
