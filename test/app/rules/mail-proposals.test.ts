import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json } from "../../support/json.ts";

const invitation =
  "We would like to invite you to an interview on 9 March 2026 at 14:30 in York. Please confirm that day.";
const offer = "We are delighted to offer you the position of Cheese Maker.";
const rejection = "Unfortunately we have decided to move forward with other candidates.";

function mail(sentence: string, day = "01") {
  return [
    "From: Jobs <jobs@moss-dairy.example>",
    "Subject: Your application as Cheese Maker",
    `Date: Sun, ${day} Mar 2026 08:00:00 +0000`,
    "",
    "Dear Alex,",
    "thank you for your application for Cheese Maker at Moss Dairy.",
    sentence,
    "Kind regards",
  ].join("\r\n");
}

async function person(row: Json = {}) {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const ask = async (method: string, path: string, body?: Json) =>
    (await h.send(method, `/api/v1${path}`, { key, ...(body && { body }) })).body;
  const send = async (body: Json) => Object(at(await ask("POST", "/jobs-workspace/import", body), "data"));
  const item = { company: "Moss Dairy", title: "Cheese Maker", ...row };
  const content = JSON.stringify([item]);
  await send({ format: "json", content });
  h.runtime.advance(60_000);
  const read = (text: string) => send({ format: "eml", content: text });
  const yes = async (text: string) => {
    const data = await read(text);
    const path = `/jobs-workspace/${at(data, "proposed", "item", "id")}/events`;
    await ask("POST", path, Object(at(data, "proposed", "event")));
    return data;
  };
  const stage = async () =>
    at(asList((await ask("GET", "/jobs-workspace")).data)[0] ?? {}, "application", "stage");
  const dues = async () => asList((await ask("GET", "/follow-ups")).data);
  const calendar = async () => {
    const token = await h.newKey(userId, { urlToken: "calendar", scopes: [] });
    return (await h.send("GET", `/api/v1/follow-ups.ics?token=${token}`)).text;
  };
  return { h, key, read, yes, stage, dues, calendar };
}

describe("after a yes to a mail", () => {
  test.each<[string, string, string]>([
    ["applied", invitation, "interview"],
    ["ghosted", invitation, "interview"],
    ["interview", rejection, "rejected"],
    ["applied", offer, "offer"],
  ])("the stage %s of a sheet without a date gives way", async (stored, sentence, stage) => {
    const { yes, stage: now, dues } = await person({ stage: stored });
    expect(await yes(mail(sentence))).not.toHaveProperty("why");
    expect(await now()).toBe(stage);
    expect(await dues()).toHaveLength(stage === "interview" ? 1 : 0);
  });

  test.each([
    ["rejected", offer],
    ["withdrawn", invitation],
  ])("the stage %s stays, which is said before", async (stored, sentence) => {
    const { yes, stage } = await person({ stage: stored });
    const { why } = await yes(mail(sentence));
    expect(why).toMatch(new RegExp(`stored as ${stored} since 2026-03-02`));
    expect(await stage()).toBe(stored);
  });

  test("a later stage with a date of its own stays", async () => {
    const { yes, stage } = await person({ stage: "interview", interviewAt: "2026-03-01" });
    const received = mail("We have received your application.").replace("01 Mar", "20 Feb");
    await yes(received);
    expect(await stage()).toBe("interview");
  });

  test("the time of an interview is in the event, the follow-up and the calendar", async () => {
    const { yes, dues, calendar } = await person();
    const { proposed } = await yes(mail(invitation));
    expect(proposed.event).toMatchObject({ dueAt: "2026-03-09T00:00:00.000Z", time: "14:30" });
    expect(await dues()).toMatchObject([{ dueAt: "2026-03-09T00:00:00.000Z", time: "14:30" }]);
    expect(await calendar()).toContain("DTSTART:20260309T143000\r\n");
  });

  test("an offer's last day to answer is proposed with its sentence, and is due", async () => {
    const { yes, dues, calendar, stage } = await person();
    const { proposed } = await yes(mail(`${offer} Please reply by 10 March 2026 at 5 pm.`));
    expect(proposed).toMatchObject({
      kind: "offer",
      sentence: `${offer} … Please reply by 10 March 2026 at 5 pm.`,
      event: { kind: "offer", dueAt: "2026-03-10T00:00:00.000Z", time: "17:00" },
    });
    expect(proposed).not.toHaveProperty("when");
    expect(await stage()).toBe("offer");
    expect(await dues()).toMatchObject([
      { kind: "offer", dueAt: "2026-03-10T00:00:00.000Z", time: "17:00", note: proposed.sentence },
    ]);
    expect(await calendar()).toContain("SUMMARY:Answer the offer: Cheese Maker");
  });

  test.each([
    ["14:30 CET", "14:30 CET", "DTSTART:20260309T133000Z"],
    ["2:30 pm (UTC+2)", "14:30 UTC+2", "DTSTART:20260309T123000Z"],
    ["14:30 IST", "14:30 IST", "DTSTART:20260309T143000"],
    ["14:30 with the PT team", "14:30", "DTSTART:20260309T143000"],
  ])(
    "the zone of %s stays with the time, and is an instant only if it is clear",
    async (said, time, start) => {
      const { yes, dues, calendar } = await person();
      const { proposed } = await yes(mail(invitation.replace("14:30", said)));
      expect(proposed.event).toMatchObject({ dueAt: "2026-03-09T00:00:00.000Z", time });
      expect(await dues()).toMatchObject([{ time }]);
      const written = await calendar();
      expect(written).toContain(`${start}\r\n`);
      expect(written.includes("DESCRIPTION:At ")).toBe(time.includes(" "));
    },
  );

  test("a calendar that comes along says the time that the text leaves out", async () => {
    const { yes } = await person();
    const text = invitation.replace(" at 14:30", "");
    const part = (type: string, lines: readonly string[]) => ["--cut", `Content-Type: ${type}`, "", ...lines];
    const [headers = "", body = ""] = mail(text).split("\r\n\r\n", 2);
    const invite = [
      ...["BEGIN:VCALENDAR", "METHOD:REQUEST", "BEGIN:VEVENT"],
      ...["DTSTART;TZID=Europe/Berlin:20260309T143000", "END:VEVENT", "END:VCALENDAR"],
    ];
    const mime = [
      ...[headers, "MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="cut"', ""],
      ...part("text/plain; charset=utf-8", body.split("\r\n")),
      ...part("text/calendar; charset=utf-8; method=REQUEST", invite),
      "--cut--",
    ].join("\r\n");
    const { proposed } = await yes(mime);
    expect(proposed).toMatchObject({ when: "2026-03-09T14:30", timeZone: "Europe/Berlin" });
    expect(proposed.event).toMatchObject({ time: "14:30 Europe/Berlin" });
  });

  test("a moved interview replaces its earlier date", async () => {
    const { yes, dues } = await person();
    await yes(mail(invitation));
    await yes(mail("Your interview has been moved to 11 March 2026 at 10:00.", "02"));
    expect(await dues()).toMatchObject([{ dueAt: "2026-03-11T00:00:00.000Z", time: "10:00" }]);
  });

  test("news of an opening that is not stored is news, with the way to keep it", async () => {
    const { read } = await person();
    const { proposed, why } = await read(
      mail(rejection)
        .replaceAll("Moss Dairy", "Orbit")
        .replaceAll("moss-dairy", "orbit")
        .replaceAll("Cheese Maker", "Astronaut"),
    );
    expect(proposed).toMatchObject({
      kind: "rejected",
    });
    expect(why).toMatch(/add the opening first/);
    expect(proposed).not.toHaveProperty("item");
  });

  test("the same mail says that it is stored", async () => {
    const { yes, read } = await person();
    for (const sentence of [invitation, offer]) {
      await yes(mail(sentence));
      const again = await read(mail(sentence));
      expect(again).not.toHaveProperty("proposed");
      expect(again.why).toBe("This is stored already, for Cheese Maker, Moss Dairy.");
    }
  });
});
