import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const openings = {
  en: `Warehouse Supervisor
Company: Sample Goods Ltd
Location: Leeds, UK (on-site)
Salary: £31,000 per year
Hours: full time, 40 hours a week
Shifts: rotating, including nights and every second weekend
You will travel to our sites in Hull and York every week.
Requirements
- Conduit bending`,
  de: `Schichtleiter (m/w/d)
Muster Lager GmbH
Standort: Kassel, vor Ort
Gehalt: 2.900 € brutto im Monat
Arbeitszeit: Vollzeit, 40 Stunden, Wechselschicht mit Nachtschicht, auch am Wochenende
Reisetätigkeit: ca. 40 %
Ihr Profil
- Conduit bending`,
  fr: `Chef d'équipe logistique (H/F)
Société : Exemple Transports
Lieu : Lyon, sur site
Salaire : 2 200 € brut par mois
Horaires : temps plein, 39 h, en 3x8, week-ends compris
Déplacements fréquents dans toute la France
Profil
- Conduit bending`,
  es: `Encargado de almacén
Empresa: Almacenes Ejemplo S.L.
Lugar: Zaragoza, presencial
Salario: 24.000 € brutos al año
Horario: jornada completa, turnos rotativos con noches y fines de semana
Disponibilidad para viajar
Requisitos
- Conduit bending`,
};
const unpaid = openings.en.replace("Salary: £31,000 per year\n", "");

/** What a brief says of each note, one at a time: the kind of its open point, or "met", or "" where it is silent. */
async function saidOf(rawText: string, notes: readonly string[]): Promise<string[]> {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  const said: string[] = [];
  for (const contentText of notes) {
    const note = asObject(
      (await h.send("POST", "/api/v1/memories", { key, body: { contentText } })).body.data,
    );
    const data = await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: { inputMode: "pasted_text", rawText },
    });
    const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
    const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
    const ofNote = (list: unknown) =>
      asList(list ?? []).filter((one) => JSON.stringify(one).includes(contentText.replace(/[.?!]$/, "")));
    const [point] = ofNote(brief.openPoints);
    said.push(point ? textAt(point, "kind") : ofNote(brief.limits).length > 0 ? "met" : "");
    await h.send("DELETE", `/api/v1/memories/${String(note.id)}`, { key });
  }
  return said;
}

const failed = {
  en: [
    "I won't take less than £35,000 a year.",
    "My minimum is £35,000.",
    "Nothing under £35k please.",
    "I can't do night shifts because of my kids.",
    "I don't want to work weekends.",
    "I don't want to travel for work.",
    "I want to work from home at least three days a week.",
    "I only want to work in London.",
    "I can only work part time.",
    "No more than 30 hours a week.",
    "I'm happy to travel, but no nights please.",
  ],
  de: [
    "Weniger als 42.000 € im Jahr kommt nicht infrage.",
    "Ich brauche ein Gehalt von mindestens 45.000 Euro.",
    "Ich will nicht mehr in Wechselschicht arbeiten.",
    "Am Wochenende arbeite ich nicht.",
    "Keine Dienstreisen.",
    "Max. 30 Stunden pro Woche.",
    "Nur Frühschicht.",
  ],
  fr: [
    "En dessous de 2 500 € je refuse.",
    "Pas de travail de nuit.",
    "Je ne travaille pas le week-end.",
    "Uniquement en télétravail.",
    "Temps partiel uniquement.",
    "Je cherche uniquement à Bordeaux.",
  ],
  es: [
    "Por menos de 27.000 € no cambio.",
    "No trabajo los fines de semana.",
    "No quiero viajar.",
    "Solo media jornada.",
    "Solo en Madrid.",
    "Solo turno de mañana.",
  ],
};

test.each(["en", "de", "fr", "es"] as const)(
  "a limit that an opening fails is said to fail: %s",
  async (language) => {
    const said = await saidOf(openings[language], failed[language]);
    expect(said.map((one, at) => [failed[language][at], one])).toEqual(
      failed[language].map((note) => [note, "failed"]),
    );
  },
);

test.each([
  ["I refuse to travel more than twice a year.", "not_weighed"],
  ["Cold calling is out of the question.", "not_weighed"],
  ["I can't start before 1 October 2027.", "not_weighed"],
  ["I don't want to commute more than 30 minutes.", "not_weighed"],
  ["My pay should be £40,000 or more.", "not_known"],
])("a limit that the opening does not decide is listed as open: %s", async (note, kind) => {
  expect(await saidOf(unpaid, [note])).toEqual([kind]);
});

test.each([
  "I never missed a night shift in eight years.",
  "My last job had no weekend work.",
  "I managed budgets of at least £350,000.",
  "My husband won't work nights.",
  "I don't mind weekends.",
  "I won't be reachable at work on Friday.",
  "I never said no to a night shift.",
  "I'd have no trouble with nights.",
  "Please don't call me at weekends.",
  "Gegen Wochenendarbeit habe ich nichts.",
  "Travailler le week-end ne me gêne pas.",
  "No tengo inconveniente en trabajar de noche.",
  "He wants me to become test manager.",
  "No news from Siemens yet.",
  "I am not married.",
  "I only use Linux.",
  "I don't drink coffee.",
  "I can't remember her name.",
  "I don't think so.",
  "I don't like my photo.",
  "I never miss a deadline.",
  "I don't want you to mention my age.",
  "Ich trinke keinen Kaffee.",
  "Je ne fume pas.",
  "No fumo.",
])("what limits no work is not listed: %s", async (note) => {
  expect(await saidOf(openings.en, [note])).toEqual([""]);
});

test("an opening that is not read enough for a score still says which limit it fails", async () => {
  const dutch =
    "Medewerker klantenservice\nVoorbeeld Fietsen BV\nZwolle\n€ 14,90 bruto per uur\n32 uur per week";
  expect(await saidOf(dutch, ["Onder de 18 euro per uur begin ik er niet aan.", "Ik bel graag."])).toEqual([
    "failed",
    "",
  ]);
});

test("hours that a posting names in its text are compared, with the words for most and least", async () => {
  const posting = openings.de.replace(/Arbeitszeit: .*/, "Arbeitszeit: 25 Stunden pro Woche, vormittags");
  const notes = [
    "Mehr als 30 Stunden in der Woche schaffe ich nicht.",
    "Höchstens 20 Stunden pro Woche.",
    "Mindestens 30 Stunden pro Woche.",
    "Ich will 30 Stunden pro Woche.",
  ];
  expect(await saidOf(posting, notes)).toEqual(["met", "failed", "failed", "not_known"]);
});

test.each(["Voll- oder Teilzeit", "Vollzeit/Teilzeit", "Teilzeit oder Vollzeit"])(
  "a posting that leaves open how much one works is asked: %s",
  async (line) => {
    const posting = openings.de.replace(/Arbeitszeit: .*/, line);
    expect(await saidOf(posting, ["Nur Teilzeit.", "Nur Vollzeit."])).toEqual(["not_known", "not_known"]);
  },
);

test.each([
  "What are my limits?",
  "What are my deal-breakers?",
  "Was sind meine Grenzen?",
  "Quelles sont mes limites ?",
])("the limits are answered by all that are stored: %s", async (query) => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  const ask = async () => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
    return JSON.stringify(at(body, "data", "reasoning"));
  };
  for (const { id } of asList((await h.send("GET", "/api/v1/memories", { key })).body.data).map(asObject))
    await h.send("DELETE", `/api/v1/memories/${String(id)}`, { key });
  expect(await ask()).toContain("No limit was found in the profile or in the newest 200 notes.");
  for (const contentText of ["I won't take less than £35k.", "No nights, please."])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const said = await ask();
  expect(said).toContain("2 limits are stored");
  expect(said).toContain("I won't take less than £35k.");
  expect(said.split("No nights, please.")).toHaveLength(2);
});

test.each([
  ["I need a change; I currently earn £45,000 a year.", ""],
  ["I currently earn £25,000 and won't take less than £35,000 a year.", "failed"],
])("what is paid now is no limit: %s", async (note, kind) => {
  expect(await saidOf(openings.en, [note])).toEqual([kind]);
});

test.each([
  ["Rotating Equipment Supervisor", "not_weighed"],
  ["Supervisor\nHours: rotating shifts", "failed"],
])("rotating equipment is no shift work: %s", async (head, kind) => {
  const posting = `${head}\nCompany: Sample Goods Ltd\nLocation: Leeds, UK\nRequirements\n- Conduit bending`;
  expect(await saidOf(posting, ["No rotating shifts."])).toEqual([kind]);
});

test.each(["You will be part of full-stack projects.", "You complete part of the process."])(
  "a sentence of parts and wholes leaves no hours open: %s",
  async (line) => {
    const posting = openings.en.replace("Requirements", `${line}\nRequirements`);
    expect(await saidOf(posting, ["I can only work part time."])).toEqual(["failed"]);
  },
);

test("opening hours say when customers come", async () => {
  const posting = `Opening hours: Monday to Sunday, weekends included\n${unpaid.replace(/Shifts: .*\n/, "")}`;
  expect(await saidOf(posting, ["No weekend work."])).toEqual(["not_known"]);
});
