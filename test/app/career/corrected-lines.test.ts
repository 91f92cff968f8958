import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ana Sample

EXPERIENCE

Sales manager, Acme Ltd., June 2015 - September 2022
- Rolled out Salesforce in 2019 as regional lead
- Kept the books of two branches
`;

async function person() {
  const h = await start();
  const user = await h.newPerson();
  const { key } = user;
  const imported = async (content = resume) => {
    const { body } = await h.send("PUT", "/api/v1/resume", { key, body: { content } });
    return asList(at(body, "data", "claims"));
  };
  const change = async (body: Json) => done(h, user, "PATCH", "/api/v1/resume", body);
  const ask = async (query: string) => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
    const factors = asList(at(body, "data", "reasoning", "keyFactors")).map((one) => textAt(one, "text"));
    return factors.join("\n");
  };
  const claims = await imported();
  const idOf = (text: string) =>
    textAt(
      claims.find((claim) => textAt(claim, "text").includes(text)),
      "id",
    );
  return { imported, change, ask, idOf };
}

const questions = ["When was the Salesforce rollout?", "When did I roll out Salesforce?"];

test("a corrected line is answered as corrected, also after the text is imported again", async () => {
  const { imported, change, ask, idOf } = await person();
  const corrected = "Rolled out Salesforce in 2018 as regional lead";
  await change({ set: { [idOf("Salesforce")]: corrected } });
  for (const again of [false, true]) {
    if (again) await imported(`${resume}- Trained four colleagues\n`);
    for (const query of questions) {
      expect(await ask(query)).toContain(corrected);
      expect(await ask(query)).not.toContain("2019");
    }
  }
});

test("a removed line is no answer", async () => {
  const { change, ask, idOf } = await person();
  await change({ remove: [idOf("Salesforce")] });
  for (const query of questions) expect(await ask(query)).not.toContain("In the resume: - Rolled out");
});

test("a corrected date of a job is answered, not the line that has the old one", async () => {
  const { change, ask } = await person();
  await change({ set: { "/work/0/endDate": "2022-03" } });
  for (const query of ["When did I leave Acme?", "When did my job at Acme end?"]) {
    expect(await ask(query)).toContain("2022-03");
    expect(await ask(query)).not.toContain("September 2022");
  }
});
