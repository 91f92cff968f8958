import { expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;
const asked = (text: string) => read(text).requirements?.map(({ kind, text: said }) => [kind, said]) ?? [];

test.each([
  ["You'll love it here if you enjoy quiet afternoons and good coffee."],
  ["You will be able to choose your own hardware. You know the feeling when a show sells out."],
  ["You would be expected to join the team in Leeds twice a year, all expenses paid."],
  ["They need a home, and we find one. You will bring new ideas to life."],
  ["Staff discount is a plus. A cover letter is essential."],
  ["Bonus points for shopping at our partner shops are part of the package."],
  ["A probation period of six months is required by law."],
  ["Il faut dire que la vue est belle. Il vous faudra environ dix minutes depuis la gare."],
  ["Nous attendons vos CV avant le 3 mai. Une bonne ambiance est indispensable pour nous."],
  ["Ein Lächeln ist Pflicht. Ein Firmenwagen ist ein Plus. Ein kurzes Anschreiben wäre toll."],
  ["Du hast 30 Tage Urlaub. Du solltest dich bis Mai bewerben. Schön, wenn du bald anfängst."],
  ["Du kan nå oss på telefon. Du ska trivas hos oss. Du har ett eget kontor. Du är inte ensam."],
  ["Jesteś ważny dla nas. Masz do dyspozycji kuchnię. Oczekujemy zgłoszeń do 3 maja."],
])("prose on the team, the offer and the procedure asks nothing: %s", (text) => {
  expect(asked(`Clerk\n\n${text}`)).toEqual([]);
});

test("years of a house and papers to send are no list of demands", () => {
  expect(
    asked("Engineer\n\n3 years in business\nFive years of growth\n10 years warranty on all parts"),
  ).toEqual([]);
});

test("demands in running text are still read", () => {
  expect(asked("Clerk\n\nDu har goda kunskaper i svenska. Il vous faut un permis B.")).toEqual([
    ["language", "goda kunskaper i svenska"],
    ["licence", "un permis B"],
  ]);
});

test("an item of a list that names no paper is no certificate", () => {
  const text =
    "Clerk\n\nRequirements\n- Willing to be trained\n- Pattern recognition\n- Sonnenschein im Herzen\n- UK based";
  expect(asked(text).map(([kind]) => kind)).toEqual(["other", "other", "other", "other"]);
});

test.each([
  ["Stadt Apotheke Löwen", undefined],
  ["City of London Sinfonia", undefined],
  ["Village of Hope Trust", undefined],
  ["Västerås kommun", undefined],
  ["Aarhus Kommune", ["Aarhus"]],
  ["City of Edinburgh Council", ["Edinburgh"]],
  ["Stadt Musterau", ["Musterau"]],
])("the place of %s", (company, locations) => {
  expect(read(`Clerk\nCompany: ${company}`).locations).toEqual(locations);
});

test.each([
  ["Vi söker dig som tycker om människor."],
  ["Børnehaven søger en pædagog."],
  ["Die Gemeinde sucht Verstärkung."],
])("no employer in: %s", (text) => {
  expect(read(`Clerk\n\n${text}`).company).toBeUndefined();
});

test.each([["Brinner du för jobb i Sommar"], ["Join us for lunch w Friends"]])("no place in: %s", (text) => {
  expect(read(`Clerk\n\n${text}`).locations).toBeUndefined();
});
