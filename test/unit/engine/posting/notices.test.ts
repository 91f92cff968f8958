import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;
const asked = (text: string): string[] =>
  (read(text).requirements ?? []).map(
    ({ kind, necessity, text: words }) => `${kind}${necessity === "preferred" ? "?" : ""}: ${words}`,
  );

describe("the head of a short notice", () => {
  test.each([
    [
      "Stellenausschreibung\n\nBeim Landratsamt Wiesenfeld ist im Sachgebiet Jugendhilfe eine unbefristete Stelle als\n\nSozialpädagoge (m/w/d)\n\nin Vollzeit zu besetzen.",
      "Sozialpädagoge (m/w/d)",
    ],
    ["Cercasi commessa/o part-time per negozio di abbigliamento in centro a Bologna.", "commessa/o"],
    [
      "Sykepleier 100 % fast stilling, Fjellheim sykehjem, Nordvik kommune\nKvalifikasjoner:\nAutorisasjon som sykepleier",
      "Sykepleier",
    ],
    [
      "Muhasebe Uzmanı – İzmir (Tam Zamanlı)\nEge Gıda A.Ş.\nAranan Nitelikler:\nEn az 4 yıl muhasebe deneyimi",
      "Muhasebe Uzmanı",
    ],
    ["Kassahenkilö, Market Sarja Oy, Tampere\nHaemme osa-aikaista kassahenkilöä.", "Kassahenkilö"],
  ])("%j: %s", (text, title) => expect(read(text).title).toBe(title));

  test.each([
    [
      "VACATURE: Monteur elektrotechniek\nBedrijf: Van Loon Installaties B.V., Zwolle\n",
      "Van Loon Installaties B.V.",
    ],
    [
      "Magazynier\nFirma LogiPol Sp. z o.o. – Pruszków\nWymagania:\n- min. rok doświadczenia na magazynie",
      "LogiPol Sp. z o.o.",
    ],
    ["ENTREPRISE DE NETTOYAGE RECRUTE\nAGENT D'ENTRETIEN H/F - LYON 7e\nVéhicule souhaité", undefined],
    ["Kassahenkilö, Market Sarja Oy, Tampere\nHaemme osa-aikaista kassahenkilöä.", "Market Sarja Oy"],
    [
      "Muhasebe Uzmanı – İzmir\nEge Gıda A.Ş.\nAranan Nitelikler:\nEn az 4 yıl muhasebe deneyimi",
      "Ege Gıda A.Ş.",
    ],
    [
      "Infirmier(ère) diplômé(e) d'État – service de réanimation\nCHU de Valmont – poste à pourvoir en CDI ou mutation",
      "CHU de Valmont",
    ],
  ])("%j: %s", (text, company) => expect(read(text).company).toBe(company));

  test("an internship is no place, and its hours make it no job", () => {
    const { locations, employmentType, title } = read(
      "2027 Summer Internship – Data Analyst (Hybrid, Toronto)\nMaple Mutual Insurance\n\n$26/hour, 37.5 hours per week, May to August 2027.",
    );
    expect({ locations, employmentType, title }).toEqual({
      locations: ["Toronto"],
      employmentType: "INTERN",
      title: "Data Analyst",
    });
  });

  test("pay with an allowance behind it", () =>
    expect(
      read(
        "Hi Tom,\n\nI have a Quantity Surveyor role in Leeds.\n\nUp to £65k + £6k car allowance, 26 days hols, 2 days WFH.\n",
      ).salary,
    ).toMatchObject({ max: 65_000, currency: "GBP" }));
});

const notice = (line: string) => `Night Auditor\nThe Kestrel Inn, Boise, ID\n\n${line}\n`;

describe("what a sentence asks", () => {
  test.each([
    [
      "You do need to be comfortable with numbers, OK working alone and at least 21.",
      ["other: comfortable with numbers", "skill: OK working alone", "other: at least 21"],
    ],
    ["Tableau or Power BI isn't new to you.", ["skill: Tableau or Power BI"]],
    [
      "Du hast deine Kochlehre abgeschlossen, bist teamfähig und kannst zupacken?",
      ["education: deine Kochlehre abgeschlossen"],
    ],
    [
      "A fellowship of the Higher Education Academy is expected.",
      ["certificate: A fellowship of the Higher Education Academy"],
    ],
    [
      "You'd need your own car as there's travel to sites.",
      ["place: your own car as there's travel to sites"],
    ],
    [
      "Residency within 30 minutes of the station is required.",
      ["place: Residency within 30 minutes of the station"],
    ],
  ])("%j", (line, wanted) => expect(asked(notice(line))).toEqual(wanted));

  test.each([
    [
      "en",
      "Post registration experience in an acute setting",
      ["experience: Post registration experience in an acute setting"],
    ],
    ["de", "sicherer Umgang mit MS Office, insbesondere Excel", ["skill: MS Office", "skill: Excel"]],
    ["nl", "In bezit van VCA en rijbewijs B", ["certificate: In bezit van VCA", "licence: rijbewijs B"]],
    ["es", "Airflow y certificaciones AWS", ["skill: Airflow", "certificate: certificaciones AWS"]],
    [
      "no",
      "Må beherske norsk muntlig og skriftlig, minimum B2",
      ["language: Må beherske norsk muntlig og skriftlig"],
    ],
    ["no", "Erfaring fra eldreomsorg er ønskelig", ["experience?: Erfaring fra eldreomsorg"]],
    ["sv", "Du talar och skriver god svenska", ["language: Du talar och skriver god svenska"]],
    ["fi", "Aikaisempi kokemus kaupan alalta on eduksi", ["experience?: Aikaisempi kokemus kaupan alalta"]],
    [
      "pl",
      "uprawnienia UDT na wózki (mile widziane wysoki skład)",
      ["certificate: uprawnienia UDT na wózki"],
    ],
    ["pl", "min. rok doświadczenia na magazynie", ["experience: min. rok doświadczenia na magazynie"]],
    [
      "tr",
      "Üniversitelerin İşletme, İktisat veya Maliye bölümlerinden mezun",
      ["education: Üniversitelerin İşletme, İktisat veya Maliye bölümlerinden mezun"],
    ],
    ["tr", "İyi derecede İngilizce bilen", ["language: İyi derecede İngilizce bilen"]],
  ])("%s: %j", (language, line, wanted) => expect(asked(`${heads[language]}\n- ${line}\n`)).toEqual(wanted));

  test.each([
    ["A couple of years behind a bar is what we're after.", ["experience: A couple of years behind a bar"]],
    [
      "Someone who's run a kitchen before would be perfect.",
      ["experience?: Someone who's run a kitchen before"],
    ],
    ["Ideally you've worked with children before.", ["experience?: you've worked with children before"]],
    [
      "We can only consider people with the right to work in the UK.",
      ["authorization: the right to work in the UK"],
    ],
    ["Only applicants with a valid SIA licence will be considered.", ["licence: a valid SIA licence"]],
    [
      "Candidates without a nursing registration can't be considered.",
      ["certificate: a nursing registration"],
    ],
    ["We're after a time-served joiner with a CSCS card.", ["certificate: a CSCS card"]],
    ["Experience of working in schools is vital.", ["experience: Experience of working in schools"]],
    ["Must hold a Blue Badge.", ["certificate: hold a Blue Badge"]],
    ["Ohne Führerschein Klasse B geht es nicht.", ["licence: Führerschein Klasse B"]],
    ["Vous justifiez d'une formation d'aide-soignant.", ["education: formation d'aide-soignant"]],
    ["Hablas inglés con soltura.", ["language: Hablas inglés con soltura"]],
    ["Parli bene l'inglese.", ["language: Parli bene l'inglese"]],
    ["Du har B-körkort och har jobbat i butik.", ["licence: B-körkort", "experience: har jobbat i butik"]],
    ["普通自動車免許必須。", ["licence: 普通自動車免許"]],
    ["営業経験3年以上の方。", ["experience: 営業経験3年以上の方"]],
    [
      "Do you have a forklift licence and two years of warehouse experience?",
      ["licence: a forklift licence", "experience: two years of warehouse experience"],
    ],
    ["Vous êtes titulaire du CAP Boulanger ?", ["education: titulaire du CAP Boulanger"]],
    [
      "Tienes carnet de conducir y experiencia de 2 años en reparto?",
      ["licence: carnet de conducir", "experience: experiencia de 2 años en reparto"],
    ],
  ])("%j", (line, wanted) => expect(asked(notice(line))).toEqual(wanted));

  test.each([
    "Our customers need two years of data before they trust a model.",
    "The team holds a BCorp certificate.",
    "Previous holders of this post had a PhD.",
    "Your manager has ten years' experience in nursing.",
    "Candidates with no experience are welcome.",
    "All products must be certified.",
    "The system must be available 24/7.",
    "Interviews will require a presentation in English.",
    "Permis B non nécessaire.",
    "Nos clients doivent parler anglais.",
    "Are you a recent graduate looking for experience?",
    "Do you have any questions?",
    "Hast du Lust auf ein tolles Team?",
    "Wir bilden dich zum Staplerfahrer aus.",
    "Nuestro equipo habla inglés y francés.",
  ])("%j asks nothing", (line) => expect(asked(notice(line))).toEqual([]));

  test("one year in words counts", () =>
    expect(read("Magazynier\nWymagania:\n- min. rok doświadczenia na magazynie\n").yearsRequired).toBe(1));
});

const heads: Record<string, string> = {
  en: "Requirements:",
  de: "Anforderungen:",
  nl: "Wat vragen wij?",
  es: "Requisitos:",
  no: "Kvalifikasjoner:",
  sv: "Kvalifikationer:",
  fi: "Vaatimukset:",
  pl: "Wymagania:",
  tr: "Aranan Nitelikler:",
};
