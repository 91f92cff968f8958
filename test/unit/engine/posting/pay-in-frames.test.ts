import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const payOf = (text: string) => normalisePosting({ text }, skills).opportunity.salary;

/** What a text states: the text, its bounds (a single figure may be either), the period and the currency. */
type Pay = [said: string, min?: number, max?: number, period?: string, currency?: string];

const languages: Record<string, { head: string; pays: Pay[]; frames: string[] }> = {
  "en-GB": {
    head: "Cook\nBramble Foods Ltd\nLeeds, UK\n\n",
    pays: [
      ["£28,000 - £32,000 per annum", 28000, 32000, "year", "GBP"],
      ["£28k-£32k", 28000, 32000, "year", "GBP"],
      ["£28,000 to £32,000", 28000, 32000, "year", "GBP"],
      ["£28-32k", 28000, 32000, "year", "GBP"],
      ["£13.50 per hour", 13.5, 13.5, "hour", "GBP"],
      ["£13.50 - £15.00 p/h", 13.5, 15, "hour", "GBP"],
      ["up to £32,000 a year", undefined, 32000, "year", "GBP"],
      ["from £28,000", 28000, undefined, "year", "GBP"],
      ["£180 per day", 180, 180, "day", "GBP"],
      ["£550 a week", 550, 550, "week", "GBP"],
      ["£28,000 pro rata", 28000, 28000, "year", "GBP"],
      ["£32,000 + bonus", 32000, 32000, "year", "GBP"],
      ["circa £30,000", 30000, 30000, "year", "GBP"],
      ["GBP 28,000-32,000 per year", 28000, 32000, "year", "GBP"],
    ],
    frames: [
      "Salary: {}",
      "Pay: {}",
      "Salary {}",
      "The salary is {}.",
      "We pay {}.",
      "We offer {} depending on experience.",
      "{}",
      "Rate of pay: {}",
      "Remuneration: {}",
      "What we offer: {}, 25 days holiday",
      "You will earn {}.",
      "Package: {} and pension",
    ],
  },
  "en-US": {
    head: "Line Cook\nBramble Foods LLC\nAustin, TX\n\n",
    pays: [
      ["$60,000 - $75,000 per year", 60000, 75000, "year", "USD"],
      ["$60K–$75K", 60000, 75000, "year", "USD"],
      ["$22/hr", 22, 22, "hour", "USD"],
      ["$18.00-$22.50 an hour", 18, 22.5, "hour", "USD"],
      ["$22 per hour DOE", 22, 22, "hour", "USD"],
      ["$1,200 weekly", 1200, 1200, "week", "USD"],
      ["$60,000.00 to $75,000.00 annually", 60000, 75000, "year", "USD"],
      ["USD 60,000-75,000/year", 60000, 75000, "year", "USD"],
      ["$4,500/month", 4500, 4500, "month", "USD"],
    ],
    frames: [
      "Salary: {}",
      "Pay range: {}",
      "Compensation: {}",
      "Starting pay {}",
      "The base salary range for this position is {}.",
      "{}",
      "We're paying {}.",
      "Hourly rate/salary: {}",
      "Pay: {} plus tips",
    ],
  },
  de: {
    head: "Koch (m/w/d)\nBirkner GmbH\nKassel\n\n",
    pays: [
      ["2.800 - 3.200 € brutto im Monat", 2800, 3200, "month", "EUR"],
      ["2.800 bis 3.200 Euro brutto monatlich", 2800, 3200, "month", "EUR"],
      ["45.000 - 52.000 € im Jahr", 45000, 52000, "year", "EUR"],
      ["45.000–52.000 EUR brutto/Jahr", 45000, 52000, "year", "EUR"],
      ["15,50 € pro Stunde", 15.5, 15.5, "hour", "EUR"],
      ["ab 2.800 € brutto", 2800, undefined, "month", "EUR"],
      ["bis zu 52.000 € jährlich", undefined, 52000, "year", "EUR"],
      ["3.200,00 € brutto/Monat", 3200, 3200, "month", "EUR"],
      ["€ 45.000,- brutto jährlich", 45000, 45000, "year", "EUR"],
      ["45-52 T€ p.a.", 45000, 52000, "year", "EUR"],
    ],
    frames: [
      "Gehalt: {}",
      "Vergütung: {}",
      "Wir zahlen {}.",
      "Das Gehalt beträgt {}.",
      "Wir bieten {}.",
      "Verdienst: {}",
      "{}",
      "Stundenlohn/Gehalt: {}",
      "Dein Gehalt liegt bei {}.",
    ],
  },
  fr: {
    head: "Cuisinier H/F\nMoulins Perret\nLyon\n\n",
    pays: [
      ["28 000 € à 32 000 € brut par an", 28000, 32000, "year", "EUR"],
      ["28-32 K€", 28000, 32000, "year", "EUR"],
      ["entre 28 000 et 32 000 euros bruts annuels", 28000, 32000, "year", "EUR"],
      ["2 100 € brut par mois", 2100, 2100, "month", "EUR"],
      ["13,50 € de l'heure", 13.5, 13.5, "hour", "EUR"],
      ["12,10 €/h brut", 12.1, 12.1, "hour", "EUR"],
      ["30k€ brut annuel", 30000, 30000, "year", "EUR"],
      ["à partir de 2 100 € net/mois", 2100, undefined, "month", "EUR"],
      ["2100€ mensuel", 2100, 2100, "month", "EUR"],
    ],
    frames: [
      "Salaire : {}",
      "Rémunération : {}",
      "Salaire proposé : {}",
      "Le salaire est de {}.",
      "{}",
      "Nous proposons {}.",
      "Rémunération {} selon profil",
      "Taux horaire ou salaire : {}",
    ],
  },
  es: {
    head: "Cocinero/a\nTalleres Ibarra\nValencia, España\n\n",
    pays: [
      ["24.000 - 28.000 € brutos anuales", 24000, 28000, "year", "EUR"],
      ["24.000€ - 28.000€ b/a", 24000, 28000, "year", "EUR"],
      ["entre 24.000 y 28.000 euros brutos al año", 24000, 28000, "year", "EUR"],
      ["1.450 € al mes", 1450, 1450, "month", "EUR"],
      ["1.450 euros netos mensuales", 1450, 1450, "month", "EUR"],
      ["9,50 €/hora", 9.5, 9.5, "hour", "EUR"],
      ["hasta 28.000 € anuales", undefined, 28000, "year", "EUR"],
      ["24k-28k", 24000, 28000, "year", undefined],
      ["24-28K€", 24000, 28000, "year", "EUR"],
    ],
    frames: [
      "Salario: {}",
      "Sueldo: {}",
      "Retribución: {}",
      "Ofrecemos {}.",
      "El salario es de {}.",
      "{}",
      "Salario bruto: {}",
      "Rango salarial: {}",
    ],
  },
  pt: {
    head: "Cozinheiro\nPadaria Lima Ltda\nCuritiba, PR\n\n",
    pays: [
      ["R$ 3.200,00", 3200, 3200, "month", "BRL"],
      ["R$ 3.200,00 a R$ 4.000,00 por mês", 3200, 4000, "month", "BRL"],
      ["R$3.200 mensais", 3200, 3200, "month", "BRL"],
      ["de R$ 3.200 a R$ 4.000", 3200, 4000, "month", "BRL"],
      ["R$ 22,00/hora", 22, 22, "hour", "BRL"],
    ],
    frames: [
      "Salário: {}",
      "Remuneração: {}",
      "Salário {} + benefícios",
      "Oferecemos {}.",
      "{}",
      "Faixa salarial: {}",
    ],
  },
  it: {
    head: "Cuoco\nOfficine Bassi S.r.l.\nBologna\n\n",
    pays: [
      ["28.000 - 32.000 € lordi annui", 28000, 32000, "year", "EUR"],
      ["RAL 28.000-32.000 €", 28000, 32000, "year", "EUR"],
      ["1.500 € netti al mese", 1500, 1500, "month", "EUR"],
      ["€ 1.500 mensili", 1500, 1500, "month", "EUR"],
      ["10 €/ora", 10, 10, "hour", "EUR"],
      ["30K", 30000, 30000, "year", undefined],
    ],
    frames: ["Retribuzione: {}", "Stipendio: {}", "Offriamo {}.", "{}", "RAL: {}", "Lo stipendio è di {}."],
  },
  nl: {
    head: "Kok\nVan Dam B.V.\nZwolle\n\n",
    pays: [
      ["€ 2.600 - € 3.100 bruto per maand", 2600, 3100, "month", "EUR"],
      ["€2600 tot €3100 per maand", 2600, 3100, "month", "EUR"],
      ["€ 14,50 per uur", 14.5, 14.5, "hour", "EUR"],
      ["maximaal € 3.100 bruto", undefined, 3100, "month", "EUR"],
      ["€ 2.600,- bruto", 2600, 2600, "month", "EUR"],
    ],
    frames: ["Salaris: {}", "Salarisindicatie: {}", "Wij bieden {}.", "Je verdient {}.", "{}", "Loon: {}"],
  },
  pl: {
    head: "Kucharz\nLogiPol Sp. z o.o.\nŁódź\n\n",
    pays: [
      ["6 000 - 7 500 zł brutto", 6000, 7500, "month", "PLN"],
      ["31,50 zł/h brutto", 31.5, 31.5, "hour", "PLN"],
      ["od 6000 do 7500 PLN miesięcznie", 6000, 7500, "month", "PLN"],
      ["6500 zł netto", 6500, 6500, "month", "PLN"],
    ],
    frames: [
      "Wynagrodzenie: {}",
      "Oferujemy {}.",
      "{}",
      "Stawka: {}",
      "Pensja {}",
      "Oferujemy wynagrodzenie {}",
    ],
  },
  sv: {
    head: "Kock\nÖrebro kommun\nÖrebro\n\n",
    pays: [
      ["30 000 - 34 000 kr/mån", 30000, 34000, "month", "SEK"],
      ["32 000 kr per månad", 32000, 32000, "month", "SEK"],
      ["165 kr/tim", 165, 165, "hour", "SEK"],
      ["32 000 SEK i månaden", 32000, 32000, "month", "SEK"],
    ],
    frames: ["Lön: {}", "Månadslön: {}", "Vi erbjuder {}.", "{}", "Lönen är {}."],
  },
  zh: {
    head: "厨师\n海湾餐饮有限公司\n深圳\n\n",
    pays: [
      ["8000-12000元/月", 8000, 12000, "month", "CNY"],
      ["8-12K", 8000, 12000, undefined, "CNY"],
      ["月薪8000元", 8000, 8000, "month", "CNY"],
      ["年薪20-30万", 200000, 300000, "year", "CNY"],
    ],
    frames: ["薪资：{}", "待遇：{}", "{}", "工资待遇：{}"],
  },
  ja: {
    head: "調理師\n株式会社みなと\n大阪市\n\n",
    pays: [
      ["月給24万円～28万円", 240000, 280000, "month", "JPY"],
      ["時給1,200円", 1200, 1200, "hour", "JPY"],
      ["年収400万円～500万円", 4000000, 5000000, "year", "JPY"],
      ["月給250,000円以上", 250000, undefined, "month", "JPY"],
    ],
    frames: ["給与：{}", "{}", "賃金：{}", "待遇：{}"],
  },
};

function isRead(text: string, [, min, max, period, currency]: Pay): boolean {
  const pay = payOf(text);
  const is = (bound: number | undefined, read: number | undefined, other: number | undefined) =>
    bound === undefined || read === bound || (read === undefined && other === bound);
  return (
    pay !== undefined &&
    is(min, pay.min, pay.max) &&
    is(max, pay.max, pay.min) &&
    (period === undefined || pay.period === period) &&
    (currency === undefined || pay.currency === currency)
  );
}

/** "30K" alone, and a label that names two periods, are not certain. */
const MOST_MISSED = 3;

describe("pay in the wordings of a language", () => {
  test.each(Object.entries(languages))("%s", (_, { head, pays, frames }) => {
    const missed = frames.flatMap((frame) =>
      pays.flatMap((pay) => {
        const said = frame.replace("{}", pay[0]);
        return isRead(`${head}${said}\n\nWe are a small team.\n`, pay) ? [] : [said];
      }),
    );
    expect(missed.slice(MOST_MISSED)).toEqual([]);
  });

  test("a town that no list has ends with its sentence", () => {
    const { locations } = normalisePosting(
      { text: "Hi Sam,\n\nI have a cook role based in Wendlebury. Interested?\n\nBest, Ann\n" },
      skills,
    ).opportunity;
    expect(locations).toEqual(["Wendlebury"]);
    expect(normalisePosting({ text: "Cook needed in Grindlethorpe." }, skills).opportunity.locations).toEqual(
      ["Grindlethorpe"],
    );
  });
});
