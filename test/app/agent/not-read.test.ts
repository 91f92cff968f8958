import { expect, test } from "vitest";
import { pasted } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
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
const dutchYears = `Storingsmonteur Elektrotechniek (40 uur)
Fabriek Lindal B.V., Zwolle
Ben jij een techneut in hart en nieren? Voor onze zuivelfabriek zoeken wij een storingsmonteur in de ploegendienst.
Functie-eisen:
- MBO 4 elektrotechniek
- 2 jaar ervaring in een productieomgeving
- Bereid om consignatiediensten te draaien
Aanbod:
- vakantietoeslag en dertiende maand
Solliciteer voor 1 december via onze site`;
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
  ["Dutch that names years and a diploma", dutchYears, { language: "nl" }],
])("a posting in %s, which has no reader, says so and has no score", async (_, text, language) => {
  const { brief, notRead } = await briefOf(text);
  expect(notRead).toEqual({ ...language, share: expect.any(Number) });
  expect(Number(at(notRead, "share"))).toBeLessThan(0.6);
  expect(brief).toMatchObject({ score: null, bucket: null, verdict: "not_enough_read" });
});

test("a posting of which less than a third of the lines is in a language that is read says so", async () => {
  const mixed = `Software Tester\nLindal Systems, Kraków\n\n${[
    "Wymagania i umiejętności które są potrzebne do pracy",
    "Testy manualne aplikacji i praca w zespole projektowym",
    "Dobra znajomość narzędzi oraz gotowość do nauki",
    "Praca zmianowa od poniedziałku do piątku",
    "Prowadzenie dokumentacji oraz raporty dla klientów",
    "Wykształcenie techniczne lub praktyka przez dwa lata",
    "Oferujemy umowę o pracę i prywatną opiekę",
    "We are a team of ten people and you will like it here with the coffee that we make for our guests and for you, and with the view that we have on the river from our roof in the summer and at all times of the year",
  ].join("\n")}`;
  const { brief, notRead } = await briefOf(mixed);
  expect(notRead).toEqual({ share: expect.any(Number) });
  expect(Number(at(notRead, "share"))).toBeLessThan(1 / 3);
  expect(brief).toMatchObject({ score: null, bucket: null, verdict: "not_enough_read" });
});

test("a stored opening says so again when it is judged later", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const send = (body: Json) => h.send("POST", "/api/v1/agent/apply", { key: person.key, body });
  const made = await send({ actions: [{ type: "normalize_opportunity" }], opportunity: pasted(polish) });
  const jobsWorkspaceItemId = at(made.body, "data", "results", "0", "outputs", "jobsWorkspaceRefs", "0");
  const { body } = await send({
    actions: [{ type: "generate_fit_brief" }],
    context: { jobsWorkspaceItemId },
  });
  expect(at(body, "metadata", "notRead")).toEqual(at(made.body, "metadata", "notRead"));
  expect(at(body, "metadata", "notRead")).toMatchObject({ language: "pl" });
  expect(at(body, "data", "results", "0", "outputs", "inline", "fitBrief")).toMatchObject({
    score: null,
    verdict: "not_enough_read",
  });
});

const finnish = `Helmi Esimerkki
helmi@example.com

Työkokemus
Kääntäjä, Esimerkkikieli Oy, Tampere, 8/2012 – 2/2019
- Käänsin potilasohjeita ja suostumuslomakkeita, jotka ovat käytössä sairaaloissa
- Olen vastannut myös termipankista, jossa oli 2 300 termiä
Freelance-kääntäjä, 3/2019 –
- Teknisiä ohjeita ja sopimuksia ruotsista ja saksasta, noin 40 asiakasta

Koulutus
Filosofian maisteri, ruotsin kääntäminen, Esimerkkiyliopisto, 2012

Kielitaito
Ruotsi on vahvin vieras kieleni, mutta olen kääntänyt myös saksasta`;
const hungarian = `Kovács Példabéla
bela@example.com

Szakmai tapasztalat
Raktárvezető, Példa Logisztika Kft., Győr, 2016 – 2023
- Egy húszfős csapat vezetése és a beosztás készítése
- A leltár pontossága 96 százalékról 99 százalékra nőtt, amely a cégnél a legjobb volt
Targoncavezető, Minta Raktár Kft., 2011 – 2016
- Áruk mozgatása és a polcok feltöltése is a feladatom volt

Tanulmányok
Logisztikai szakközépiskola, 2010

Nyelvtudás
Német nyelven középfokon beszélek, és az angolt még csak most tanulom`;

test.each([
  ["Finnish", finnish, "fi"],
  ["Hungarian", hungarian, "hu"],
])("a resume in %s, which has no reader, says so and loses nothing", async (_, content, language) => {
  const h = await start();
  const { key } = await h.newPerson();
  const body = { format: "text", content };
  const preview = await h.send("PUT", "/api/v1/resume", { key, body: { ...body, preview: true } });
  const stored = await h.send("PUT", "/api/v1/resume", { key, body });
  const later = await h.send("GET", "/api/v1/resume", { key });
  for (const answer of [preview, stored, later]) {
    expect(answer.status).toBe(200);
    expect(at(answer.body, "metadata", "notRead")).toEqual({ language, share: expect.any(Number) });
  }
  expect(at(later.body, "data", "sourceText")).toBe(content);
  expect(at(stored.body, "data", "fields")).toEqual(at(later.body, "data", "fields"));
  const warnings: unknown = at(stored.body, "data", "warnings");
  expect(warnings).toContainEqual(expect.stringContaining("all of it is kept"));
});

test("a resume in a language with a reader, and one that the caller read, say nothing of the kind", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const text =
    "Robin Sample\n\nExperience\nBaker, Example Bakery, 2015 - 2020\n- Baked rye bread\n\nSkills\nBaking";
  const own = await h.send("PUT", "/api/v1/resume", { key, body: { format: "text", content: text } });
  expect(at(own.body, "metadata", "notRead")).toBeUndefined();
  const content = { basics: { name: "Helmi Esimerkki" } };
  const read = { format: "json_resume", content, sourceText: finnish };
  const { body } = await h.send("PUT", "/api/v1/resume", { key, body: read });
  expect(at(body, "metadata", "notRead")).toBeUndefined();
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
