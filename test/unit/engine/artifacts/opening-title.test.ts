import { expect, test } from "vitest";
import { addresseeIn } from "../../../../src/engine/artifacts/letter/addressee.ts";
import { genderedTitle } from "../../../../src/engine/artifacts/letter/gendered-title.ts";
import { openingWords } from "../../../../src/engine/artifacts/opening-words.ts";
import { uncapped } from "../../../../src/engine/artifacts/words/cased.ts";
import { germanLetter } from "../../../../src/engine/artifacts/words/letters/de.ts";
import { frenchLetter } from "../../../../src/engine/artifacts/words/letters/fr.ts";
import { shortLanguage } from "../../../../src/engine/artifacts/words/words-of.ts";

test.each([
  ["jefe/a de cocina", "Jefe de cocina at La Marina", "jefe de cocina"],
  ["jefe/a de cocina", "Jefa de cocina at La Marina", "jefa de cocina"],
  ["Avocat(e) collaborateur(trice)", "Avocate collaboratrice at Morel", "Avocate collaboratrice"],
  ["Avocat(e) collaborateur(trice)", "Avocat at Morel", "Avocat collaborateur"],
  ["Professeur(e) des écoles", "Professeure des écoles at Jean-Moulin", "Professeure des écoles"],
  ["Desarrollador/a backend", "Desarrollador web at Pixelia", "Desarrollador backend"],
  ["Vendeur(euse)", "Serveuse at Café Lune", "Vendeuse"],
  ["Infirmier(ière)", "Infirmière at CHU", "Infirmière"],
  ["Infirmier(ère) coordinateur(trice)", "Infirmière at CHU", "Infirmière coordinatrice"],
  ["Leiter/in Einkauf", "Buchhalterin at Rau AG", "Leiterin Einkauf"],
  ["Leiter*in Einkauf", "Buchhalter at Rau AG", "Leiter Einkauf"],
  ["Profesor/a", "Pianista at Teatro", "Profesor/a"],
  ["Nurse/ICU", "Nurse at Quenby", "Nurse/ICU"],
])("%s for %s is %s", (title, own, said) => {
  expect(genderedTitle(title, [{ id: "c", kind: "job", text: own, path: "work[0]" }])).toBe(said);
});

test.each([
  ["Reply to Niamh Ryan, Transport Manager, before 11 December 2026.", { style: "", name: "Niamh Ryan" }],
  ["Candidatures à Claire Duval, directrice.", { style: "", name: "Claire Duval" }],
  ["Ihre Ansprechpartnerin: Dr. Miriam Kessler.", { style: "Dr.", name: "Miriam Kessler", gender: "f" }],
  ["Ihr Ansprechpartner: Dr. Jens Ahlers.", { style: "Dr.", name: "Jens Ahlers" }],
  [
    "Please send a CV and a covering letter of no more than two pages to Helen Ackroyd, Head of Collections.",
    { style: "", name: "Helen Ackroyd" },
  ],
  [
    "Pueden enviar su currículum a Marta Segarra (seleccion@levante.example)",
    { style: "", name: "Marta Segarra" },
  ],
  ["To apply call Gemma Tranter at Yorkline on 01924 555 0190.", { style: "", name: "Gemma Tranter" }],
  ["Questions: Trudy Halvorsen, Nurse Manager ICU", { style: "", name: "Trudy Halvorsen" }],
  ["Contact Foothills Dental Clinic on 01924 555 0190.", undefined],
  [
    "For an informal chat, contact Regional Manager Louise Pickersgill on 01904 555 0110.",
    { style: "", name: "Louise Pickersgill" },
  ],
  [
    "Stuur je cv en motivatie vóór 5 januari 2027 naar Jeroen Verhagen, HR-adviseur.",
    { style: "", name: "Jeroen Verhagen" },
  ],
  [
    "Inviare il curriculum entro il 31 dicembre 2026 a: Dott.ssa Ilaria Benassi",
    { style: "Dott.ssa", name: "Ilaria Benassi", gender: "f" },
  ],
  ["Reply to Human Resources, Leeds.", undefined],
  ["Applications to the Headteacher.", undefined],
])("%s", (line, person) => expect(addresseeIn(line)).toEqual(person));

test("a salutation keeps the doctor's title and agrees with the closing", () => {
  const kessler = { style: "Dr.", name: "Miriam Kessler" };
  expect(germanLetter.greeting(undefined, kessler)).toBe("Guten Tag Dr. Miriam Kessler,");
  expect(germanLetter.greeting(undefined, { ...kessler, gender: "f" })).toBe(
    "Sehr geehrte Frau Dr. Kessler,",
  );
  expect(germanLetter.attention({ ...kessler, gender: "f" })).toBe("Frau Dr. Miriam Kessler");
  const roussel = { style: "Monsieur", name: "Paul Roussel", gender: "m" } as const;
  expect(frenchLetter.closing(roussel)).toBe("Je vous prie d'agréer, Monsieur, mes salutations distinguées.");
});

test.each([
  ["NCLEX-RN passed", "NCLEX-RN passed"],
  ["HOTEL MARCHWOLD, Port Calder", "Hotel Marchwold, Port Calder"],
  ["STAFF NURSE", "Staff Nurse"],
])("%s in a sentence is %s", (name, said) => expect(uncapped(name)).toBe(said));

test.each([
  ["Softwareentwickler Backend (m/w/d)\nHansekontor Bank AG\n- Erfahrung mit Kubernetes\n- Deutsch B2", "de"],
  ["Serveur H/F\nCafé Lune\n- 2 ans d'expérience\n- Anglais et français", "fr"],
  ["Camarera\nBar Sol\n- 2 años de experiencia\n- Inglés B1", "es"],
  ["Cook\nInn, Kent\n- 2 years of experience with pastry", "en"],
  ["Kellner\nCafé Mond", undefined],
])("%s is %s", (text, language) => expect(shortLanguage(text)).toBe(language));

const course = {
  degree: "Ausbildung",
  honours: "",
  at: "Kanzlei Weber",
  from: "2008",
  until: "2011",
  isCurrent: false,
};
test.each([
  [
    "Steuerfachangestellten",
    "Ausbildung",
    "Gelernt habe ich den Beruf Steuerfachangestellte (Kanzlei Weber, 2008 bis 2011).",
  ],
  [
    "Konstruktionsmechaniker",
    "Ausbildung",
    "Gelernt habe ich den Beruf Konstruktionsmechaniker (Kanzlei Weber, 2008 bis 2011).",
  ],
  [
    "",
    "Lehre als Elektroinstallateur EFZ",
    "Gelernt habe ich den Beruf Elektroinstallateur EFZ (Kanzlei Weber, 2008 bis 2011).",
  ],
  [
    "Gesundheits- und Krankenpflege",
    "Ausbildung",
    "Gelernt habe ich Gesundheits- und Krankenpflege (Kanzlei Weber, 2008 bis 2011).",
  ],
  [
    "Koch",
    "Lehrabschlussprüfung",
    "Gelernt habe ich den Beruf Koch (Lehrabschlussprüfung, Kanzlei Weber, 2008 bis 2011).",
  ],
  [
    "Tischlerin",
    "Gesellenbrief",
    "Gelernt habe ich den Beruf Tischlerin (Gesellenbrief, Kanzlei Weber, 2008 bis 2011).",
  ],
  ["", "Abitur", "Zu meiner Ausbildung gehört das Abitur (Kanzlei Weber, 2008 bis 2011)."],
])("%s, %s", (area, degree, said) => expect(germanLetter.studied({ ...course, area, degree })).toBe(said));

test.each([
  ["Universitätsklinikum Sankt Elisabeth", "beim Universitätsklinikum Sankt Elisabeth"],
  ["Klinik am See", "bei Klinik am See"],
])("%s", (company, said) => expect(germanLetter.about("Pflegefachkraft", company)).toContain(said));

test.each([
  ["Hotel Beispielhof ****S", "Hotel Beispielhof"],
  ["(ii) Have at least 3 years", "Have at least 3 years"],
  ["B. Braun Example", "B. Braun Example"],
  ["1. Offizier", "1. Offizier"],
])("%s is quoted as %s", (given, said) => expect(openingWords(given)).toBe(said));
