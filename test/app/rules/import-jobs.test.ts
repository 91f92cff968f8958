import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json } from "../../support/json.ts";

const sheet = [
  "Company,Position,Location,Link,Status,Date applied,Notes",
  "Moss Dairy,Cheese Maker,York,https://board.example.org/jobs/1,Applied,2026-02-20,sent by their form",
  "Ouse Valley Hospitals,Cardiac Nurse,York,https://board.example.org/jobs/2,Rejected,2026-01-12,",
  "Northwind Example,Electrician,Leeds,,No response,2026-01-05,",
  ",,,,,,",
  ",,Leeds,,Applied,2026-01-05,",
].join("\n");

async function person() {
  const h = await start();
  const { key } = await h.newPerson();
  const send = async (body: Json) =>
    (await h.send("POST", "/api/v1/jobs-workspace/import", { key, body })).body;
  const jobs = async () => asList((await h.send("GET", "/api/v1/jobs-workspace", { key })).body.data);
  return { h, key, send, jobs };
}

const eventsOf = async (h: Harness, key: string, id: unknown) =>
  asList(
    at((await h.send("GET", `/api/v1/jobs-workspace/${id}`, { key })).body, "data", "application", "events"),
  ).map(({ kind, at: when }) => [kind, String(when).slice(0, 10)]);

describe("a sheet of openings", () => {
  test.each([
    ["Rejected 12 February 2026", "rejected", "2026-02-12"],
    ["Rejected on Feb 12, 2026", "rejected", "2026-02-12"],
    ["12/02/2026 - Rejected", "rejected", "2026-02-12"],
    ["Interview 13/02/2026", "interview", "2026-02-13"],
    ["Applied (2026-02-03)", "applied", "2026-02-03"],
    ["Absage am 14.02.2026", "rejected", "2026-02-14"],
    ["Offer Feb 27", "offer", "2026-02-27"],
    // A number beside a stage counts something.
    ["Rejected 45000", "rejected", "2026-03-02"],
    // The third of four interviews, or a day of a month in some year.
    ["Interview 3/4", "interview", "2026-03-02"],
    ["Rejected 12 May 2026", "rejected", "2026-03-02"],
  ])("a date beside a stage is read if it is sure: %s", async (status, kind, day) => {
    const { h, key, send, jobs } = await person();
    const dated = status.startsWith("12/02") ? "Date applied,22/01/2026" : "Date applied,";
    const [name, applied] = dated.split(",");
    const content = `Company,Position,Status,${name}\nMoss Dairy,Cheese Maker,"${status}",${applied}`;
    expect((await send({ format: "csv", content })).data).toMatchObject({ added: 1 });
    const events = await eventsOf(h, key, (await jobs())[0]?.id);
    expect(events.at(-1)).toEqual([kind, day]);
  });

  test("a date beside a stage whose day or month may come first is not read", async () => {
    const { h, key, send, jobs } = await person();
    await send({
      format: "csv",
      content: "Company,Position,Status\nMoss Dairy,Cheese Maker,Rejected 02/01/2026",
    });
    expect(await eventsOf(h, key, (await jobs())[0]?.id)).toEqual([["rejected", "2026-03-02"]]);
  });

  test("is stored with its own dates and stages, and each row that is not says why", async () => {
    const { h, key, send, jobs } = await person();
    const { data } = await send({ format: "csv", content: sheet });
    expect(data).toMatchObject({
      ...{ added: 3, updated: 0, unchanged: 0 },
      mapping: {
        company: "Company",
        title: "Position",
        url: "Link",
        stage: "Status",
        appliedAt: "Date applied",
      },
    });
    expect(asList(at(data, "skipped")).map(({ row }) => row)).toEqual([5, 6]);
    const stored = await jobs();
    expect(stored).toHaveLength(3);
    const dairy = stored.find(({ company }) => company === "Moss Dairy");
    expect(dairy).toMatchObject({
      title: "Cheese Maker",
      metadata: { sourceUrl: "https://board.example.org/jobs/1", opportunity: { locations: ["York"] } },
      application: { stage: "applied" },
    });
    expect(await eventsOf(h, key, dairy?.id)).toEqual([
      ["applied", "2026-02-20"],
      ["note", "2026-03-02"],
    ]);
    expect(stored.map((job) => at(job, "application", "stage")).sort()).toEqual([
      "applied",
      "ghosted",
      "rejected",
    ]);
  });

  test("changes nothing the second time, and updates what the sheet says anew", async () => {
    const { h, key, send, jobs } = await person();
    await send({ format: "csv", content: sheet });
    const before = await jobs();
    expect((await send({ format: "csv", content: sheet })).data).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 3,
    });
    expect(await jobs()).toEqual(before);
    const later = sheet.replace("Applied,2026-02-20", "Interview,2026-02-20");
    expect((await send({ format: "csv", content: later })).data).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 2,
    });
    const dairy = (await jobs()).find(({ company }) => company === "Moss Dairy");
    expect(at(dairy ?? {}, "application", "stage")).toBe("interview");
    expect(await eventsOf(h, key, dairy?.id)).toHaveLength(3);
  });

  test("a changed row is updated, unless the person changed the item", async () => {
    const { h, key, send, jobs } = await person();
    const csv = (row: string) => `Company,Position,Link,Salary,Location,Deadline\n${row}`;
    const first = "Zed Mill,Sawyer,https://board.example.org/z,30000 GBP,Leeds,2026-12-20";
    await send({ format: "csv", content: csv(first) });
    const later = first.replace("30000", "40000").replace("2026-12-20", "2026-12-30");
    expect((await send({ format: "csv", content: csv(later) })).data).toMatchObject({
      updated: 1,
      unchanged: 0,
    });
    const [job] = await jobs();
    expect(job).toMatchObject({
      metadata: { opportunity: { salary: { min: 40_000 }, closingDate: "2026-12-30" } },
    });
    expect((await send({ format: "csv", content: csv(later) })).data).toMatchObject({
      updated: 0,
      unchanged: 1,
    });
    const renamed = later.replace("Sawyer", "Head Sawyer");
    expect((await send({ format: "csv", content: csv(renamed) })).data).toMatchObject({ updated: 1 });
    expect((await jobs()).map(({ title }) => title)).toEqual(["Head Sawyer"]);
    await h.send("PATCH", `/api/v1/jobs-workspace/${job?.id}`, { key, body: { title: "My sawmill" } });
    await send({ format: "csv", content: csv(renamed.replace("Head Sawyer", "Chief Sawyer")) });
    expect((await jobs()).map(({ title }) => title)).toEqual(["My sawmill"]);
  });

  test("a row without a title is not doubled, and another place is another opening", async () => {
    const { send } = await person();
    const untitled = "Company,Position,Status,Date applied\nBlank Mill,,Applied,2026-02-01";
    await send({ format: "csv", content: untitled });
    expect((await send({ format: "csv", content: untitled })).data).toMatchObject({ added: 0, unchanged: 1 });
    const shops = "Company,Position,Location\nGreen Shops,Cashier,Leeds\nGreen Shops,Cashier,York";
    expect((await send({ format: "csv", content: shops })).data).toMatchObject({ added: 2 });
    expect((await send({ format: "csv", content: shops })).data).toMatchObject({ added: 0, unchanged: 2 });
  });

  test("an address with a tracking parameter is the same address", async () => {
    const { send, jobs } = await person();
    const csv = (url: string) => `Company,Position,Link\nZed Mill,Sawyer,${url}`;
    await send({ format: "csv", content: csv("https://board.example.org/z") });
    await send({ format: "csv", content: csv("https://board.example.org/z?utm_source=mail") });
    expect((await jobs())[0]).not.toHaveProperty("metadata.otherUrls");
  });

  test("a preview writes nothing and shows what would be stored", async () => {
    const { send, jobs } = await person();
    const { data } = await send({
      format: "csv",
      content: `${sheet}\nMoss Dairy,Cheese Maker,,,,,`,
      preview: true,
    });
    expect(data).toMatchObject({ added: 3, unchanged: 1 });
    expect(asList(at(data, "items"))[0]).toMatchObject({ row: 2, title: "Cheese Maker", result: "added" });
    expect(await jobs()).toEqual([]);
  });

  test("a column is corrected by the mapping; one that is not there is refused without repeating it", async () => {
    const { send } = await person();
    const content = "Firm;Was;Rolle2\nMoss Dairy;anything;Cheese Maker";
    const { data } = await send({ format: "csv", content, mapping: { title: "Rolle2", company: "Firm" } });
    expect(at(data, "mapping")).toMatchObject({ title: "Rolle2", company: "Firm" });
    expect(asList(at(data, "items"))[0]).toMatchObject({ title: "Cheese Maker", company: "Moss Dairy" });
    const wrong = await send({ format: "csv", content, mapping: { title: "Nowhere" } });
    expect(wrong.type).toBe("validation.bad_request");
    expect(wrong.message).toMatch(/mapping\.title must be a column/);
    expect(wrong.message).not.toMatch(/Nowhere|Firm/);
  });

  test("an opening on two boards is one item with two addresses; two of one board are two", async () => {
    const { send, jobs } = await person();
    const row = (url: string) => ({ title: "Cheese Maker", company: "Moss Dairy", url });
    const urls = ["https://a.example.org/1", "https://b.example.org/9", "https://a.example.org/2"];
    for (const url of urls) await send({ format: "json", content: JSON.stringify([row(url)]) });
    expect((await jobs()).map(({ metadata }) => metadata).reverse()).toMatchObject([
      { sourceUrl: urls[0], otherUrls: [urls[1]] },
      { sourceUrl: urls[2] },
    ]);
  });

  test("an opening with its posting is read, however long its text is", async () => {
    const { send, jobs } = await person();
    const posting = `Cheese Maker\nMoss Dairy, York\nRequirements\n- Experience with pasteurisation\n${"\nAbout us\nWe make cheese by hand.\n".repeat(800)}`;
    await send({
      format: "json",
      content: JSON.stringify([{ title: "Cheese Maker", company: "Moss Dairy", posting }]),
    });
    expect(at((await jobs())[0] ?? {}, "metadata", "opportunity", "requirements")).toMatchObject([
      { text: expect.stringMatching(/pasteurisation/) },
    ]);
  });

  test("entries of JSON count from 1, whether stored or skipped", async () => {
    const { send } = await person();
    const entries = [
      { title: "Cheese Maker", company: "Moss Dairy", "date applied": "3/4/2026" },
      { location: "Leeds" },
      { title: "Cheese Maker", company: "Moss Dairy" },
    ];
    const { data } = await send({ format: "json", content: JSON.stringify(entries) });
    expect(asList(at(data, "items")).map(({ row, why }) => [row, why])).toEqual([
      [1, undefined],
      [3, "is the same opening as row 1, by its address or its name and place"],
    ]);
    expect(at(data, "skipped")).toEqual([{ row: 2, why: "has neither a title nor an employer" }]);
    expect(at(data, "unread")).toMatchObject([{ row: 1, column: "date applied" }]);
  });

  test("what an item cannot keep is left out or cut, and refuses nothing", async () => {
    const { send, jobs } = await person();
    const row = {
      ...{
        title: "Cheese Maker",
        company: "Moss Dairy",
        url: "javascript:alert(1)",
        notes: "n".repeat(9000),
      },
      ...{ contactName: "x".repeat(900), contactEmail: "no address" },
    };
    expect((await send({ format: "json", content: JSON.stringify([row]) })).data).toMatchObject({ added: 1 });
    expect(JSON.stringify(await jobs())).not.toContain("javascript:");
  });

  test("all of it is one change, which can be undone", async () => {
    const { h, key, send, jobs } = await person();
    await send({ format: "csv", content: sheet });
    const [change] = asList((await h.send("GET", "/api/v1/changes", { key })).body.data);
    expect((await h.send("POST", `/api/v1/changes/${change?.id}/undo`, { key })).status).toBe(200);
    expect(await jobs()).toEqual([]);
  });
});

describe("a mail", () => {
  const mail = [
    "From: Jobs <jobs@moss-dairy.example>",
    "To: alex@example.org",
    "Subject: Your application as Cheese Maker",
    "Date: Mon, 02 Mar 2026 08:00:00 +0000",
    "",
    "Dear Alex,",
    "thank you for your application for Cheese Maker at Moss Dairy.",
    "We would like to invite you to an interview on 9 March 2026 at 14:30 in York.",
    "Kind regards",
  ].join("\r\n");

  test("proposes what it says happened, which a call stores after the person's yes", async () => {
    const { h, key, send, jobs } = await person();
    await send({ format: "csv", content: sheet });
    const { data } = await send({ format: "eml", content: mail });
    expect(data).toMatchObject({
      ...{ added: 0, updated: 0 },
      proposed: {
        kind: "interview",
        when: "2026-03-09T14:30",
        sentence: expect.stringMatching(/invite you to an interview/),
        item: { title: "Cheese Maker", company: "Moss Dairy" },
        event: { kind: "interview", dueAt: "2026-03-09T00:00:00.000Z" },
      },
    });
    const id = at(data, "proposed", "item", "id");
    expect(at((await jobs()).find((job) => job.id === id) ?? {}, "application", "stage")).toBe("applied");
    const event = Object(at(data, "proposed", "event"));
    const path = `/api/v1/jobs-workspace/${id}/events`;
    expect((await h.send("POST", path, { key, body: event })).status).toBe(201);
    expect(at((await jobs()).find((job) => job.id === id) ?? {}, "application", "stage")).toBe("interview");
  });

  test("of which nothing follows says so", async () => {
    const { send } = await person();
    const content = mail.replace(/We would like.*York\./, "We are still reviewing and will be in touch.");
    const { data } = await send({ format: "eml", content });
    expect(at(data, "proposed")).toBeUndefined();
    expect(at(data, "why")).toMatch(/\w/);
  });
});
