import { expect, test } from "vitest";
import { BOX, type GraphNode, layOutGraph } from "../../../src/shared/view/graph.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const hostile = '<script>alert("x")</script>';
const resume = {
  format: "text",
  content: [
    "Ines Calder",
    "",
    "Experience",
    "Registered Nurse, Wharfe Hospital, 2018-01 – present",
    "- Care for telemetry patients and teach new nurses",
    "",
    "Skills",
    `Patient assessment, Wound care, ${hostile}, 患者評価`,
  ].join("\n"),
};

test("nothing known: what to do about it", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const page = await (await signedIn(h, userId)).get("/graph");
  expect(page).toContain("There is nothing to draw yet");
});

test("what is drawn is listed, too, and is what REST says", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key, body: resume });
  const page = await (await signedIn(h, userId)).get("/graph");
  const { body } = await h.send("GET", "/api/v1/career-graph", { key });
  const near = asList(at(body, "data", "career_recommendations", "matched_careers"));
  for (const each of [...near, ...asList(at(body, "data", "career_recommendations", "worth_exploring"))]) {
    const title = String(at(each, "title")).replaceAll("'", "&#39;");
    const score = Math.round(Number(at(each, "match_score")));
    expect(page).toContain(`>${title}</a></span><span class="value">${score}</span>`);
  }
  expect(page).toContain("<title>Wound care</title>");
  expect(page).not.toContain("<script>alert");
});

test("boxes and labels never lie on each other, whatever they are called", () => {
  const named = (kind: GraphNode["kind"], count: number): GraphNode[] =>
    Array.from({ length: count }, (_, index) => ({ kind, name: `${"護士 very long ".repeat(9)}${index}` }));
  const drawing = layOutGraph({
    brings: named("skill", 12),
    roles: named("role", 10),
    moves: named("near", 12),
  });
  for (const [index, one] of drawing.nodes.entries()) {
    expect([...one.label].length).toBeLessThanOrEqual(28);
    expect(one.y + BOX.height).toBeLessThanOrEqual(drawing.height);
    for (const other of drawing.nodes.slice(index + 1)) {
      const isApart = Math.abs(one.x - other.x) >= BOX.width || Math.abs(one.y - other.y) >= BOX.height;
      expect(isApart, `${one.label} and ${other.label}`).toBe(true);
    }
  }
});
