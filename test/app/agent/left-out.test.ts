import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";

test("an import lists the lines that the caller left out, and keeps an expired paper as expired", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const sourceText =
    "Ann Bo\n\nCERTIFICATES\nFirst Aid - 2021, expired\nDriving licence: not yet, road test booked Dec 14\n\nSKILLS\nData: Kafka, Redis\nNot my thing: frontend beyond admin screens\n";
  const content = {
    basics: { name: "Ann Bo" },
    certificates: [{ name: "First Aid", date: "2021", status: "expired" }],
    skills: [{ name: "Data", keywords: ["Kafka", "Redis"] }],
  };
  const answer = await h.send("PUT", "/api/v1/resume", {
    key,
    body: { content, format: "json_resume", sourceText },
  });
  expect(answer.body.data).toMatchObject({
    unproved: [],
    claims: ["Ann Bo", "First Aid (2021, expired)", "Kafka", "Redis"].map((text) => ({ text })),
    unread: [
      { text: "Driving licence: not yet, road test booked Dec 14" },
      { text: "Not my thing: frontend beyond admin screens" },
    ],
  });
});
