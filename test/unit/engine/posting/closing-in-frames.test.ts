import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const closing = (text: string) => normalisePosting({ text }, skills).opportunity.closingDate;
const DAY = "2027-01-15";

/** How a language says the last day to apply: the head of an advert, forms of one day, and what stands around it. */
const languages: Record<string, { head: string; dates: string[]; frames: string[] }> = {
  en: {
    head: "Cook\nBramble Foods Ltd\nLeeds, UK\nPay: £15 an hour\n\n",
    dates: [
      "15 January 2027",
      "15th January 2027",
      "January 15, 2027",
      "15/01/2027",
      "15.01.2027",
      "2027-01-15",
      "Friday 15 January 2027",
      "15 Jan 2027",
      "Fri, 15 Jan 2027 23:59",
      "midnight on 15 January 2027",
      "5pm on Friday 15th January 2027",
    ],
    frames: [
      "Closing date: {}",
      "Deadline: {}",
      "Apply by {}",
      "Applications close {}",
      "Applications close on {}.",
      "Please send your CV by {}.",
      "The closing date for applications is {}.",
      "Applications must be received by {}.",
      "Last date to apply: {}",
      "Advert closes {}",
      "Applications by {} please.",
      "We must have your application by {}.",
      "Open until {}",
      "To apply, email jobs@bramble.example before {}.",
      "Closes: {}",
      "Application deadline is {}",
    ],
  },
  de: {
    head: "Koch (m/w/d)\nBirkner GmbH\nKassel\n\n",
    dates: [
      "15. Januar 2027",
      "15.01.2027",
      "15.1.2027",
      "Freitag, 15. Januar 2027",
      "Freitag, den 15.01.2027",
      "15. Jan. 2027",
      "2027-01-15",
      "15.01.27",
    ],
    frames: [
      "Bewerbungsfrist: {}",
      "Bewerbungsschluss: {}",
      "Bewerben Sie sich bis zum {}.",
      "Bitte bewerben Sie sich bis spätestens {}.",
      "Ihre Bewerbung richten Sie bitte bis {} an uns.",
      "Bewerbungen nehmen wir bis zum {} entgegen.",
      "Wir freuen uns auf Ihre Bewerbung bis {}.",
      "Frist: {}",
      "Die Bewerbungsfrist endet am {}.",
      "Senden Sie Ihre Unterlagen bis zum {} an info@birkner.example.",
      "Bewerbung bis: {}",
      "Schicken Sie uns Ihren Lebenslauf bis {}.",
    ],
  },
  fr: {
    head: "Cuisinier H/F\nMoulins Perret\nLyon\n\n",
    dates: [
      "15 janvier 2027",
      "15/01/2027",
      "vendredi 15 janvier 2027",
      "15 janv. 2027",
      "15.01.2027",
      "15/01/27",
    ],
    frames: [
      "Date limite de candidature : {}",
      "Date limite : {}",
      "Candidatures jusqu'au {}.",
      "Merci d'envoyer votre CV avant le {}.",
      "Postulez avant le {}.",
      "Les candidatures sont à adresser au plus tard le {}.",
      "Clôture des candidatures le {}",
      "Envoyez votre dossier avant le {} à rh@perret.example.",
      "Dépôt des candidatures jusqu'au {} inclus",
      "Réponse souhaitée avant le {}",
      "Date de fin de publication : {}",
    ],
  },
  es: {
    head: "Cocinero/a\nTalleres Ibarra\nValencia\n\n",
    dates: [
      "15 de enero de 2027",
      "15/01/2027",
      "viernes 15 de enero de 2027",
      "15-01-2027",
      "15 enero 2027",
      "15/1/2027",
    ],
    frames: [
      "Fecha límite: {}",
      "Fecha límite de inscripción: {}",
      "Plazo de presentación: hasta el {}",
      "Envía tu CV antes del {}.",
      "Puedes inscribirte hasta el {}.",
      "El plazo finaliza el {}.",
      "Las solicitudes se admiten hasta el {}.",
      "Cierre de la convocatoria: {}",
      "Recepción de candidaturas hasta el {}",
      "Interesados enviar CV hasta el {} a rrhh@ibarra.example",
      "Fecha de cierre: {}",
    ],
  },
  pt: {
    head: "Cozinheiro/a\nPadaria Lima\nBraga\n\n",
    dates: [
      "15 de janeiro de 2027",
      "15/01/2027",
      "sexta-feira, 15 de janeiro de 2027",
      "15-01-2027",
      "15/1/2027",
    ],
    frames: [
      "Data limite: {}",
      "Prazo: {}",
      "Inscrições até {}",
      "Envie o seu CV até {}.",
      "Candidaturas até ao dia {}.",
      "As candidaturas decorrem até {}.",
      "Prazo de candidatura: {}",
      "Candidate-se até {}",
      "Inscrições abertas até o dia {}",
      "Data de encerramento: {}",
    ],
  },
  it: {
    head: "Cuoco\nOfficine Bassi S.r.l.\nBologna\n\n",
    dates: ["15 gennaio 2027", "15/01/2027", "venerdì 15 gennaio 2027", "15.01.2027"],
    frames: [
      "Scadenza: {}",
      "Inviare il CV entro il {}.",
      "Candidature entro il {}",
      "Le domande devono pervenire entro il {}.",
      "Termine per le candidature: {}",
      "La selezione chiude il {}",
      "Candidati entro e non oltre il {}",
      "Data di scadenza: {}",
    ],
  },
  nl: {
    head: "Kok\nVan Dam B.V.\nZwolle\n\n",
    dates: ["15 januari 2027", "15-01-2027", "vrijdag 15 januari 2027", "15/01/2027"],
    frames: [
      "Sluitingsdatum: {}",
      "Reageer voor {}.",
      "Solliciteren kan tot {}.",
      "Reageren kan t/m {}",
      "Stuur je cv uiterlijk {}.",
      "Solliciteer vóór {}",
      "De vacature sluit op {}",
      "Deadline: {}",
      "Je kunt solliciteren tot en met {}.",
    ],
  },
  pl: {
    head: "Kucharz\nLogiPol Sp. z o.o.\nŁódź\n\n",
    dates: ["15 stycznia 2027", "15.01.2027", "15 stycznia 2027 r.", "15.01.2027 r."],
    frames: [
      "Termin składania aplikacji: {}",
      "Aplikuj do {}",
      "Prosimy o przesłanie CV do {}.",
      "Zgłoszenia przyjmujemy do {}.",
      "Oferta ważna do {}",
      "CV prosimy wysyłać do dnia {}",
      "Termin nadsyłania zgłoszeń: {}",
    ],
  },
  sv: {
    head: "Kock\nÖrebro kommun\n\n",
    dates: ["15 januari 2027", "2027-01-15", "den 15 januari 2027"],
    frames: [
      "Sista ansökningsdag: {}",
      "Ansök senast {}.",
      "Välkommen med din ansökan senast {}.",
      "Vi vill ha din ansökan senast {}.",
      "Sista dag att ansöka är {}.",
      "Ansökningstiden går ut {}.",
    ],
  },
  da: {
    head: "Kok\nAarhus Kommune\n\n",
    dates: ["15. januar 2027", "15.01.2027", "den 15. januar 2027", "15/1-2027"],
    frames: [
      "Ansøgningsfrist: {}",
      "Send din ansøgning senest {}.",
      "Ansøgningsfristen er {}.",
      "Søg stillingen senest {}.",
      "Vi skal have din ansøgning senest {}.",
      "Frist: {}",
    ],
  },
  no: {
    head: "Kokk\nBergen kommune\n\n",
    dates: ["15. januar 2027", "15.01.2027"],
    frames: [
      "Søknadsfrist: {}",
      "Søknadsfrist {}",
      "Send søknad innen {}.",
      "Søk innen {}.",
      "Fristen er {}.",
    ],
  },
  fi: {
    head: "Kokki\nMarket Sarja Oy\nTampere\n\n",
    dates: ["15.1.2027", "15. tammikuuta 2027"],
    frames: [
      "Hakuaika päättyy {}",
      "Hae viimeistään {}.",
      "Hakuaika: {} asti",
      "Lähetä hakemuksesi viimeistään {}.",
      "Jätä hakemuksesi {} mennessä.",
    ],
  },
  tr: {
    head: "Aşçı\nEge Gıda A.Ş.\nİzmir\n\n",
    dates: ["15 Ocak 2027", "15.01.2027"],
    frames: [
      "Son başvuru tarihi: {}",
      "Son başvuru: {}",
      "Başvurular {} tarihine kadar kabul edilir.",
      "Başvurularınızı {} tarihine kadar gönderin.",
    ],
  },
  ja: {
    head: "調理師\n株式会社みなと\n大阪市\n\n",
    dates: ["2027年1月15日", "2027/01/15"],
    frames: ["応募締切：{}", "締切：{}", "応募期限：{}", "{}までにご応募ください。", "募集期間：{}まで"],
  },
  zh: {
    head: "厨师\n海湾餐饮有限公司\n深圳\n\n",
    dates: ["2027年1月15日", "2027-01-15"],
    frames: ["截止日期：{}", "报名截止时间：{}", "请于{}前投递简历。", "简历投递截止到{}", "招聘截止：{}"],
  },
};

describe.each(Object.entries(languages))("the last day to apply, %s", (_, { head, dates, frames }) => {
  test.each(frames)("%s", (frame) => {
    const read = dates.map((date) => [date, closing(`${head}${frame.replace("{}", date)}\n`)]);
    expect(read).toEqual(dates.map((date) => [date, DAY]));
  });
});

const others: [head: string, lines: string[]][] = [
  [
    "Cook\nBramble Foods Ltd\nLeeds, UK\n£15 an hour\n\n",
    [
      "Start date: 15 January 2027",
      "The post runs until 15 January 2027.",
      "Interviews on 15 January 2027.",
      "Interviews will be held by 15 January 2027.",
      "Our kitchen closes on 15 January 2027 for two weeks.",
      "The contract ends on 15 January 2027.",
      "We moved here on 15 January 2021.",
      "Posted 15 January 2027",
      "References are due by 15 January 2027.",
      "You must have finished your course by 15 January 2027.",
      "Free until 15 January 2027: lunch.",
      "Report by 15 January 2027",
    ],
  ],
  [
    "Koch (m/w/d)\nBirkner GmbH\nKassel\n\n",
    [
      "Befristet bis 15. Januar 2027",
      "Eintritt bis zum 15.01.2027",
      "Die Stelle ist bis zum 15.01.2027 befristet.",
      "Die Küche schließt am 15.01.2027.",
      "Vorstellungsgespräche am 15.01.2027",
      "Beginn: 15.01.2027",
      "Elternzeitvertretung bis 15.01.27",
      "Version 15.01.27",
      "Unsere Unterlagen gelten bis 15.01.2027.",
    ],
  ],
  [
    "Kokki\nMarket Sarja Oy\nTampere\n\n",
    ["Työ kestää 15.1.2027 asti.", "Sopimus on voimassa 15.1.2027 asti.", "Aloitus 15.1.2027 mennessä"],
  ],
  ["Aşçı\nEge Gıda A.Ş.\nİzmir\n\n", ["Sözleşme 15.01.2027 tarihine kadar geçerlidir."]],
  ["調理師\n株式会社みなと\n大阪市\n\n", ["契約期間：2027年1月15日まで", "2027年1月15日まで勤務"]],
  [
    "Cozinheiro\nPadaria Lima\nBraga\n\n",
    [
      "Contrato até 15/01/2027",
      "Início: 15/01/2027",
      "Data de início: 15/01/2027",
      "Substituição até 15/01/27",
    ],
  ],
  [
    "Cuoco\nOfficine Bassi S.r.l.\nBologna\n\n",
    ["Contratto a termine fino al 15/01/2027", "Termine del contratto: 15/01/2027"],
  ],
  ["Kok\nVan Dam B.V.\n\n", ["Contract t/m 15-01-2027", "De keuken sluit op 15 januari 2027"]],
];

describe("another day", () => {
  test.each(others.flatMap(([head, lines]) => lines.map((line) => [line, head] as const)))(
    "%s",
    (line, head) => expect(closing(`${head}${line}\n`)).toBeUndefined(),
  );
});
