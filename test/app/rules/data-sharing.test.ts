import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { scenarios } from "../../support/scenario.ts";

const path = "/api/v1/data-sharing";
const put = { method: "PUT", path } as const;
const none = { status: 400, type: "data_sharing.no_preferences_provided" } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;

describe("PUT /data-sharing", () => {
  scenarios([
    {
      says: "one preference is enough, and the others keep their values",
      ...put,
      sent: { body: { shareSkillProgression: true } },
      status: 200,
      body: { data: { shareCareerPath: false, shareAssessmentResults: false, shareSkillProgression: true } },
    },
    { says: "false is a preference, too", ...put, sent: { body: { shareCareerPath: false } }, status: 200 },
    { says: "none is refused", ...put, sent: { body: {} }, ...none },
    { says: "no body is none", ...put, ...none },
    { says: "only an unknown field is none", ...put, sent: { body: { shareAll: true } }, ...none },
    { says: "only a text is none", ...put, sent: { body: { shareCareerPath: "true" } }, ...none },
    { says: "only null is none", ...put, sent: { body: { shareCareerPath: null } }, ...none },
    {
      says: "a boolean beside an unknown field is validation.bad_request",
      ...put,
      sent: { body: { shareCareerPath: true, shareAll: true } },
      ...bad,
      message: /shareAll/,
    },
    {
      says: "a boolean beside one that is none is validation.bad_request",
      ...put,
      sent: { body: { shareCareerPath: true, shareSkillProgression: 1 } },
      ...bad,
      message: /shareSkillProgression must be true or false/,
    },
    { says: "a malformed body is validation.bad_request", ...put, sent: { raw: "[" }, ...bad },
  ]);

  test("what is left out keeps its value over several changes, and the time is that of the change", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    await h.send("PUT", path, { key, body: { shareCareerPath: true, shareAssessmentResults: true } });
    h.runtime.advance(5000);
    const { body } = await h.send("PUT", path, { key, body: { shareCareerPath: false } });
    const expected = {
      userId,
      shareCareerPath: false,
      shareAssessmentResults: true,
      shareSkillProgression: false,
      updatedAt: "2026-03-02T09:00:05.000Z",
    };
    expect(body.data).toEqual(expected);
    expect((await h.send("GET", path, { key })).body.data).toEqual(expected);
    expect(h.fired()).toEqual([]);
  });

  test("a refused change leaves what was", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PUT", path, { key, body: { shareCareerPath: true } });
    const before = (await h.send("GET", path, { key })).body.data;
    await h.send("PUT", path, { key, body: { shareCareerPath: false, x: 1 } });
    expect((await h.send("GET", path, { key })).body.data).toEqual(before);
  });
});

test("before anyone set them all preferences are off, dated to the account and not to the clock", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  h.runtime.advance(60_000);
  expect((await h.send("GET", path, { key })).body.data).toEqual({
    userId,
    shareCareerPath: false,
    shareAssessmentResults: false,
    shareSkillProgression: false,
    updatedAt: "2026-03-02T09:00:00.000Z",
  });
});
