import { expect, test } from "vitest";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";

async function made(resume: string, posting: string) {
  const h = await start();
  const person = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "text", content: resume } });
  const data = await applied(h, person, {
    actions: [{ type: "prepare_execution_artifact", artifactKind: "outreach_note" }],
    opportunity: pasted(posting),
  });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  const document = await read(h, person, `execution-artifacts/${id}`);
  return {
    markdown: textAt(at(document, "contentData"), "markdown"),
    toTranslate: asList(document.beforeSending).filter((one) => /[Tt]ranslate/.test(textAt(one, "why"))),
  };
}

const lawyer = [
  "Odile Marchenoir",
  "12 rue des Lilas, 69001 Lyon",
  "odile.marchenoir@example.fr",
  "",
  "EXPÉRIENCE PROFESSIONNELLE",
  "Avocate collaboratrice – Cabinet Exemple & Roux, Lyon",
  "septembre 2019 – aujourd'hui",
  "- Rédaction et négociation de contrats commerciaux avec des clients en Europe",
  "- Conseil à une quarantaine d'entreprises sur le RGPD",
  "",
  "FORMATION",
  "Master 2 Droit des affaires, Université Exemple Lyon, 2016",
  "",
  "LANGUES",
  "Français : langue maternelle",
  "Anglais : courant (C1)",
].join("\n");
const counsel = [
  "Legal Counsel",
  "Company: Quillmart Software",
  "",
  "Requirements",
  "- Experience with commercial contracts",
  "- Fluent English; French is a plus",
].join("\n");

test("a letter in another language than the resume holds only what needs no translation", async () => {
  const { markdown, toTranslate } = await made(lawyer, counsel);
  expect(markdown).toContain("Since September 2019 I have worked at Cabinet Exemple & Roux.");
  expect(markdown).toContain("English (C1)");
  expect(markdown).toContain("French (native)");
  expect(markdown).not.toMatch(/[Aa]vocate|[Rr]édaction|entreprises|Droit|Anglais|Français|langue/);
  const texts = toTranslate.map(({ text }) => text);
  expect(texts).toContain("Rédaction et négociation de contrats commerciaux avec des clients en Europe");
});

test("what is written in Chinese characters stays out of an English letter, and names of tools stay in", async () => {
  const resume = [
    "姓名：周文博",
    "邮箱：wenbo@example.com",
    "",
    "工作经历",
    "2021.07 - 至今  苏州云帆信息技术有限公司  高级Java开发工程师",
    "- 负责订单系统的设计与开发，日均订单量约80万",
    "",
    "技能",
    "Java, Kafka",
    "",
    "证书",
    "AWS Certified Developer – Associate, 2023",
    "",
    "语言",
    "英语：可作为工作语言",
  ].join("\n");
  const posting =
    "Backend Engineer\nCompany: Quillmart Payments\n\nRequirements\n- Kafka\n- AWS\n- Good written and spoken English\n";
  const { markdown } = await made(resume, posting);
  const body = markdown.split("\n\n").slice(0, -3).join("\n");
  expect(body).not.toMatch(/\p{Script=Han}/u);
  expect(markdown).toContain("AWS Certified Developer – Associate (2023)");
  expect(markdown).toContain("Kafka");
  expect(markdown).toContain("I speak English.");
});

test("papers are named by what the opening calls them, without words of another language", async () => {
  const resume = [
    "Marek Lipowy",
    "marek.lipowy@example.pl",
    "",
    "Doświadczenie zawodowe",
    "2018 – obecnie  Kierowca C+E, Trans-Przykład Sp. z o.o., Kalisz",
    "- transport międzynarodowy: Niemcy, Holandia, Wielka Brytania",
    "- obsługa tachografu cyfrowego, zabezpieczanie ładunku i dokumenty CMR",
    "- około 11 000 km miesięcznie, bez wypadku od 2010 roku",
    "",
    "Uprawnienia",
    "ADR podstawowy, ważne do 05.2027",
    "",
    "Języki",
    "angielski – komunikatywny",
  ].join("\n");
  const { markdown } = await made(resume, "HGV Driver\nCompany: Quillmart Haulage\n\nRequirements\n- ADR\n");
  expect(markdown).toContain("Since 2018 I have worked at Trans-Przykład Sp. z o.o.");
  expect(markdown).toContain("ADR (valid until May 2027)");
  expect(markdown).not.toMatch(/podstawowy|[Kk]ierowca|tachograf/);
});

test.each([
  {
    resume: [
      ...["CURRICULUM VITAE", "Nome e cognome: Gianluca Pescatori", "g.pescatori@example.it", ""],
      ...["ESPERIENZA LAVORATIVA", "Da marzo 2018 ad oggi", "Elettricista manutentore"],
      ...["Ceramiche Fontanalta S.p.A., Sassuolo (MO)"],
      ...[
        "- Manutenzione ordinaria e straordinaria di impianti elettrici",
        "- Reperibilità notturna a rotazione",
      ],
      ...["", "CORSI E ABILITAZIONI", "PES/PAV (CEI 11-27), 2024"],
    ],
    posting: [
      ...["Elettricista manutentore", "Azienda: Packline Emilia S.r.l.", "", "La risorsa si occuperà di:"],
      ...["- manutenzione degli impianti elettrici", "- ricerca dei guasti sulle linee di produzione", ""],
      ...["Requisiti:", "- esperienza di almeno 5 anni nella manutenzione", "- qualifica PES/PAV"],
      ...["- disponibilità al lavoro su turni", "", "Inviare il curriculum a: Dott.ssa Ilaria Benassi"],
    ],
    said: [
      "Gentile Dott.ssa Benassi,",
      "Da marzo 2018 lavoro come elettricista manutentore presso Ceramiche Fontanalta S.p.A. Le mie attività",
      "manutenzione ordinaria e straordinaria di impianti elettrici; reperibilità notturna a rotazione.",
      "PES/PAV (CEI 11-27, 2024)",
    ],
  },
  {
    resume: [
      ...["氏名　西園寺 健吾", "メール：k.saionji@example.jp", "", "職務経歴"],
      ...["2019年4月～現在　東海オートメーション株式会社", "セールスエンジニア"],
      ...["・自動車部品メーカー30社を担当し、産業用ロボットの提案を行う", "・後輩3名の指導"],
    ],
    posting: [
      ...["【求人】セールスエンジニア", "会社名：ノルデン・ロボティクス株式会社", "", "仕事内容"],
      ...["・顧客の課題のヒアリングと提案", "・社内の設計部門との調整をお任せします。", "", "応募資格"],
      ...["・製造業向けの技術営業の経験3年以上", "・普通自動車運転免許をお持ちの方"],
    ],
    said: [
      "ノルデン・ロボティクス株式会社 採用ご担当者様",
      "2019年4月より、東海オートメーション株式会社にてセールスエンジニアとして勤務しております。",
      "「後輩3名の指導」",
    ],
  },
])("a letter is in the opening's language although its postings have no reader (%#)", async (sample) => {
  const { markdown, toTranslate } = await made(sample.resume.join("\n"), sample.posting.join("\n"));
  for (const part of sample.said) expect(markdown).toContain(part);
  expect(toTranslate).toEqual([]);
});
