import { expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;

test.each([
  [
    "Our family-run garage needs a mechanic. Harper's Autos has served Brecon for thirty years and we still know every customer by name. £16 an hour.",
    "Harper's Autos",
  ],
  [
    "I'm Jo and I run Fern & Finch, a flower shop in Totnes. I need a florist for three days a week from February.",
    "Fern & Finch",
  ],
  [
    "Come and work with us at Leaf & Bean! Our cafe on the seafront in Deal is looking for a weekend barista.",
    "Leaf & Bean",
  ],
  [
    "VACANCY - Practice Nurse (part time) - Riverside Surgery, Monmouth. We are a friendly practice of 9,000 patients.",
    "Riverside Surgery",
  ],
  [
    "Kestrel Logistics are recruiting night shift warehouse operatives at our Daventry site.",
    "Kestrel Logistics",
  ],
  [
    "We (Brightwater Pools Ltd, based just outside Salisbury) need a pool engineer who can drive.",
    "Brightwater Pools Ltd",
  ],
  ["Do you love bread? Then join Miller & Daughter in Frome as our new Baker.", "Miller & Daughter"],
  [
    "A new opportunity has arisen for a Payroll Manager to join the finance team of Northgate Housing Association in Durham.",
    "Northgate Housing Association",
  ],
  [
    "Hi, posting for my sister: her salon, Studio Nine in Ayr, has a chair free for an experienced stylist.",
    "Studio Nine",
  ],
  [
    "Hartley & Sons, solicitors in Kendal since 1890, wish to appoint a conveyancing solicitor.",
    "Hartley & Sons",
  ],
  [
    "Lunar Robotics builds arms for labs. From our office in Bristol we ship to thirty countries, and now we need a Field Service Engineer.",
    "Lunar Robotics",
  ],
  [
    "Bäckerei Lindner in Passau sucht ab sofort eine Verkäuferin für 25 Stunden in der Woche.",
    "Bäckerei Lindner",
  ],
  ["Wir, die Schreinerei Huber aus Rosenheim, suchen einen Gesellen.", "Schreinerei Huber"],
  [
    "Zur Verstärkung unseres Teams im Seniorenheim Abendsonne (Celle) suchen wir eine Pflegefachkraft in Vollzeit.",
    "Seniorenheim Abendsonne",
  ],
  [
    "Die Gemeinde Altdorf stellt zum 1. März eine Bauamtsleiterin oder einen Bauamtsleiter ein.",
    "Gemeinde Altdorf",
  ],
  [
    "Moin! Café Strandgut auf Föhr braucht für die Saison noch eine Köchin oder einen Koch.",
    "Café Strandgut",
  ],
  [
    "Du willst mit uns wachsen? Die Nordlicht Software GmbH mit Sitz in Kiel sucht dich als Backend-Entwickler (m/w/d).",
    "Nordlicht Software GmbH",
  ],
  [
    "Nous sommes Novatis, une jeune entreprise de Rennes, et nous recrutons un commercial sédentaire.",
    "Novatis",
  ],
  ["Recherche aide à domicile pour l'association Les Aînés du Val, secteur Loches.", "Les Aînés du Val"],
  ["En Talleres Iriarte, de Tudela, buscamos un chapista con ganas de trabajar.", "Talleres Iriarte"],
  ["Somos Verde Vivo, una empresa de jardinería de Murcia, y necesitamos un jardinero.", "Verde Vivo"],
  [
    "La Residencia Los Olmos (Segovia) incorpora auxiliar de geriatría para turno de noche.",
    "Residencia Los Olmos",
  ],
  ["A Padaria Sol, em Braga, procura padeiro com experiência.", "Padaria Sol"],
  ["O Hotel Beira-Rio, em Tavira, está a recrutar um rececionista de noite.", "Hotel Beira-Rio"],
  ["A Construtora Lima (Recife) contrata pedreiro e servente.", "Construtora Lima"],
  ["La Pasticceria Dolce Nido di Asti cerca un banconista part-time.", "Pasticceria Dolce Nido"],
  ["Siamo lo Studio Ferri, commercialisti a Parma, e cerchiamo una contabile.", "Studio Ferri"],
  ["Bakkerij De Korenaar in Zutphen zoekt een bakker die van de nacht houdt.", "Bakkerij De Korenaar"],
  ["Wij zijn Groenhof Hoveniers uit Breda en wij zoeken een hovenier.", "Groenhof Hoveniers"],
  ["Voor ons filiaal in Gouda zoekt Drogisterij Van Loon een verkoopmedewerker.", "Drogisterij Van Loon"],
  ["Piekarnia Złoty Kłos w Krośnie zatrudni piekarza.", "Piekarnia Złoty Kłos"],
  ["Lindbergs Måleri i Falun söker en målare med start i mars.", "Lindbergs Måleri"],
  ["Kaffebaren Bønnen i Odense søger en barista til weekender.", "Kaffebaren Bønnen"],
])("the employer is read from prose: %s", (text, company) => {
  expect(read(text).company).toBe(company);
});

test("an adverb before a call is no employer", () => {
  expect(
    read("Seit 1952 arbeiten wir in Bregenz. Jetzt brauchen wir einen Elektriker.").company,
  ).toBeUndefined();
});

test("needs of those who are cared for say nothing of how much is wanted", () => {
  const text =
    "Helper\n\nApplicants should have some experience of working with children with additional needs.";
  expect(read(text).requirements?.map((one) => one.text)).toEqual([
    "some experience of working with children with additional needs",
  ]);
});
