import { describe, expect, test } from "vitest";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import { read } from "./reading.ts";

const catalog = readBuiltInCatalog();

/** What stands around the jobs of a language. */
const languages = {
  en: {
    head: "Ann Torvey\nLeeds\nann@mail.example\n\nEXPERIENCE",
    at: "at",
    firms: ["Bramble Foods", "Hull Royal Infirmary"],
    task: "- Trained new staff",
  },
  de: {
    head: "Anna Wendt\nKassel\nanna@mail.example\n\nBERUFSERFAHRUNG",
    at: "bei",
    firms: ["Birkner Technik GmbH", "Klinikum Kassel"],
    task: "- Neue Kollegen angelernt",
  },
  es: {
    head: "Ana Correa\nValencia\nana@mail.example\n\nEXPERIENCIA LABORAL",
    at: "en",
    firms: ["Talleres Ibarra", "Grupo Salas S.L."],
    task: "- Formación de personal nuevo",
  },
  fr: {
    head: "Anne Lemaire\nLyon\nanne@mail.example\n\nEXPÉRIENCE PROFESSIONNELLE",
    at: "chez",
    firms: ["Moulins Perret", "Groupe Vasseur"],
    task: "- Formation des nouveaux",
  },
  pt: {
    head: "Ana Correia\nBraga\nana@mail.example\n\nEXPERIÊNCIA PROFISSIONAL",
    at: "na",
    firms: ["Padaria Lima", "Hospital São João"],
    task: "- Formação de pessoal novo",
  },
};
type Language = keyof typeof languages;

/** The forms of an entry, from its title, employer, dates and the word before an employer. */
const layouts: Record<string, (title: string, firm: string, dates: string, at: string) => string> = {
  "title, employer and dates below each other": (title, firm, dates) => `${title}\n${firm}\n${dates}`,
  "title and employer, dates at the margin": (title, firm, dates) => `${title}, ${firm}    ${dates}`,
  "employer above title and dates": (title, firm, dates) => `${firm}\n${title}    ${dates}`,
  "employer behind its word, dates in brackets": (title, firm, dates, at) =>
    `${title} ${at} ${firm} (${dates})`,
  "bars between them": (title, firm, dates) => `${title} | ${firm} | ${dates}`,
  "dates before a colon": (title, firm, dates) => `${dates}: ${title}, ${firm}`,
};
const TITLES = 24;
/** In Spanish a subject may be behind "en", as in "Técnico en Enfermería". */
const LEAST = 17;

function titlesOf(language: Language): string[] {
  const all =
    language === "en"
      ? catalog.occupations.flatMap(({ alternateTitles = [] }) => alternateTitles.slice(0, 1))
      : (catalog.localTitles ?? []).filter((one) => one.language === language).map(({ title }) => title);
  const plain = [...new Set(all)].filter((title) => !/[()/]/.test(title));
  const step = Math.floor(plain.length / TITLES);
  return plain
    .filter((_, index) => index % step === 0)
    .slice(0, TITLES)
    .map((title) => title.charAt(0).toUpperCase() + title.slice(1));
}

describe.each(Object.keys(languages) as Language[])("jobs of the catalogue's titles, %s", (language) => {
  const { head, at, firms, task } = languages[language];
  const titles = titlesOf(language);
  const [first = "", second = ""] = firms;

  test.each(Object.entries(layouts))("%s", (_, layout) => {
    const missed = titles.filter((title, index) => {
      const other = titles[(index + 7) % TITLES] ?? "";
      const jobs = [
        layout(title, first, "03/2019 - 08/2022", at),
        layout(other, second, "01/2015 - 02/2019", at),
      ];
      const { document } = read(`${head}\n\n${jobs.map((job) => `${job}\n${task}`).join("\n\n")}\n`);
      const [job] = document.work ?? [];
      return (
        document.work?.length !== 2 ||
        job?.position?.toLowerCase() !== title.toLowerCase() ||
        job.name !== first ||
        job.startDate !== "2019-03"
      );
    });
    expect(missed.slice(TITLES - LEAST)).toEqual([]);
  });
});
