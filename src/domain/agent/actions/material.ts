import { addresseeIn } from "../../../engine/artifacts/letter/addressee.ts";
import type { AskedRequirement, Material, Shown, UsableClaim } from "../../../engine/artifacts/types.ts";
import { wordsOf } from "../../../engine/artifacts/words/words-of.ts";
import { askedSkills } from "../../../engine/fit/opening/skills-shown.ts";
import { demandOutcomes } from "../../../engine/fit/opening.ts";
import type { Opportunity } from "../../../engine/posting/types.ts";
import { entryAt } from "../../../engine/resume/json-resume.ts";
import { heldWords } from "../../../engine/skills/owned.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { personEvidence } from "../../evidence/person.ts";
import { MOST_MENTIONS, ownWords } from "../../evidence/skills.ts";
import { subjectScored } from "../computed.ts";
import type { ResolvedTarget } from "../target.ts";

const MOST_ASKED = 30;

/** The user's claims, what is asked for, and which of it a claim shows: by catalogue skill, or by the words themselves. */
export async function materialOf(
  ctx: HandlerContext,
  subject: ResolvedTarget,
  claims: readonly UsableClaim[],
  language: "resume" | "opening",
): Promise<Material> {
  const index = ctx.catalog();
  const { skills } = index;
  const document = (await ctx.tx.resume.get())?.document ?? {};
  const asked = askedSkills(subject, index).slice(0, MOST_ASKED);
  const nameOf = new Map(asked.map(({ skill, name }) => [skill, name]));
  const own = asked.filter(({ skill }) => skill.startsWith("own:")).map(({ name }) => name);
  const budget = { left: MOST_MENTIONS };
  const shownBy = ({ kind, text, path }: UsableClaim): Shown[] => {
    const said = ownWords(kind, text, entryAt(document, path), ctx.now);
    const listed = kind === "skill" ? skills.resolve(said)?.id : undefined;
    const named = [
      ...(listed === undefined ? [] : [{ id: listed, text: said }]),
      ...skills.findHeld(said, budget),
    ].flatMap(({ id, text: words }) => shown(nameOf.get(id), words));
    return eachOnce([...named, ...own.flatMap((name) => shown(name, heldWords(said, name)))]);
  };
  const byClaim = new Map(claims.map((claim) => [claim.id, shownBy(claim)]));
  const shows = ({ id }: UsableClaim) => byClaim.get(id) ?? [];
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
    asked: {
      title: opportunity ? opportunity.title : subject.title,
      company: subject.company,
      text: subject.text,
      addressee: addresseeIn(subject.text ?? ""),
      isOpening: opportunity !== undefined,
      requirements: await requirementsFor(ctx, subject),
      unsaid: opportunity ? unsaidIn(opportunity) : [],
    },
    shows,
  };
}

/** What is asked for, each with the claims that meet it, as the fit judged it: of an opening its demands, else the skills. */
async function requirementsFor(ctx: HandlerContext, subject: ResolvedTarget): Promise<AskedRequirement[]> {
  const { title, opportunity, position } = subject;
  const fit = await subjectScored(ctx, { title, opportunity, position });
  if (opportunity) {
    const outcomes =
      fit?.requirements ?? demandOutcomes(await personEvidence(ctx), ctx.catalog(), opportunity);
    return outcomes.map(({ text, kind, necessity, outcome, claimIds }) => ({
      ...{ text, kind, outcome, isRequired: necessity === "required" },
      claimIds: outcome === "met" ? claimIds : [],
      nearIds: outcome === "near" ? claimIds : [],
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

function unsaidIn({ salary, locations, remote }: Opportunity) {
  return [
    ...(salary === undefined ? (["pay"] as const) : []),
    ...(locations === undefined && remote === undefined ? (["place"] as const) : []),
  ];
}

function shown(skill: string | undefined, words: string | undefined): Shown[] {
  return skill === undefined || words === undefined ? [] : [{ skill, words }];
}

function eachOnce(all: Shown[]): Shown[] {
  const seen = new Set<string>();
  return all.filter(({ skill }) => seen.size !== seen.add(skill).size);
}
