import { expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const asked = (text: string) =>
  (normalisePosting({ text }, skills).opportunity.requirements ?? []).map(
    ({ kind, necessity, text: said }) => `${necessity === "preferred" ? "?" : ""}${kind}: ${said}`,
  );

// The text of an advertisement, and what it asks; "?" is a wish.
test.each([
  [
    "You must hold a full driving licence and have the use of your own car.",
    ["licence: full driving licence", "place: have the use of your own car"],
  ],
  [
    "Applicants must be registered with the NMC and have a year's experience in a care home.",
    ["licence: registered with the NMC", "experience: have a year's experience in a care home"],
  ],
  [
    "You do need to have done nights before, hold a first aid certificate and be ready for weekend shifts.",
    [
      "experience: done nights before",
      "certificate: hold a first aid certificate",
      "schedule: be ready for weekend shifts",
    ],
  ],
  [
    "Someone with a year or two in a nursing home will settle in fastest.",
    ["?experience: year or two in a nursing home"],
  ],
  [
    "We look for a calm, honest person who can use a hoist and who will gladly work every second Sunday.",
    ["other: calm", "other: honest person", "skill: use a hoist", "schedule: work every second Sunday"],
  ],
  ["Preference will be given to candidates who can drive a minibus.", ["?skill: drive a minibus"]],
  [
    "An enhanced DBS check and two references must be in place before you start.",
    ["other: An enhanced DBS check", "other: two references must be in place before you start"],
  ],
  ["Knowing Kafka would be a lovely surprise.", ["?skill: Knowing Kafka"]],
  ["We can't sponsor visas, sorry.", ["authorization: We can't sponsor visas"]],
  ["You should have been on call for a live system.", ["experience: been on call for a live system"]],
  [
    "Experience with Terraform and a good understanding of networking are expected; Kubernetes is a bonus.",
    ["experience: Experience with Terraform", "skill: networking", "?skill: Kubernetes"],
  ],
  [
    "You bring five or more years in software testing, you've automated web apps with Playwright, and you enjoy clear writing.",
    [
      "experience: You bring five or more years in software testing",
      "experience: you've automated web apps with Playwright",
      "other: you enjoy clear writing",
    ],
  ],
  ["The job means travelling to Hull twice a year.", ["place: travelling to Hull twice a year"]],
  [
    "Sie haben eine Ausbildung als Fachlagerist abgeschlossen oder mindestens ein Jahr im Lager gearbeitet.",
    [
      "education: eine Ausbildung als Fachlagerist abgeschlossen oder mindestens ein Jahr im Lager gearbeitet",
    ],
  ],
  [
    "Wer schon einmal mit Holz gearbeitet hat, ist klar im Vorteil.",
    ["?experience: einmal mit Holz gearbeitet"],
  ],
  [
    "Wir wünschen uns jemanden, der Deutsch spricht, einen Führerschein hat und am Samstag arbeiten kann.",
    ["language: Deutsch spricht", "licence: einen Führerschein hat", "schedule: am Samstag arbeiten"],
  ],
  [
    "Sie sollten gut Deutsch sprechen und früh aufstehen können.",
    ["language: gut Deutsch sprechen", "other: früh aufstehen"],
  ],
  [
    "Du hast eine abgeschlossene Lehre, kennst dich mit CNC aus und scheust dich nicht vor Schichtarbeit.",
    ["education: eine abgeschlossene Lehre", "skill: CNC", "schedule: scheust dich nicht vor Schichtarbeit"],
  ],
  [
    "Englisch in Wort und Schrift ist Pflicht, Spanisch wäre schön.",
    ["language: Englisch in Wort und Schrift", "?language: Spanisch"],
  ],
  [
    "Ohne Führerschein geht es leider nicht, denn der Bus fährt nur einmal am Tag.",
    ["licence: Ohne Führerschein geht es leider nicht"],
  ],
  [
    "Il faut connaître la littérature jeunesse, aimer la conseiller et ne pas craindre de porter des cartons.",
    [
      "skill: littérature jeunesse",
      "other: aimer la conseiller",
      "other: ne pas craindre de porter des cartons",
    ],
  ],
  [
    "Au bénéfice d'un diplôme de libraire, vous disposez d'au moins deux ans de pratique et maîtrisez Excel.",
    [
      "education: Au bénéfice d'un diplôme de libraire",
      "experience: vous disposez d'au moins deux ans de pratique",
      "skill: Excel",
    ],
  ],
  [
    "Si vous parlez anglais, c'est un plus ; si vous connaissez Medialog, vous gagnerez du temps.",
    ["?language: anglais", "?skill: Medialog"],
  ],
  [
    "Une expérience d'au moins deux ans en librairie est exigée, le permis B est souhaité.",
    ["experience: Une expérience d'au moins deux ans en librairie", "?licence: le permis B"],
  ],
  [
    "Vous êtes organisé, vous savez tenir une caisse et vous acceptez de travailler le samedi.",
    ["other: organisé", "skill: tenir une caisse", "schedule: vous acceptez de travailler le samedi"],
  ],
  [
    "La personne recherchée a déjà travaillé en magasin, parle couramment espagnol et possède le permis.",
    [
      "experience: La personne recherchée a déjà travaillé en magasin",
      "language: parle couramment espagnol",
      "licence: possède le permis",
    ],
  ],
  [
    "Il vous faudra être disponible le dimanche, et une première expérience en caisse serait appréciée.",
    ["schedule: être disponible le dimanche", "?experience: une première expérience en caisse"],
  ],
  [
    "Es imprescindible tener carnet de manipulador y vivir cerca de Gijón.",
    ["certificate: carnet de manipulador", "place: vivir cerca de Gijón"],
  ],
  [
    "Pedimos dos años de experiencia, don de gentes y ganas de aprender.",
    ["experience: dos años de experiencia", "other: don de gentes", "other: ganas de aprender"],
  ],
  ["Si además hablas inglés, mejor que mejor.", ["?language: inglés"]],
  [
    "Debes manejar bien el horno, ser puntual y no tener miedo al trabajo duro.",
    ["skill: bien el horno", "other: ser puntual", "other: no tener miedo al trabajo duro"],
  ],
  [
    "Se requiere título de Formación Profesional, carnet B y disponibilidad para viajar.",
    ["education: título de Formación Profesional", "licence: carnet B", "place: disponibilidad para viajar"],
  ],
  [
    "Dá-se preferência a quem já conheça o QVet; o espanhol ajuda.",
    ["?skill: o QVet", "?language: o espanhol"],
  ],
  [
    "É preciso ter experiência com gatos, falar inglês e gostar de trabalhar em equipa.",
    ["experience: experiência com gatos", "language: falar inglês", "other: gostar de trabalhar em equipa"],
  ],
  [
    "Serve saper cucire a mano, usare la macchina lineare e avere tanta pazienza.",
    ["skill: cucire a mano", "skill: usare la macchina lineare", "other: avere tanta pazienza"],
  ],
  [
    "Cerchiamo una persona che abbia lavorato in sartoria, che conosca i tessuti e che abiti in zona.",
    ["experience: lavorato in sartoria", "skill: i tessuti", "place: abiti in zona"],
  ],
  [
    "Si richiedono diploma, patente B e disponibilità a lavorare il sabato.",
    [
      "education: Si richiedono diploma",
      "licence: patente B",
      "schedule: disponibilità a lavorare il sabato",
    ],
  ],
  [
    "We zoeken iemand met een jaar of twee ervaring op een servicedesk, die geduld heeft en een VOG kan overleggen.",
    [
      "experience: een jaar of twee ervaring op een servicedesk",
      "other: die geduld heeft",
      "other: een VOG kan overleggen",
    ],
  ],
  [
    "Ervaring met TOPdesk is mooi meegenomen, rijbewijs B is noodzakelijk.",
    ["?experience: Ervaring met TOPdesk", "licence: rijbewijs B"],
  ],
  [
    "De formation Bac+2 en ressources humaines, vous avez une première expérience de la paie et vous connaissez Silae. Rigoureuse et discrète, vous aimez le contact. L'anglais est apprécié. Des déplacements ponctuels à Lyon sont à prévoir.",
    [
      "education: De formation Bac+2 en ressources humaines",
      "experience: vous avez une première expérience de la paie",
      "skill: Silae",
      "other: Rigoureuse",
      "other: discrète",
      "other: vous aimez le contact",
      "?language: L'anglais",
      "place: Des déplacements ponctuels à Lyon sont à prévoir",
    ],
  ],
  [
    "Para el puesto pedimos ciclo formativo de administración, experiencia de al menos un año en gestoría y buen manejo de A3. Es importante que tengas don de gentes y que seas ordenada. Se valora el inglés. Horario de mañana.",
    [
      "education: Para el puesto pedimos ciclo formativo de administración",
      "experience: experiencia de al menos un año en gestoría",
      "skill: A3",
      "other: Es importante que tengas don de gentes",
      "other: seas ordenada",
      "?language: el inglés",
      "schedule: Horario de mañana",
    ],
  ],
])("a sentence of several demands is parted: %s", (text, demands) => {
  expect(asked(`Helper\n\n${text}\n`)).toEqual(demands);
});

test("the letter of a class ends a sentence", () => {
  expect(asked("Helper\n\nServe la patente B. La conoscenza della pasticceria è gradita.")).toEqual([
    "licence: la patente B",
    "?skill: pasticceria",
  ]);
});

test('a Spanish or French "en" does not part what a Dutch one would', () => {
  expect(asked("Helper\n\n- Se valorará francés y experiencia previa en turno de noche.")).toEqual([
    "?language: francés",
    "?experience: experiencia previa en turno de noche",
  ]);
});
