import type { Material, Shown, UsableClaim } from "../../../engine/artifacts/types.ts";
import { askedSkills } from "../../../engine/fit/opening/skills-shown.ts";
import { unmetDemands } from "../../../engine/fit/opening.ts";
import { entryAt } from "../../../engine/resume/json-resume.ts";
import { heldWords } from "../../../engine/skills/owned.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { personEvidence } from "../../evidence/person.ts";
import { MOST_MENTIONS, ownWords } from "../../evidence/skills.ts";
import type { ResolvedTarget } from "../target.ts";

const MOST_ASKED = 30;

/** The user's claims, what is asked for, and which of it a claim shows: by catalogue skill, or by the words themselves. */
export async function materialOf(
  ctx: HandlerContext,
  subject: ResolvedTarget,
  claims: readonly UsableClaim[],
): Promise<Material> {
  const index = ctx.catalog();
  const { skills } = index;
  const document = (await ctx.tx.resume.get())?.document ?? {};
  const person = await personEvidence(ctx);
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
  const unmet = unmetDemands(person, index, subject);
  return {
    claims,
    asked: {
      title: subject.title,
      company: subject.company,
      // A degree that is asked for is not shown by a skill of the same words.
      skills: asked.map(({ name }) => name).filter((name) => !unmet.includes(name)),
      unmet,
    },
    shows: ({ id }) => byClaim.get(id) ?? [],
  };
}

function shown(skill: string | undefined, words: string | undefined): Shown[] {
  return skill === undefined || words === undefined ? [] : [{ skill, words }];
}

function eachOnce(all: Shown[]): Shown[] {
  const seen = new Set<string>();
  return all.filter(({ skill }) => seen.size !== seen.add(skill).size);
}
