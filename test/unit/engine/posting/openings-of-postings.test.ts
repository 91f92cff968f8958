import { describe, expect, it } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

// Title, employer, place.
const rows: [string, ...(string | undefined)[]][] = [
  [
    "Panificio Dotti cerca un aiuto fornaio a Lodi. Orario dalle 2 alle 9.",
    "aiuto fornaio",
    "Panificio Dotti",
    "Lodi",
  ],
  [
    "Garage Besson (Annonay) embauche un mécanicien auto\nPermis B.",
    "mécanicien auto",
    "Garage Besson",
    "Annonay",
  ],
  [
    "La mairie de Saint-Germain-Laval recrute un agent technique.",
    "agent technique",
    "mairie de Saint-Germain-Laval",
  ],
  [
    "Piekarnia Złoty Kłos w Lesznie szuka piekarza. Praca w nocy.",
    "piekarza",
    "Piekarnia Złoty Kłos",
    "Lesznie",
  ],
  [
    "Taller Hnos. Cuesta, en Plasencia, busca oficial de segunda.",
    "oficial de segunda",
    "Taller Hnos. Cuesta",
    "Plasencia",
  ],
  [
    "Bakkerij Van der Horst in Culemborg zoekt een verkoopmedewerker voor zaterdag.",
    "verkoopmedewerker",
    "Bakkerij Van der Horst",
    "Culemborg",
  ],
  [
    "Die Gemeinde Oberwalting stellt ab sofort eine Fachkraft für das Bürgerbüro (m/w/d) ein.",
    "Fachkraft für das Bürgerbüro (m/w/d)",
    "Gemeinde Oberwalting",
  ],
  [
    "Rechtsanwaltsfachangestellte bei Kanzlei Böhm & Partner\n\nWas wir bieten: Jobticket",
    "Rechtsanwaltsfachangestellte",
    "Kanzlei Böhm & Partner",
  ],
  ["Kierowca C+E – Trans-Mal, Kutno\nOczekujemy: prawo jazdy C+E.", "Kierowca C+E", "Trans-Mal", "Kutno"],
  ["Mekaniker til Nørre Auto, Hjørring. Har du svendebrev?", "Mekaniker", "Nørre Auto", "Hjørring"],
  // Nobody is named, and no worker either.
  ["Wir suchen dich!\n\nKomm vorbei."],
  ["Our small team in Bath needs a new home and some help."],
];

describe("the first sentence says who hires whom, and where", () => {
  it.each(rows)("%s", (text, title, company, place) => {
    const { opportunity } = normalisePosting({ text });
    expect([opportunity.title, opportunity.company]).toEqual([title, company]);
    if (place !== undefined) expect(opportunity.locations).toEqual([place]);
  });
});

it.each([
  [
    "En Clínica Dental Alborada (Zaragoza) buscamos higienista dental a jornada completa.",
    "Clínica Dental Alborada",
    "higienista dental",
  ],
  ["Somos Talleres Rivas, un taller de Vigo, y buscamos a un mecánico.", "Talleres Rivas", "mecánico"],
  [
    "Für unsere Kita Sternschnuppe in Mainz suchen wir eine Erzieherin (m/w/d).",
    "Kita Sternschnuppe",
    "Erzieherin (m/w/d)",
  ],
  ["Als familiengeführtes Hotel am Titisee suchen wir ab Mai einen Koch (m/w/d).", undefined, "Koch (m/w/d)"],
  [
    "Estamos contratando auxiliar administrativo em Joinville. Casa das Tintas Ltda. Salário R$ 1.900.",
    "Casa das Tintas Ltda.",
    "auxiliar administrativo",
  ],
  ["Firma Stol-Mar zatrudni stolarza. Wymagamy prawa jazdy kat. B.", "Stol-Mar", "stolarza"],
  ["Salon fryzjerski Loczek w Gdyni szuka fryzjerki na pełny etat.", "Salon fryzjerski Loczek", "fryzjerki"],
  ["We are looking for a physiotherapist two days a week.", undefined, "physiotherapist"],
])("an employer without the words that lead to it, a job without its hours: %s", (text, company, title) => {
  const found = normalisePosting({ text }).opportunity;
  expect([found.company, found.title]).toEqual([company, title]);
});
