/** Resumes of fictional people as they would paste them; each also says what its writer does not have or only wants. */
export const textResumes = {
  german: `Henrike Vollbrandt (fiktiv)
Pflegefachfrau
henrike@example.org | +49 40 5550 0143 | Hamburg

Berufserfahrung

Pflegefachfrau, Elbklinik Nord (fiktiv), Hamburg
04/2019 – heute
- Versorgung von acht Patienten je Schicht auf einer Station mit 24 Betten
- Wundversorgung und Medikamentengabe nach Herzoperationen
- Anleitung von neun Auszubildenden
- Keine Erfahrung mit SAP oder Tableau

Altenpflegehelferin, Haus Marsch (fiktiv), Stade
08/2014 – 09/2015
- Grundpflege von Bewohnern mit Demenz

Ausbildung

Examinierte Pflegefachfrau, Pflegeschule Elbe (fiktiv)
10/2015 – 09/2018

Kenntnisse
Wundversorgung, Medikamentengabe, Dienstplanung, Microsoft Excel

Sprachen
Deutsch (Muttersprache), Englisch (B2)
`,
  french: `Maëlys Kerdanet (fictive)
Électricienne du bâtiment
maelys@example.org | +33 1 55 50 01 44 | Nantes

Expérience professionnelle

Électricienne, Lumen Ouest (fictif), Nantes
03/2018 – aujourd'hui
- Câblage de 46 logements et de deux écoles
- Mise en service de tableaux électriques et de bornes de recharge
- Aucune expérience en automates Siemens

Apprentie électricienne, Atelier Delorme (fictif), Rennes
09/2015 – 07/2017
- Pose de chemins de câbles

Formation

CAP Électricien, Lycée des Métiers (fictif)
2015 – 2017

Compétences
Câblage, lecture de plans, AutoCAD, habilitation BR

Langues
Français (langue maternelle), Anglais (B1)
`,
  spanish: `Leocadia Barrón (ficticia)
Contable
leocadia@example.org | +34 91 555 01 45 | Sevilla

Experiencia laboral

Contable, Aceites Alcor (ficticia), Sevilla
01/2017 – actualidad
- Cierre mensual de tres sociedades y conciliación bancaria
- Preparación del IVA y del impuesto de sociedades
- Sin experiencia en Power BI

Auxiliar administrativa, Talleres Giralda (ficticia), Sevilla
06/2014 – 12/2016
- Facturación a 120 clientes

Formación

Grado en Administración de Empresas, Universidad del Guadaíra (ficticia)
2010 – 2014

Habilidades
Contabilidad, Microsoft Excel, SAP, conciliación bancaria

Idiomas
Español (nativo), Inglés (B1)
`,
};

export const chineseResume = {
  basics: {
    name: "林知遥（虚构）",
    label: "软件工程师",
    email: "lin@example.org",
    summary: "六年后端开发经验，希望学习 Rust。",
  },
  work: [
    {
      name: "示例云科技有限公司（虚构）",
      position: "软件工程师",
      startDate: "2019-07",
      highlights: ["使用 Java 和 MySQL 开发订单系统，每天处理 30 万笔订单", "没有 Kubernetes 经验"],
    },
    {
      name: "样本软件有限公司（虚构）",
      position: "初级开发工程师",
      startDate: "2017-07",
      endDate: "2019-06",
      highlights: ["使用 Python 编写数据报表"],
    },
  ],
  education: [
    {
      institution: "示例大学（虚构）",
      area: "计算机科学",
      studyType: "学士",
      startDate: "2013-09",
      endDate: "2017-06",
    },
  ],
  skills: [{ name: "Java" }, { name: "Python" }, { name: "MySQL" }, { name: "Linux" }],
  languages: [
    { language: "中文", fluency: "母语" },
    { language: "英语", fluency: "CET-6" },
  ],
};
