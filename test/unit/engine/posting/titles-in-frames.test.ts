import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const catalog = readBuiltInCatalog();
const { skills } = prepareCatalog(catalog);
const titleOf = (text: string) => normalisePosting({ text }, skills).opportunity.title;

/** How adverts of a language name the job, around any title. */
const frames: Record<string, ((title: string) => string)[]> = {
  en: [
    (title) => `We are looking for a ${title} to join our team in Leeds.\n\nYou will work with customers.\n`,
    (title) => `Hi,\n\nMy client is looking for a ${title} with three years of experience.\n\nBest,\nAnn\n`,
    (title) => `Hey, do you know anyone who'd fancy a job as a ${title} in Leeds? Pay is £15 an hour.\n`,
    (title) => `${title} - Leeds - £30,000\n\nBramble Foods Ltd\n`,
    (title) => `Vacancy: ${title}, part-time\nSt Oda's School\n`,
  ],
  de: [
    (title) => `Wir suchen ab sofort eine/n ${title} (m/w/d) für unser Team in Kassel.\n\nBitte melden.\n`,
    (title) => `Für unseren Kunden in Kassel suchen wir eine ${title} in Vollzeit.\n`,
    (title) => `${title} (m/w/d) gesucht\n\nFirma Birkner, Kassel\n`,
  ],
  es: [
    (title) => `Buscamos ${title} para nuestra oficina en Valencia.\n\nTrabajo en equipo.\n`,
    (title) => `Empresa líder del sector selecciona ${title} para su planta de Valencia.\n`,
    (title) => `Hola Marta,\n\nEstoy buscando ${title} para un cliente en Valencia. ¿Te interesa?\n`,
  ],
  fr: [
    (title) => `Nous recherchons un(e) ${title} pour notre agence de Lyon.\n\nTravail en équipe.\n`,
    (title) => `Moulins Perret recrute un ${title} en CDI.\n`,
    (title) => `Poste de ${title} à pourvoir à Lyon\n`,
  ],
  pt: [
    (title) => `Procuramos ${title} para a nossa loja em Braga.\n\nTrabalho em equipa.\n`,
    (title) => `Recrutamos ${title} para a nossa equipa de Braga.\n`,
    (title) => `A Padaria Lima está contratando ${title} para Curitiba.\n`,
  ],
};
const TITLES = 40;
/** Some words are titles only for those who know: "PA", "custodia", "Page". */
const LEAST = 36;

function titlesOf(language: string): string[] {
  const all =
    language === "en"
      ? catalog.occupations.flatMap(({ alternateTitles = [] }) => alternateTitles.slice(0, 1))
      : (catalog.localTitles ?? []).filter((one) => one.language === language).map(({ title }) => title);
  const plain = [...new Set(all)].filter((title) => !/[()/]/.test(title));
  return plain.filter((_, index) => index % Math.floor(plain.length / TITLES) === 0).slice(0, TITLES);
}

const bare = (title: string | undefined) => title?.replace(/ \(m\/w\/d\)$/u, "").toLowerCase();

describe.each(Object.keys(frames))("titles of the catalogue in adverts, %s", (language) => {
  const titles = titlesOf(language);
  test.each((frames[language] ?? []).map((frame) => [frame("…").split("\n", 3).join(" "), frame] as const))(
    "%s",
    (_, frame) => {
      const missed = titles.filter((title) => bare(titleOf(frame(title))) !== title.toLowerCase());
      expect(missed.slice(TITLES - LEAST)).toEqual([]);
    },
  );
});
