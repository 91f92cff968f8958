import { expect, test } from "vitest";
import { documentTexts } from "../../../src/engine/retrieval/document-texts.ts";

test("a fit brief reads as words, without inner names, ids and positions", () => {
  const { text } = documentTexts.fit_brief({
    query: "Night Porter at Sample Hotel",
    briefData: {
      ...{ score: 61.5, bucket: "worth_exploring", coverage: 0.8, formula: "opening-1" },
      factors: [{ key: "requirements", weight: 1, contribution: 11.54 }],
      requirements: [
        {
          text: "First aid",
          necessity: "required",
          outcome: "met",
          shownBy: "First Aid at Work",
          claimIds: ["clm_1"],
        },
        { text: "French", necessity: "preferred", outcome: "unmet", claimIds: [] },
      ],
      openPoints: [
        { kind: "not_known", text: "Whether the work is full time is not known; ask.", memoryId: "mem_1" },
      ],
      limits: [
        {
          memoryId: "mem_2",
          outcome: "met",
          reason: 'The user said: "No driving." The opening says: "No driving."',
        },
      ],
      whatToVerifyNext: ["Whether the work is full time is not known; ask.", "Take the values assessment."],
    },
    opportunitySummary: {
      ...{ title: "Night Porter", company: "Sample Hotel", locations: ["York, UK"], remote: "on_site" },
      salary: { min: 14, max: 15.5, currency: "GBP", period: "hour" },
      requirements: [{ text: "First aid", span: [3, 12] }],
    },
  });
  expect(text).toBe(
    [
      "Night Porter at Sample Hotel",
      "Fit: 61.5 of 100, worth exploring",
      ...["Asked for", "- First aid (required): met, First Aid at Work", "- French (preferred): unmet"],
      ...["Open", "- not known: Whether the work is full time is not known; ask."],
      ...["Limits met", '- The user said: "No driving." The opening says: "No driving."'],
      ...["To ask", "- Take the values assessment."],
      ...["Points of the score", "- requirements: +11.5"],
      ...["Opening", "Night Porter, Sample Hotel, York, UK", "on site; pay 14 to 15.5 GBP an hour"],
    ].join("\n"),
  );
});

test("an opening without its posting's text reads as words too", () => {
  const { text } = documentTexts.job({
    ...{ type: "opportunity", title: "Night Porter", company: "Sample Hotel" },
    metadata: {
      opportunity: {
        title: "Night Porter",
        requirements: [{ text: "First aid", necessity: "required", span: [3, 12] }],
      },
    },
  });
  expect(text).toContain("Asks for\n- First aid (required)");
  expect(text).not.toContain("span");
});
