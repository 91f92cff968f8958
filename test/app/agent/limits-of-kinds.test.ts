import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const posting = (title: string, ...lines: readonly string[]) =>
  [
    title,
    "Company: Sample Goods Ltd",
    "Location: Leeds, UK",
    ...lines,
    "Requirements",
    "- Conduit bending",
  ].join("\n");

/** What a brief says of a note: its open points and met limits. */
async function saidOf(note: string, rawText: string): Promise<string[]> {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: note } });
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  const ofNote = (one: unknown) => JSON.stringify(one).includes(note.replace(/[.?!]$/, ""));
  return [
    ...asList(brief.openPoints ?? [])
      .filter(ofNote)
      .map((point) => `${textAt(point, "kind")}: ${textAt(point, "text")}`),
    ...asList(brief.limits ?? [])
      .filter(ofNote)
      .map((limit) => textAt(limit, "outcome")),
  ];
}

test.each([
  ["I do not want to supervise people.", posting("Warehouse Supervisor"), "Warehouse Supervisor"],
  ["I don't want to do sales.", posting("Field Sales Executive"), "Field Sales Executive"],
  [
    "Anything with cold calling in it is a no.",
    posting("Account Assistant", "You will make 60 cold calls a day."),
    "60 cold calls",
  ],
  [
    "I won't manage people again.",
    posting("Site Planner", "- Lead a team of three fitters"),
    "Lead a team of three",
  ],
  [
    "Personalverantwortung möchte ich nicht.",
    posting("Planer", "Sie führen ein Team von acht Leuten."),
    "führen ein Team",
  ],
  [
    "Encadrer une équipe, je ne veux plus.",
    posting("Planificateur", "Vous encadrez une équipe de cinq personnes."),
    "encadrez une équipe",
  ],
  [
    "No quiero conducir.",
    posting("Ayudante", "Conducirás una furgoneta de la empresa; conducir es diario."),
    "conducir",
  ],
  ["I don't drive.", posting("Lift Engineer", "Essential: full UK driving licence."), "driving licence"],
  [
    "Fixed-term stuff is no use to me.",
    posting("HR Adviser", "Twelve-month fixed-term contract."),
    "fixed-term contract",
  ],
  [
    "recibos verdes nunca mais",
    posting("Designer", "Prestação de serviços (recibos verdes)"),
    "recibos verdes",
  ],
  [
    "Rüstung kommt für mich nicht in Frage.",
    posting("Ingenieur bei der Beispiel Wehrtechnik AG"),
    "Wehrtechnik",
  ],
  [
    "après mon burn-out, les startups c'est fini pour moi",
    posting("Chef", "Startup de 12 personnes"),
    "Startup",
  ],
  [
    "I'd need an employer who sponsors the visa.",
    posting("Analyst", "We are unable to sponsor visas."),
    "sponsor",
  ],
  [
    "Being on call ruined my marriage. Not doing that again.",
    posting("Engineer", "Hours: on call one week in four"),
    "on call",
  ],
  [
    "I have to pick up my daughter at 4.",
    posting("Receptionist", "Monday to Friday, 9.30am to 6pm"),
    "9.30am to 6pm",
  ],
  [
    "I can start in March at the earliest.",
    posting("Handler", "All new starters join us on 6 January."),
    "6 January",
  ],
])("%s fails where a title, a duty or a line on the job says so", async (note, text, quote) => {
  const [point, ...limits] = await saidOf(note, text);
  expect(point).toMatch(/^failed: The user said: /);
  expect(point).toContain(quote);
  expect(limits).toContain("not_met");
});

test.each([
  [
    "I don't want to do sales.",
    posting(
      "Stock Controller",
      "Works with the sales team on stock questions; experience in sales is a plus.",
    ),
  ],
  ["I don't want to drive.", posting("Site Planner", "Full UK driving licence required")],
  ["I won't manage people again.", posting("Product Manager", "You will own the roadmap.")],
  ["I don't want to drive.", posting("Kernel Driver Engineer")],
  [
    "I can't lift anything, my back is bad.",
    posting("Lift Engineer", "You plan and lift shafts are drawn on screen."),
  ],
  ["No agencies please.", posting("Consultant", "You will work on site at our client in York.")],
  ["I won't take phone calls any more.", posting("Clerk", "Interviews are held over the phone.")],
  ["I don't want to do sales.", posting("Sales Ledger Clerk")],
  ["I won't be on the phone all day.", posting("Clerk", "You will answer the phones and file letters.")],
])("%s is a question where the opening leaves it open", async (note, text) => {
  const said = await saidOf(note, text);
  expect(said.join()).not.toContain("failed");
  expect(said.join()).not.toContain("not_met");
});

test.each([
  [
    "Anything with cold calling in it is a no.",
    posting("Account Assistant", "There is no cold calling in this role."),
  ],
  ["I don't work weekends.", posting("Clerk", "Hours: Monday to Friday, 9 to 5")],
  ["No night shifts.", posting("Clerk", "Hours: days, no night shifts")],
  ["I won't do nights any more.", posting("Machinist", "Monday to Friday, 7:00am to 3:30pm.")],
  ["I only want a permanent contract.", posting("Clerk", "Permanent contract, 35 hours")],
  ["I need visa sponsorship.", posting("Clerk", "We sponsor visas.")],
])("%s is met where the opening says that there is none", async (note, text) => {
  expect(await saidOf(note, text)).toEqual(["met"]);
});

test.each([
  ["I don't work weekends.", posting("Clerk", "Hours: Monday to Friday, and one weekend off in three")],
  ["No night shifts.", posting("Clerk", "No more than two night shifts in a row")],
  ["I won't take a job without leading people.", posting("Site Planner", "- Lead a team of three fitters")],
  ["I only want work where I lead people.", posting("Site Planner", "- Lead a team of three fitters")],
  ["I won't do nights any more.", posting("Machinist", "7:00am to 3:30pm or rotating shifts.")],
  ["No fixed-term contracts.", posting("Clerk", "A permanent contract follows a fixed-term contract.")],
  ["I won't work in gambling.", posting("Clerk", "Experience in gambling is welcome.")],
  ["I won't work in gambling.", posting("Clerk", "Book a time slot.", "Hazard training is given.")],
  ["I don't drive.", posting("Clerk", "You will check licences.", "- Driving licence desirable")],
  ["I won't freelance.", posting("Clerk", "B2B sales.", "Our customers are often self-employed.")],
  ["I can't be standing all day.", posting("Clerk", "We stand for equality, and stand on our own.")],
  ["I won't work for startups.", posting("Clerk", "Commissioning and start-up of plants.")],
  ["I need visa sponsorship.", posting("Clerk", "Proud sponsor of the town's football team.")],
  ["I can work until 8.", posting("Clerk", "9am to 5pm")],
  ["I need to start before May.", posting("Clerk", "Start: 6 January")],
  ["I won't manage people again.", posting("Clerk", "You will manage people's expectations.")],
  ["I won't take fixed-term work.", posting("Clerk", "You will handle fixed-term deposits.")],
  ["I won't take fixed-term work.", posting("Clerk", "Administer fixed-term contracts for staff.")],
  ["I won't freelance.", posting("Editor", "Manage a pool of freelance writers")],
  ["I won't freelance.", posting("Tax Clerk", "Prepare 1099 forms")],
  ["I won't work for startups.", posting("Clerk", "We were a startup once and are now 800 people.")],
  ["I never smoke tobacco.", posting("Clerk", "We sell tobacco.")],
  ["I don't need visa sponsorship.", posting("Clerk", "We are unable to sponsor visas.")],
  ["I need sponsorship.", posting("Marketing Clerk", "You will manage sponsorship deals.")],
])("%s is not judged by a line that may say otherwise", async (note, text) => {
  const said = (await saidOf(note, text)).join();
  expect(said).not.toContain("failed");
  expect(said).not.toMatch(/(?:^|,)met/);
});

test("a driver's weekends at home are no weekends at work", async () => {
  const said = await saidOf("I can't work weekends.", posting("Driver", "Regional routes, home weekends"));
  expect(said).toEqual(["not_weighed: I can't work weekends."]);
});

test.each([
  [
    "No cold calling and no weekends.",
    posting("Clerk", "Hours: Monday to Friday", "You will make 60 cold calls a day."),
  ],
  [
    "I won't take less than £30,000 and I won't do cold calling.",
    posting("Clerk", "Salary: £36,000 a year", "You will make 60 cold calls a day."),
  ],
  ["Only in Leeds, and I won't manage people.", posting("Planner", "- Lead a team of three")],
])("%s fails if one of its parts does", async (note, text) => {
  const said = (await saidOf(note, text)).join();
  expect(said).toContain("failed");
  expect(said).not.toMatch(/(?:^|,)met/);
});

test.each([
  ["No cold calling and no weekends.", posting("Clerk", "Hours: Monday to Friday")],
  ["I can't do nights, weekends or overtime.", posting("Clerk", "No overtime.")],
])("%s is not met by a part of it", async (note, text) => {
  expect((await saidOf(note, text)).join()).not.toMatch(/(?:^|,)met/);
});

const leading = "I won't manage people again.";
const lines: readonly (readonly [string, string, string?])[] = [
  [leading, "Run weekly reports"],
  [leading, "Manage the diaries of our staff"],
  [leading, "Lead generation for the sales teams"],
  [leading, "Gestionar y mantener equipos informáticos"],
  [leading, "Your team leader will train you."],
  [leading, "Sie leiten Anrufe an Mitarbeiter weiter."],
  [leading, "Lead the way", "Assistant to the Team Leader"],
  ["I don't want to drive.", "Drive delivery of the roadmap"],
  ["I don't want to drive.", "Energy and drive"],
  ["No quiero conducir.", "Instalar conductores de cobre"],
  ["Ich will nicht mehr telefonieren.", "Telefon: 0341 000000"],
  ["Ich will nicht mehr telefonieren.", "Telefonisch erreichen Sie uns am Vormittag."],
  ["I won't take phone calls any more.", "Handle API calls"],
  ["No quiero levantar peso.", "Sueldo: 20,000 pesos mensuales"],
  ["No agencies please.", "Book agency staff for the ward"],
  ["I won't do cold calling.", "Zero cold calling."],
  ["I don't want to do sales.", "Sales are up 20% and we are growing.", "After Sales Technician"],
  ["I never want to leave sales.", "You will sell kitchens.", "Sales Executive"],
  ["I don't want to sell insurance.", "You will sell shoes.", "Sales Assistant"],
  ["I don't want to drive a truck, a van is fine.", "You will drive a van.", "Van Driver"],
  ["I won't manage teams larger than five.", "Lead a team of three fitters"],
];
test.each(lines.map(([note, line, title = "Clerk"]) => ({ note, line, title })))(
  "$note does not fail by: $line $title",
  async ({ note, line, title }) => {
    const said = (await saidOf(note, posting(title, line))).join();
    expect(said).not.toContain("failed");
  },
);

test.each([
  ["I don't want to do sales.", "Sell kitchens, no weekend work"],
  ["I won't do cold calling.", "You will make 60 cold calls a day, no experience needed."],
  ["I don't want to do sales.", "You will not only sell but also buy."],
  ["No agencies please.", "We do not accept CVs from agencies."],
  [leading, "Lead a team of ten and do not shy away from hard talks"],
])("%s is not met by a denial of something else: %s", async (note, line) => {
  expect((await saidOf(note, posting("Clerk", line))).join()).not.toMatch(/(?:^|,)met/);
});

test.each([
  ["Tampoco trabajo sábados.", posting("Auxiliar", "Horario: sábados y domingos")],
  ["Unter 3.800 netto mach ich es nicht.", posting("Planer", "Gehalt: 2.900 € brutto im Monat")],
])("%s is a limit that the opening fails", async (note, text) => {
  expect((await saidOf(note, text))[0]).toMatch(/^(?:failed|not_known): /);
});

test("a refused time of which the opening says nothing is listed", async () => {
  expect(await saidOf("No night shifts.", posting("Clerk"))).toEqual(["not_weighed: No night shifts."]);
});

test("hours in words are compared", async () => {
  const said = await saidOf(
    "Twenty hours a week is the most I can do.",
    posting("Clerk", "Hours: full time, 37 hours per week"),
  );
  expect(said[0]).toMatch(/^failed: /);
});

test("what a filter asks is not asked again as a gap", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const content = { basics: { name: "Ada Example" }, skills: [{ name: "Forklift" }] };
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "json_resume", content } });
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: {
      inputMode: "pasted_text",
      rawText: posting("Stores Clerk").replace("Conduit bending", "Forklift licence"),
    },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  const asked = (brief.whatToVerifyNext as string[]).filter((text) => text.includes("Forklift licence"));
  expect(asked).toHaveLength(1);
});

test("a refusal in any words is at least listed, and a fact on the person is none", async () => {
  const text = posting("Clerk", "Hours: 35");
  expect(await saidOf("No more beige cardigans for me.", text)).toEqual([
    "not_weighed: No more beige cardigans for me.",
  ]);
  for (const none of ["I don't have a degree.", "My wife won't move from Leeds.", "I never met the owner."])
    expect(await saidOf(none, text)).toEqual([]);
});

test("an opening of which too little is read still lists what it leaves open", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  await h.send("POST", "/api/v1/memories", {
    key: person.key,
    body: { contentText: "I won't work nights." },
  });
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "manual", title: "Electrician", company: "Example Grid" },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const { briefData } = await read(h, person, `fit-briefs/${id}`);
  expect(briefData).toMatchObject({
    verdict: "not_enough_read",
    openPoints: [{ kind: "not_weighed", text: "I won't work nights." }],
  });
});
