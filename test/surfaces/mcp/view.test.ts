import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoNote } from "../../../src/domain/account/demo.ts";
import { toAlerts } from "../../../src/mcp/ui/view/alerts/alerts.ts";
import { answerOf } from "../../../src/mcp/ui/view/answer.ts";
import { toHealth } from "../../../src/mcp/ui/view/health/health.ts";
import { toInterests } from "../../../src/mcp/ui/view/interests/interests.ts";
import { firstCards, toBoard } from "../../../src/mcp/ui/view/jobs/board.ts";
import { type Axis, describeRadar, layOutRadar } from "../../../src/shared/view/radar.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { viewUri } from "../../support/mcp/view-host.ts";
import { root } from "../../support/program/folder.ts";

async function connected() {
  const h = await start();
  const { key } = await h.newPerson();
  return h.mcp(key);
}

describe("the view over MCP", () => {
  test("get_context names it, in the present key and the older one; no other tool does", async () => {
    const { tools } = await (await connected()).listTools();
    const named = tools.filter(({ _meta }) => _meta !== undefined);
    expect(named.map(({ name, _meta }) => ({ name, _meta }))).toEqual([
      { name: "get_context", _meta: { ui: { resourceUri: viewUri }, "ui/resourceUri": viewUri } },
    ]);
  });

  test("the server declares the extension", async () => {
    const client = await connected();
    expect(
      at(client.getServerCapabilities(), "extensions", "io.modelcontextprotocol/ui", "mimeTypes"),
    ).toEqual(["text/html;profile=mcp-app"]);
  });

  test("it is one page that needs no network and asks for none, and is left out of the person's documents", async () => {
    const client = await connected();
    const [page] = asList((await client.readResource({ uri: viewUri })).contents);
    expect(page).toMatchObject({ uri: viewUri, mimeType: "text/html;profile=mcp-app" });
    expect(page?._meta).toEqual({
      ui: {
        csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
        prefersBorder: true,
      },
    });
    const text = String(page?.text);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain("default-src 'none'");
    expect(text.match(/https?:\/\/[^"'`)\s]+/g)).toEqual(["http://www.w3.org/2000/svg"]);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/);
    expect(text.match(/<script|<style/g)).toHaveLength(2);
    expect(Buffer.byteLength(text)).toBeLessThan(44 * 1024);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).not.toContain(viewUri);
  });

  test("a near name is no resource", async () => {
    await expect((await connected()).readResource({ uri: `${viewUri}.html` })).rejects.toMatchObject({
      code: -32602,
    });
  });
});

const axes = (...scores: (number | undefined)[]): Axis[] =>
  scores.map((score, index) => ({ key: String(index), name: `Axis ${index}`, score }));

describe("the radar", () => {
  test("begins at the top and goes clockwise, with 100 at the outer ring and 0 at the middle", () => {
    const { dots, rings, spokes } = layOutRadar(axes(100, 0, 0, 50, 0, 0), 200);
    expect(dots[0]).toEqual({ x: 100, y: 30 });
    expect(dots[1]).toEqual({ x: 100, y: 100 });
    expect(dots[3]).toEqual({ x: 100, y: 135 });
    expect(rings).toHaveLength(4);
    expect(spokes[1]?.x).toBeGreaterThan(100);
    expect(spokes[5]?.x).toBeLessThan(100);
  });

  test("leaves out what has no score, and draws no shape through fewer than three", () => {
    const two = layOutRadar(axes(80, undefined, 40, undefined, undefined, undefined), 200);
    expect(two.shape).toBe("");
    expect(two.dots).toHaveLength(2);
    expect(two.labels.map(({ value }) => value)).toEqual(["80", "–", "40", "–", "–", "–"]);
    const five = layOutRadar(axes(80, undefined, 40, 50, 60, 70), 200);
    expect(five.shape.split(" ")).toHaveLength(5);
  });

  test("keeps scores beyond the scale inside, and labels turned away from the middle", () => {
    const { dots, labels } = layOutRadar(axes(250, -10, 0, 0, 0, 0), 200);
    expect(dots[0]).toEqual({ x: 100, y: 30 });
    expect(dots[1]).toEqual({ x: 100, y: 100 });
    expect(labels.map(({ anchor }) => anchor)).toEqual(["middle", "start", "start", "middle", "end", "end"]);
  });

  test("says in words what it shows", () => {
    expect(describeRadar(axes(41.6, undefined), "Interests")).toBe(
      "Interests from 0 to 100: Axis 0 42, Axis 1 not known.",
    );
  });
});

describe("the board", () => {
  const job = (status: string, more = {}) => ({ type: "opportunity", title: "A", status, ...more });

  test("has a column for each status in the order work goes, and counts the archive apart", () => {
    const board = toBoard([job("handed_off"), job("archived"), job("discovering"), job("discovering")]);
    expect(board.columns.map(({ name, cards }) => [name, cards.length])).toEqual([
      ["Discovering", 2],
      ["Read in", 0],
      ["Fit judged", 0],
      ["Documents", 0],
      ["Handed off", 1],
    ]);
    expect([board.open, board.archived.cards.length]).toEqual([3, 1]);
  });

  test("gives a status of a newer server a column of its own, and survives what is no job", () => {
    const board = toBoard([job("offer_made"), null, 7, { title: 3 }]);
    expect(board.columns.slice(5).map(({ name, cards }) => [name, cards.length])).toEqual([
      ["offer made", 1],
      ["Other", 3],
    ]);
    expect(toBoard(undefined)).toMatchObject({ open: 0, archived: { cards: [] } });
  });

  test("a card says who offers it and when it closes", () => {
    const opportunity = { closingDate: "2026-12-18" };
    const board = toBoard([
      job("fit_ready", { id: "job_1", company: "Example Ltd", metadata: { opportunity } }),
    ]);
    expect(board.columns[2]?.cards).toEqual([
      { id: "job_1", title: "A", company: "Example Ltd", opening: true, closes: "2026-12-18" },
    ]);
  });

  test("shows the first cards of a column and counts the rest", () => {
    const [column] = toBoard(Array.from({ length: 5 }, () => job("discovering"))).columns;
    if (!column) throw new Error("There should be a column.");
    const { shown, left } = firstCards(column, 2);
    expect([shown.length, left]).toEqual([2, 3]);
  });
});

describe("what the view reads from answers", () => {
  const content = [{ type: "text", text: JSON.stringify({ data: [1], metadata: { nextCursor: "c" } }) }];

  test("either half of a result will do", () => {
    const whole = { data: [1], more: true, cut: false, warnings: [] };
    expect(answerOf({ content })).toEqual(whole);
    expect(
      answerOf({ structuredContent: { data: [1], metadata: { nextCursor: "c" } }, content: [] }),
    ).toEqual(whole);
  });

  test("its warnings, of which the demo's begins as the view looks for it", () => {
    const metadata = { warnings: [demoNote, 4, "Cut."] };
    const answer = answerOf({ structuredContent: { data: {}, metadata }, content: [] });
    expect(answer).toMatchObject({ warnings: [demoNote, "Cut."] });
    expect(demoNote).toMatch(/^Demo data/);
  });

  test("a failure of the server's is told from a tool that is not there", () => {
    const said = { error: "Not found", type: "context.not_found", message: "Nothing is known." };
    const failed = { isError: true, structuredContent: said };
    expect(answerOf(failed)).toEqual({
      problem: "Nothing is known.",
      missing: true,
      unknownTool: false,
    });
    const unknown = { isError: true, content: [{ type: "text", text: "no such tool" }] };
    expect(answerOf(unknown)).toMatchObject({ missing: false, unknownTool: true });
    for (const odd of [null, undefined, 4, {}, { content: [{ type: "image" }] }]) {
      expect(answerOf(odd)).toMatchObject({ unknownTool: true });
    }
  });

  test("alerts come the gravest first, and one without an id is none", () => {
    const alerts = toAlerts([
      { id: "1", severity: "info", message: "a" },
      { id: "2", severity: "critical", message: "b" },
      { id: "3", severity: "warning", message: "c" },
      { severity: "critical", message: "d" },
      { id: "5", severity: "unheard of", message: "e" },
    ]);
    expect(alerts.map(({ id, severity }) => [id, severity])).toEqual([
      ["2", "critical"],
      ["3", "warning"],
      ["1", "info"],
      ["5", "info"],
    ]);
  });

  test("a health score that stands for nothing known is shown as none", () => {
    const metric = (score: number, reason?: string) => ({ score, trend: "stable", details: { reason } });
    const metrics = { skillFreshness: metric(70), goalProgress: metric(50, "No goals are known.") };
    const { overall, gauges } = toHealth({ overallScore: 70, metrics });
    // One known part is no score of all; three are.
    expect(overall).toBeUndefined();
    const known = { ...metrics, marketAlignment: metric(60), careerActivity: metric(80) };
    expect(toHealth({ overallScore: 70, metrics: known }).overall).toBe(70);
    expect(gauges.map(({ score }) => score)).toEqual([70, undefined, undefined, undefined]);
    expect(gauges[1]?.reason).toBe("No goals are known.");
    expect(
      toHealth({ overallScore: 50, metrics: { goalProgress: metric(50, "None.") } }).overall,
    ).toBeUndefined();
  });

  test("interests have six axes in Holland's order, short names, and doubts in words", () => {
    const interests = toInterests({
      scores: { S: 90, R: 10 },
      dimension_labels: { S: "Social: helping and teaching" },
      salient_dimensions: ["S", "R"],
      quality: { confidence_score: 0.5, consistency_flags: ["tied_top", "of a newer server"] },
      completed_at: "2026-03-02T00:00:00.000Z",
    });
    expect(interests?.axes.map(({ key }) => key).join("")).toBe("RIASEC");
    expect(interests?.axes[3]).toEqual({ key: "S", name: "Social", score: 90 });
    expect(interests?.strongest).toEqual(["Social", "R"]);
    expect(interests?.doubts).toEqual(["top scores are tied"]);
    expect(toInterests({ error: "none" })).toBeUndefined();
  });
});

test("the page is put together by the build, and its parts are small", () => {
  const page = readFileSync(join(root, "dist", "overview.html"), "utf8");
  expect(page).not.toContain("/* style */");
  expect(page).not.toContain("/* script */");
});
