import { expect, test } from "vitest";
import type { OpenPoint } from "../../../../src/engine/fit/opening/open-points.ts";
import {
  explainOpening,
  missingForOpening,
} from "../../../../src/engine/reasoning/answers/openings/one-opening.ts";
import type { KnownOpening } from "../../../../src/engine/reasoning/known-opening.ts";

function opening(score: number, bucket: string, open: OpenPoint[]): KnownOpening {
  const rest = { factors: [], risks: [], missing: [], checks: [], asked: 0, limitsMet: [], related: [] };
  return {
    ...{ id: "job_1", text: "Nurse at Hallam", stage: "read", asks: [], isSaid: true, known: [] },
    brief: { id: "fit_1", score, bucket, open, ...rest },
  };
}

const home: OpenPoint = {
  kind: "not_known",
  text: "The user would not move, and their home town is not stored.",
};

test.each([
  [
    opening(100, "worth_exploring", [home]),
    "scores 100 of 100 (worth exploring while points are open); open: 1 not known.",
  ],
  [opening(88, "worth_exploring", []), "scores 88 of 100 (worth exploring as too little is known);"],
  [opening(73, "worth_exploring", [home]), "scores 73 of 100 (worth exploring); open: 1 not known."],
  [opening(90, "high_fit", []), "scores 90 of 100 (high fit); all that it requires is met"],
])("a score says why it is in no better bucket: %#", (one, said) => {
  expect(explainOpening(one).recommendation).toContain(said);
});

test("what an opening asks for says apart what is not shown, what is ruled out and what is unknown", () => {
  const nights: OpenPoint = {
    kind: "failed",
    text: 'The user said: "No nights". The opening says: "Night shifts"',
  };
  const one = opening(25, "risky_mismatch", [nights, home]);
  const missing = [{ text: "Forklift licence" }];
  const answer = missingForOpening({ ...one, brief: one.brief && { ...one.brief, missing } });
  expect(answer.recommendation).toBe(
    "The opening asks for one thing without stored evidence, one thing that a filter or limit speaks against and one thing unknown or only close; see keyFactors.",
  );
});
