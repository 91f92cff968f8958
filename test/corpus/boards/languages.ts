import { type Board, ld, page, posting, says } from "./board.ts";

interface Foreign {
  lang: string;
  title: string;
  company: string;
  city: string;
  country: string;
  text: string;
}

const board = (
  { lang, title, company, city, country, text }: Foreign,
  more: object,
  gold: object,
): Board => ({
  name: `language-${lang}`,
  html: page({
    lang,
    head: ld(
      posting({
        title,
        hiringOrganization: { "@type": "Organization", name: company },
        jobLocation: { "@type": "Place", address: { addressLocality: city, addressCountry: country } },
        description: text.repeat(3),
        ...more,
      }),
    ),
    main: `<h1>${title}</h1>`,
  }),
  gold: [says({ title, company, locations: [`${city}, ${country}`], ...gold })],
});

/** Pages of other languages. */
export const languages: Board[] = [
  board(
    {
      lang: "de",
      title: "Fahrradmechaniker (m/w/d)",
      company: "Speiche & Kiefer GmbH",
      city: "Münster",
      country: "DE",
      text: "<p>Sie reparieren Räder und beraten unsere Kundschaft in der Werkstatt.</p><ul><li>Abgeschlossene Ausbildung im Handwerk</li></ul>",
    },
    {
      employmentType: "Vollzeit",
      baseSalary: { currency: "EUR", value: { minValue: 2600, maxValue: 3100, unitText: "Monat" } },
    },
    { employmentType: "FULL_TIME", salary: { min: 2600, max: 3100, currency: "EUR", period: "month" } },
  ),
  board(
    {
      lang: "fr",
      title: "Mécanicien cycles H/F",
      company: "Rayon & Pin",
      city: "Rennes",
      country: "FR",
      text: "<p>Vous réparez les vélos et conseillez les visiteurs de l'atelier chaque jour.</p><ul><li>Expérience en atelier</li></ul>",
    },
    { employmentType: ["FULL_TIME"], validThrough: "2027-01-31" },
    { employmentType: "FULL_TIME", closingDate: "2027-01-31" },
  ),
  board(
    {
      lang: "es",
      title: "Mecánico/a de bicicletas",
      company: "Radio y Pino",
      city: "Valencia",
      country: "España",
      text: "<p>Reparas bicicletas y atiendes a quienes visitan el taller cada día.</p><ul><li>Experiencia en taller</li></ul>",
    },
    { employmentType: "PART_TIME" },
    { employmentType: "PART_TIME" },
  ),
  board(
    {
      lang: "nl",
      title: "Fietsenmaker",
      company: "Spaak & Den",
      city: "Utrecht",
      country: "NL",
      text: "<p>Je repareert fietsen en adviseert bezoekers in de werkplaats, elke dag.</p><ul><li>Ervaring in een werkplaats</li></ul>",
    },
    { baseSalary: { currency: "EUR", value: { value: "15,50", unitText: "HOUR" } } },
    { salary: { min: 15.5, max: 15.5, currency: "EUR", period: "hour" } },
  ),
  board(
    {
      lang: "ja",
      title: "自転車整備士",
      company: "松輪商店",
      city: "京都市",
      country: "JP",
      text: "<p>工房で自転車の修理と点検を行い、来店されるお客様に使い方をご案内します。経験のある方を歓迎します。</p>",
    },
    {
      employmentType: "FULL_TIME",
      baseSalary: { currency: "JPY", value: { minValue: 220000, maxValue: 260000, unitText: "MONTH" } },
    },
    { employmentType: "FULL_TIME", salary: { min: 220000, max: 260000, currency: "JPY", period: "month" } },
  ),
];
