import { expect, test } from "vitest";
import { pasted } from "../../support/agent.ts";
import { asList, at, type Json } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const polish = `Pielęgniarka oddziałowa
Szpital Miejski Brzozowo, Kraków

Szukamy osoby, która dołączy do zespołu oddziału kardiologii i zajmie się pacjentami po zabiegach.
Twoje obowiązki obejmują opiekę nad pacjentami, podawanie leków oraz prowadzenie dokumentacji medycznej.

Wymagania
- prawo wykonywania zawodu pielęgniarki
- minimum dwa lata pracy na oddziale szpitalnym
- umiejętność pracy w zespole i dobra organizacja
- gotowość do pracy zmianowej

Oferujemy umowę o pracę, prywatną opiekę medyczną i dofinansowanie szkoleń.
`;
const dutch = `Verpleegkundige cardiologie
Ziekenhuis Lindal, Utrecht

Wij zoeken een verpleegkundige voor onze afdeling cardiologie met ervaring op de verpleegafdeling.
Je werkt in een team van twintig collega's en je bent verantwoordelijk voor de zorg van onze patiënten.

Wat wij vragen
- een BIG-registratie als verpleegkundige
- ervaring met patiënten op een afdeling
- je bent bereid om ook in het weekend te werken
`;
const english = `Registered Nurse
Lindal Clinic, Duluth

We are looking for a registered nurse to join our team on the cardiology ward and care for patients after surgery.
You will give medication, keep the records of your patients, and work with the doctors of the ward.

Requirements
- Wound care
- Patient assessment
- Two years of experience in a hospital
`;

async function briefOf(text: string, reading?: Json) {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const { status, body } = await h.send("POST", "/api/v1/agent/apply", {
    key: person.key,
    body: {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: { ...pasted(text), ...(reading && { reading }) },
    },
  });
  expect(status).toBe(200);
  const [, made] = asList(at(body, "data", "results"));
  return { brief: at(made, "outputs", "inline", "fitBrief"), notRead: at(body, "metadata", "notRead") };
}

test.each([
  ["Polish", polish, { language: "pl" }],
  ["Dutch", dutch, { language: "nl" }],
])("a posting in %s, which has no reader, says so and has no score", async (_, text, language) => {
  const { brief, notRead } = await briefOf(text);
  expect(notRead).toEqual({ ...language, share: expect.any(Number) });
  expect(Number(at(notRead, "share"))).toBeLessThan(0.6);
  expect(brief).toMatchObject({ score: null, bucket: null, verdict: "not_enough_read" });
});

test("what the caller read in such a text counts", async () => {
  const requirements = [
    { text: "ervaring met patiënten op een afdeling", kind: "experience", necessity: "required" },
  ];
  const { brief, notRead } = await briefOf(dutch, { title: "Verpleegkundige cardiologie", requirements });
  expect(notRead).toMatchObject({ language: "nl" });
  expect(at(brief, "verdict")).not.toBe("not_enough_read");
});

test("a posting in a language with a reader is read", async () => {
  const { brief, notRead } = await briefOf(english);
  expect(notRead).toBeUndefined();
  expect(at(brief, "score")).toEqual(expect.any(Number));
});
