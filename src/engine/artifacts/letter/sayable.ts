import { closesBrackets } from "../../text/cuts.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { bulletsOf } from "../evidence.ts";
import { isOwnWork } from "../own-work.ts";
import { postOf } from "../resume/entry-heads.ts";
import type { Material, UsableClaim } from "../types.ts";
import { notedLine, sayLine } from "../words/said/line.ts";
import type { Said } from "../words/said/types.ts";

/** A line of a job, or a sentence of it with the line's id, and how a letter says it. */
export interface SayableLine {
  claim: UsableClaim;
  said: Said;
}

/** The lines of a job that a letter can say: whole, or else their sentences that tell of own work. */
export function sayableOf(owner: UsableClaim, material: Material): SayableLine[] {
  const { isCurrent } = postOf(owner, material);
  const say = (text: string) => sayLine(text, material.words.letter, isCurrent);
  return bulletsOf(material.claims, owner).flatMap((claim): SayableLine[] => {
    // "Under order? – no": what a line asks, it does not say.
    if (/\?(?:\s|$)/u.test(claim.text)) return [];
    // A job's description may tell of the employer, so only what "I" can precede is taken of it.
    const whole = claim.path === `${owner.path}.summary` ? undefined : say(claim.text);
    if (whole) return [{ claim, said: whole }];
    const parts = sentencesIn(claim, say);
    const isDescription = claim.path === `${owner.path}.summary`;
    return parts.length > 0 || isDescription ? parts : [{ claim, said: notedLine(claim.text) }];
  });
}

function sentencesIn(claim: UsableClaim, say: (text: string) => Said | undefined): SayableLine[] {
  const ofPart = (text: string): SayableLine[] => {
    // A dot within a bracket ends no sentence.
    const said = isOwnWork(text) && closesBrackets(text) ? say(text) : undefined;
    return said?.form === "did" ? [{ claim: { ...claim, text }, said }] : [];
  };
  return sentencesOf(claim.text).flatMap((sentence) => {
    const whole = ofPart(sentence);
    return whole.length > 0 ? whole : sentence.split("; ").flatMap(ofPart);
  });
}
