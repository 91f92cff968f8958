import { asks, type ReadingCase, wishes } from "../reading-case.ts";

const chinese = `高级Java开发工程师
示例科技有限公司 | 上海 | 3-5年 | 本科
薪资：25-40K·14薪
公司成立10年，服务超过200家客户。
任职要求：
1、本科及以上学历，计算机相关专业；
2、3年以上Java开发经验；
3、熟悉Spring、MySQL；
4、有Kafka经验者优先；
5、英语四级。
福利：五险一金，带薪年假15天`;

const dutch = `Magazijnmedewerker (32-40 uur)
Voorbeeld Logistiek B.V. te Tilburg
€ 2.450 - € 2.700 bruto per maand
Wat vragen wij?
- Minimaal 1 jaar ervaring in een magazijn
- Heftruckcertificaat is een pré
- Beheersing van de Nederlandse of Engelse taal
Wij bieden 25 vakantiedagen`;

const polish = `Księgowa / Księgowy – Przykład Sp. z o.o., Kraków
Wynagrodzenie: 7 500 – 9 000 zł brutto miesięcznie
Wymagania:
- minimum 2 lata doświadczenia w księgowości
- znajomość programu Symfonia
- mile widziana znajomość języka angielskiego`;

const italian = `Cameriere/a di sala - Ristorante Esempio, Bologna
Stipendio 1.400€ - 1.550€ netti al mese
Si richiede esperienza di almeno 2 anni.
La conoscenza dell'inglese è gradita.
Disponibilità nei weekend.`;

const swedish = `Undersköterska till hemtjänsten
Exempel Omsorg AB, Uppsala. Heltid.
Kvalifikationer
- Utbildad undersköterska
- B-körkort
Meriterande
- Erfarenhet av demensvård`;

export const elsewhere: ReadingCase[] = [
  {
    name: "a Chinese board's page",
    text: chinese,
    right: {
      title: "高级Java开发工程师",
      company: "示例科技有限公司",
      locations: ["上海"],
      seniority: { value: "senior", quote: "高级Java开发工程师" },
      salary: { value: { min: 25_000, max: 40_000 }, quote: "25-40K·14薪" },
      yearsRequired: { value: 3, quote: "3年以上Java开发经验" },
      education: { value: "bachelor", quote: "本科及以上学历" },
      requirements: [
        asks("education", "本科及以上学历，计算机相关专业"),
        asks("experience", "3年以上Java开发经验"),
        asks("skill", "Spring"),
        asks("skill", "MySQL"),
        wishes("experience", "Kafka经验"),
        asks("language", "英语四级"),
      ],
    },
    forged: [
      ["the employer's age", { yearsRequired: { value: 10, quote: "10年" } }, ["yearsRequired"]],
      ["the upper end", { yearsRequired: { value: 5, quote: "3-5年" } }, ["yearsRequired"]],
      [
        "a wish as a demand",
        { requirements: [asks("experience", "Kafka经验")] },
        ["requirements[0].necessity"],
      ],
      ["a higher degree", { education: { value: "master", quote: "本科及以上学历" } }, ["education"]],
      ["a benefit", { requirements: [asks("other", "带薪年假15天")] }, ["requirements[0]"]],
      [
        "a demand as a wish",
        { requirements: [wishes("language", "英语四级")] },
        ["requirements[0].necessity"],
      ],
    ],
  },
  {
    name: "a Dutch warehouse's lines",
    text: dutch,
    right: {
      title: "Magazijnmedewerker",
      company: "Voorbeeld Logistiek B.V.",
      locations: ["Tilburg"],
      salary: {
        value: { min: 2450, max: 2700, currency: "EUR", period: "month" },
        quote: "€2450 - €2700 bruto per maand",
      },
      yearsRequired: { value: 1, quote: "Minimaal 1 jaar ervaring" },
      requirements: [
        asks("experience", "1 jaar ervaring in een magazijn"),
        wishes("certificate", "Heftruckcertificaat"),
        asks("language", "Nederlandse of Engelse taal"),
      ],
    },
    forged: [
      [
        "hours as pay",
        { salary: { value: { min: 32, max: 40, currency: "EUR", period: "hour" }, quote: "32-40 uur" } },
        ["salary"],
      ],
      [
        "a wish as a demand",
        { requirements: [asks("certificate", "Heftruckcertificaat")] },
        ["requirements[0].necessity"],
      ],
      ["a year more", { yearsRequired: { value: 2, quote: "Minimaal 1 jaar ervaring" } }, ["yearsRequired"]],
    ],
  },
  {
    name: "a Polish firm's lines",
    text: polish,
    right: {
      title: "Księgowa",
      company: "Przykład Sp. z o.o.",
      locations: ["Kraków"],
      salary: { value: { min: 7500, max: 9000, currency: "PLN" }, quote: "7 500-9 000 zł brutto" },
      requirements: [
        asks("experience", "2 lata doświadczenia w księgowości"),
        asks("skill", "znajomość programu Symfonia"),
        wishes("language", "znajomość języka angielskiego"),
      ],
    },
    forged: [
      [
        "a wish as a demand",
        { requirements: [asks("language", "znajomość języka angielskiego")] },
        ["requirements[0].necessity"],
      ],
      [
        "euros",
        { salary: { value: { min: 7500, max: 9000, currency: "EUR" }, quote: "7 500 – 9 000 zł" } },
        ["salary.currency"],
      ],
      [
        "another number",
        { requirements: [asks("experience", "3 lata doświadczenia w księgowości")] },
        ["requirements[0]"],
      ],
    ],
  },
  {
    name: "an Italian restaurant's lines",
    text: italian,
    right: {
      title: "Cameriere/a di sala",
      company: "Ristorante Esempio",
      locations: ["Bologna"],
      salary: {
        value: { min: 1400, max: 1550, currency: "EUR", period: "month" },
        quote: "1400€-1550€ netti al mese",
      },
      requirements: [
        asks("experience", "esperienza di almeno 2 anni"),
        wishes("language", "conoscenza dell’inglese"),
        asks("schedule", "Disponibilita nei weekend"),
      ],
    },
    forged: [
      ["a wish as a demand", { requirements: [asks("language", "inglese")] }, ["requirements[0].necessity"]],
      [
        "pay exchanged",
        {
          salary: {
            value: { min: 1550, max: 1550, currency: "EUR", period: "month" },
            quote: "1.400€ - 1.550€ netti al mese",
          },
        },
        ["salary"],
      ],
    ],
  },
  {
    name: "a Swedish page",
    text: swedish,
    right: {
      title: "Undersköterska",
      company: "Exempel Omsorg AB",
      locations: ["Uppsala"],
      requirements: [
        asks("education", "Utbildad undersköterska"),
        asks("licence", "B-körkort"),
        wishes("experience", "Erfarenhet av demensvård"),
      ],
    },
    forged: [
      [
        "a name of two",
        { company: { value: "Exempel Uppsala", quote: "Exempel Omsorg AB, Uppsala" } },
        ["company"],
      ],
      [
        "a paper that is not asked",
        { requirements: [asks("licence", "C-körkort", { quote: "B-körkort" })] },
        ["requirements[0]"],
      ],
    ],
  },
];
