import { counted } from "../../../../shared/text/words.ts";
import { bucketCuts } from "../../../fit/constants.ts";
import type { OpenPoint } from "../../../fit/opening/open-points.ts";
import { cannotBeAnswered } from "../../cannot.ts";
import type { KnownBrief, KnownOpening } from "../../known-opening.ts";
import type { Answer, KeyFactor } from "../../types.ts";
import { fitFactors } from "../../words.ts";
import { checkFactors, joined } from "../checked.ts";
import { briefAction, openingFactor, riskFactors } from "./compare.ts";
import { limitFactors, openFactors, openWords } from "./open-points.ts";
import { things } from "./said.ts";

const CONFIDENCE = 0.8;

/**
 * How well one opening fits, and the arguments against it, from its fit brief. The posting's words are only in
 * keyFactors.
 */
export function explainOpening(opening: KnownOpening): Answer {
  const { id, brief } = opening;
  if (brief?.score === undefined) return withoutScore(opening);
  const risks = riskFactors(opening);
  const said =
    [openWords(brief.open), risks.length === 0 ? undefined : matters(risks.length)]
      .filter((part) => part !== undefined)
      .join(", and ") ||
    "all that it requires is met or near, and no filter or stated limit speaks against it";
  const lead = brief.isRenewed
    ? "The fit brief of this opening is older than what is stored now. Evaluated again, it scores"
    : "The fit brief of this opening scores";
  return {
    recommendation: `${lead} ${brief.score} of 100${bucketWords(brief, brief.score)}${metWords(brief)}; ${said}.`,
    confidence: CONFIDENCE,
    keyFactors: [
      openingFactor(opening),
      ...askedFirst(opening, [
        ...openFactors(opening),
        ...limitFactors(opening),
        ...relatedFactors(opening, brief),
        ...checkFactors(unsaid(brief.checks, brief), `opening.${id}`),
        ...risks,
        ...fitFactors(brief.factors),
      ]),
    ],
    suggestedActions: [briefAction(opening)],
  };
}

/** The factors on the demands that a question names come first: "Do I have enough SQL for this job?" */
function askedFirst({ asks, isOnlyNamed }: KnownOpening, factors: readonly KeyFactor[]): KeyFactor[] {
  const isAsked = ({ text }: KeyFactor) => !isOnlyNamed && asks.some((ask) => text.includes(ask));
  return [...factors.filter(isAsked), ...factors.filter((factor) => !isAsked(factor))];
}

/** How many of the requirements are met or near. */
function metWords({ asked, checks }: KnownBrief): string {
  const near = checks.filter(({ outcome }) => outcome === "near").length;
  const close = near === 0 ? "" : `, ${near} more only close`;
  return asked === 0 ? "" : `, ${checks.length - near} of ${counted(asked, "requirement")} met${close}`;
}

/** The bucket, and why a high score is in no better one. A score near the cut may keep its former bucket. */
function bucketWords({ bucket, open }: KnownBrief, score: number): string {
  if (bucket === undefined) return "";
  const isHeldBack = bucket === "worth_exploring" && score >= bucketCuts.high + bucketCuts.hysteresis;
  const why = open.length > 0 ? "while points are open" : "as too little is known";
  return ` (${bucket.replaceAll("_", " ")}${isHeldBack ? ` ${why}` : ""})`;
}

/** The checks of requirements that no open point names with its evidence. */
function unsaid(checks: KnownBrief["checks"], { open }: KnownBrief): KnownBrief["checks"] {
  return checks.filter(
    ({ text, outcome }) => outcome === "met" || !open.some((point) => point.text.includes(text)),
  );
}

/**
 * Stored text similar to a requirement for which nothing else is listed. Whether it is enough is unknown. A limit that
 * was stated is an open point itself.
 */
function relatedFactors({ id }: KnownOpening, { related, checks, open }: KnownBrief): KeyFactor[] {
  const near = checks.filter(({ outcome }) => outcome === "near").map(({ text }) => text);
  const isOpen = (text: string) => open.some((point) => point.text.includes(text));
  const left = related.flatMap(({ requirements, ...one }) => {
    // A text that names the requirement itself says more than what comes near it.
    const isNamed = (text: string) => one.text.toLowerCase().includes(text.toLowerCase());
    const without = requirements.filter((text) => !near.includes(text) || isNamed(text));
    return without.length === 0 || isOpen(one.text) ? [] : [{ ...one, requirements: without }];
  });
  return left.map(({ text, requirements, claimIds }) => ({
    key: `opening.${id}.related`,
    text: `Stored, on "${requirements.join('", "')}": ${text}`,
    effect: "unknown",
    claimIds,
  }));
}

/** An opening's requirements without evidence, then unknown ones, then near ones. */
export function missingForOpening(opening: KnownOpening): Answer {
  const { id, brief } = opening;
  if (brief?.score === undefined) return withoutScore(opening);
  const { open, checks } = brief;
  const isNear = (text: string) => checks.some((check) => check.outcome === "near" && check.text === text);
  const missing = brief.missing.filter(({ text }) => !isNear(text));
  const gaps = missing.map(
    ({ text, confirm, isPreferred }): KeyFactor =>
      confirm
        ? { key: `opening.${id}.not_known`, text: `Not known: ${text}`, effect: "unknown", claimIds: confirm }
        : {
            key: `opening.${id}.missing`,
            text: `${isPreferred ? "Preferred" : "Asked for"}, and not shown: ${text}`,
            ...{ effect: "gap", claimIds: [] },
          },
  );
  const of = (kind: OpenPoint["kind"]): KeyFactor[] => {
    const points = open.filter(
      (point) => point.kind === kind && !missing.some((one) => point.text.includes(one.text)),
    );
    return openFactors({ ...opening, brief: { ...brief, open: points } });
  };
  const required = missing.filter(({ isPreferred, confirm }) => !isPreferred && !confirm).length;
  const [failed, unknown] = [of("failed"), of("not_known")];
  const near = checkFactors(
    unsaid(checks, brief).filter(({ outcome }) => outcome === "near"),
    `opening.${id}`,
  );
  return {
    recommendation: `${missingWords(required, failed.length, unknown.length + near.length)}${unreadWords(opening)}`,
    confidence: CONFIDENCE,
    keyFactors: [
      openingFactor(opening),
      ...askedFirst(opening, [...failed, ...gaps, ...unknown, ...near, ...relatedFactors(opening, brief)]),
      ...unreadFactors(opening),
    ],
    suggestedActions: [briefAction(opening)],
  };
}

/** That lines of the posting may ask for more. */
function unreadWords({ unread = [] }: KnownOpening): string {
  if (unread.length === 0) return "";
  const lines =
    unread.length === 1 ? "One line of the posting was" : `${unread.length} lines of the posting were`;
  return ` ${lines} not understood and may ask for more.`;
}

function unreadFactors({ id, unread = [] }: KnownOpening): KeyFactor[] {
  return unread.map((text) => ({
    ...{ key: `opening.${id}.unread`, text: `Not understood in the posting: ${text}` },
    ...{ effect: "unknown", claimIds: [] },
  }));
}

/** How much has no evidence or is ruled out. Near and unknown requirements may be missing as well. */
function missingWords(missing: number, against: number, unsure: number): string {
  const parts = [
    ...(missing > 0 ? [`${things(missing)} without stored evidence`] : []),
    ...(against > 0 ? [`${things(against)} that a filter or limit speaks against`] : []),
    ...(unsure > 0 ? [`${things(unsure)} unknown or only close`] : []),
  ];
  if (parts.length === 0) return "According to its fit brief, no requirement is missing.";
  const listed = joined(parts);
  return missing + against > 0
    ? `The opening asks for ${listed}; see keyFactors.`
    : `According to its fit brief, no requirement is certainly missing, but there ${unsure === 1 ? "is" : "are"} ${listed}; see keyFactors.`;
}

/** Too little of an opening is read for a score, or it has no brief yet. The limits that it fails are known all the same. */
function withoutScore(opening: KnownOpening): Answer {
  const { brief } = opening;
  const failed = brief?.open.filter(({ kind }) => kind === "failed").length ?? 0;
  const why = brief
    ? `the fit brief of this opening has no score${failed === 0 ? "" : `, but ${failed === 1 ? "a stated limit fails" : `${failed} stated limits fail`}`}.`
    : "this opening has no fit brief with a score yet.";
  return cannotBeAnswered(why, [briefAction(opening)], [openingFactor(opening), ...openFactors(opening)]);
}

function matters(count: number): string {
  return count === 1 ? "one matter speaks against it" : `${count} matters speak against it`;
}
