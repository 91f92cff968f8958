import { counted } from "../../../shared/text/words.ts";
import { LISTED_COVERAGE } from "../../fit/constants.ts";
import { round } from "../../fit/numbers.ts";
import { fitTo } from "../../fit/opening.ts";
import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { LEAST_KNOWN_METRICS } from "../../health/health.ts";
import { type HealthReport, metricNames } from "../../health/types.ts";
import { cannotBeAnswered, importResume, takeInterests, unknown } from "../cannot.ts";
import type { Answer, KeyFactor, Known, SuggestedAction, Understood } from "../types.ts";
import { factorName, fitFactors, metricName, round1, type ScoreFactor } from "../words.ts";
import { explainOpening } from "./openings/one-opening.ts";

const seeHealth: SuggestedAction = {
  text: "See the whole of career health.",
  operation: "careerHealth.get",
  arguments: {},
};
const seeBriefs: SuggestedAction = {
  text: "See which fit briefs there are.",
  operation: "fitBriefs.list",
  arguments: {},
};

/** Explains a score: of health, of the latest fit brief, or of a role. */
export function explainScore(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  known: Known,
): Answer {
  if (understood.subject === "health") return explainHealth(known.health);
  if (understood.subject === "fit_brief") return explainBrief(known);
  const [role] = understood.roles;
  if (!role)
    return cannotBeAnswered(
      "the question does not say which score: health, a fit brief, or the fit to a role.",
      [seeHealth],
    );
  const fit = fitTo(person, index, { title: role.title, position: index.positions.get(role.code) });
  if (!fit || fit.coverage < LISTED_COVERAGE)
    return cannotBeAnswered("too little is known of the user to score this role.", [
      importResume,
      takeInterests,
    ]);
  return {
    ...ofFactors(`${role.title}: the fit is ${fit.score} of 100`, fit.factors),
    confidence: round(fit.coverage * role.confidence, 2),
    suggestedActions: [
      {
        text: `See the fit to ${role.title} in full.`,
        operation: "careerMatch.find",
        arguments: { query: role.title },
      },
    ],
    target: role.title,
  };
}

function explainHealth(health: HealthReport | undefined): Answer {
  const parts = metricNames.flatMap((name) => {
    const weight = health?.weights[name];
    return weight === undefined || !health ? [] : [{ name, weight, score: health.metrics[name].score }];
  });
  const unmeasured = metricNames.filter((name) => !parts.some((part) => part.name === name));
  const gaps = unmeasured.map((name) =>
    unknown(`health.${name}`, `${metricName(name)} is not known yet and counts for nothing.`),
  );
  if (!health || parts.length === 0)
    return cannotBeAnswered("none of the parts of career health has data yet.", [seeHealth], gaps);
  const isKnown = parts.length >= LEAST_KNOWN_METRICS;
  const byLoss = parts.toSorted((one, other) => lossOf(other) - lossOf(one));
  const factors = byLoss.map((part): KeyFactor => {
    const loss = isKnown ? `, which takes ${round1(lossOf(part))} of the 100 points` : "";
    const text = `${metricName(part.name)}: ${Math.round(part.score)} of 100${loss}.`;
    return {
      key: `health.${part.name}`,
      text,
      effect: part.score < 50 ? "speaks_against" : "supports",
      claimIds: [],
    };
  });
  const [most] = byLoss;
  const lead = most && lossOf(most) >= 1 ? `; most is lost by ${lowerFirst(metricName(most.name))}` : "";
  return {
    recommendation: isKnown
      ? `Career health is ${Math.round(health.overallScore)} of 100${lead}.`
      : `Career health is not known yet: ${counted(parts.length, "part")} of ${metricNames.length} have data.`,
    confidence: round(0.9 * (parts.length / metricNames.length), 2),
    keyFactors: [...factors, ...gaps],
    suggestedActions: [seeHealth],
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function lossOf({ weight, score }: { weight: number; score: number }): number {
  return weight * (100 - score);
}

function explainBrief({ brief, openings = [] }: Known): Answer {
  const [opening] = openings;
  if (opening) return explainOpening(opening);
  if (!brief) return cannotBeAnswered("there is no fit brief with a score.", [seeBriefs]);
  return {
    ...ofFactors(`The latest fit brief has a score of ${brief.score} of 100`, brief.factors),
    confidence: 0.9,
    suggestedActions: [{ text: "See the brief.", operation: "fitBriefs.get", arguments: { id: brief.id } }],
  };
}

/** A score by its factors, the largest contribution first. */
function ofFactors(
  lead: string,
  factors: readonly ScoreFactor[],
): Pick<Answer, "recommendation" | "keyFactors"> {
  const keyFactors = fitFactors(factors);
  const [most] = factors.toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution));
  const by = most ? `; what moves it most is ${lowerFirst(factorName(most.key))}` : "";
  return { recommendation: `${lead}${by}.`, keyFactors };
}
