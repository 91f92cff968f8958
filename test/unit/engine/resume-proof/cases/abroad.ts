import { job, type ResumeCase, study } from "../resume-case.ts";

const pflege = `Lebenslauf
Anna Beispiel, geb. 12.03.1988, Musterstraße 4, 04103 Leipzig

Berufserfahrung
04/2018 – heute
Klinikum Beispielstadt, Leipzig
Gesundheits- und Kranken-
pflegerin, Intensivstation
10/2011 – 03/2018
Altenpflegeheim Muster, Halle (Saale)
Pflegehelferin

Ausbildung
2008 – 2011 Ausbildung zur Gesundheits- und Krankenpflegerin, Berufsfachschule Muster
2007 Abitur, Beispiel-Gymnasium

Weiterbildung: Praxisanleiterin (2020), Wundexpertin ICW (2022)
Sprachen: Deutsch (Muttersprache), Russisch (fließend), Englisch B1`;

const monteur = `Max Muster | Elektroniker für Betriebstechnik
Seit 2019 Schichtleiter bei der Beispiel Werke GmbH
2014–2019 Elektroniker, Muster Anlagenbau AG
2010–2014 Lehre zum Elektroniker, ebenda
Kenntnisse: SPS (Siemens S7), E-Plan, kein KNX
Führerschein Klasse B, Staplerschein`;

const comptable = `Claire Exemple
Comptable unique — Lyon

EXPÉRIENCES PROFESSIONNELLES
Depuis janvier 2020
Comptable générale
Société Modèle SAS, Lyon
- Révision des comptes de 14 filiales

De septembre 2015 à décembre 2019
Assistante comptable
Cabinet Exemple, Villeurbanne
- Saisie et lettrage

FORMATIONS
2015 : DCG, Lycée Exemple, Lyon
2012 : BTS Comptabilité et gestion, Lycée Modèle

LANGUES
Anglais : intermédiaire / Italien : notions`;

const camarero = `LUIS EJEMPLO
Camarero · Valencia · 600 000 000

Experiencia
Restaurante Modelo (Valencia)
Jefe de sala
marzo 2021 - actualidad
Gestión de un equipo de 6 personas

Cafetería Ejemplo (Gandía)
Camarero
junio 2017 - febrero 2021
Atención en barra y terraza

Formación
Grado Medio en Servicios en Restauración, IES Ejemplo (2015-2017)
Carnet de manipulador de alimentos (2019)
Idiomas: inglés B2, valenciano nativo`;

const enfermeira = `Paula Modelo
Enfermeira – Curitiba/PR

Experiência profissional
Hospital Exemplo – Enfermeira de UTI – fev/2019 a atual
Clínica Modelo – Técnica de enfermagem – mar/2014 a jan/2019

Formação acadêmica
Bacharelado em Enfermagem, Universidade Exemplo, 2018
Curso técnico em Enfermagem, Escola Modelo, 2013

Idiomas: português (nativo), espanhol (básico)
COREN-PR 000000 (ativo)`;

const java = `姓名：王示例
求职意向：后端工程师

工作经历
2020.03 - 至今  示例科技有限公司  高级Java工程师
负责订单系统，日均请求两千万
2017.07 - 2020.02  样例信息技术公司  Java工程师
参与支付平台开发

教育背景
2013.09 - 2017.06  示例大学  计算机科学与技术  本科

技能：Java、Spring、MySQL、Redis
语言：英语六级`;

const logistiek = `Jan Voorbeeld – Tilburg
Werkervaring
Teamleider magazijn, Voorbeeld Logistiek B.V., 2019 – heden
Magazijnmedewerker, Model Transport, 2015 – 2019
Opleiding
MBO 3 Logistiek, ROC Voorbeeld, 2013 – 2015
Talen: Nederlands (moedertaal), Engels (goed)`;

export const abroad: ResumeCase[] = [
  {
    name: "a German nurse's table",
    text: pflege,
    right: {
      basics: { name: "Anna Beispiel", location: { city: "Leipzig", postalCode: "04103" } },
      work: [
        job("Gesundheits- und Krankenpflegerin", "Klinikum Beispielstadt", "2018-04"),
        job("Pflegehelferin", "Altenpflegeheim Muster", "2011-10", "2018-03"),
      ],
      education: [
        study("Berufsfachschule Muster", "Ausbildung", {
          area: "Gesundheits- und Krankenpflegerin",
          startDate: "2008",
          endDate: "2011",
        }),
        study("Beispiel-Gymnasium", "Abitur", { endDate: "2007" }),
      ],
      certificates: [
        { name: "Praxisanleiterin", date: "2020" },
        { name: "Wundexpertin ICW", date: "2022" },
      ],
      languages: [
        { language: "Deutsch", fluency: "Muttersprache" },
        { language: "Russisch", fluency: "fließend" },
        { language: "Englisch", fluency: "B1" },
      ],
    },
    forged: [
      [
        "another's dates",
        { work: [job("Pflegehelferin", "Altenpflegeheim Muster", "2018-04")] },
        ["work[0]"],
      ],
      [
        "another's employer",
        { work: [job("Pflegehelferin", "Klinikum Beispielstadt", "2011-10", "2018-03")] },
        ["work[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "Englisch", fluency: "fließend" }] },
        ["languages[0].fluency"],
      ],
      [
        "another's date",
        { certificates: [{ name: "Praxisanleiterin", date: "2022" }] },
        ["certificates[0].date"],
      ],
      [
        "a birthday as a date",
        { certificates: [{ name: "Praxisanleiterin", date: "1988-03-12" }] },
        ["certificates[0].date"],
      ],
      [
        "a degree that is not there",
        { education: [study("Berufsfachschule Muster", "Studium", { startDate: "2008", endDate: "2011" })] },
        ["education[0]"],
      ],
    ],
  },
  {
    name: "an electrician's lines",
    text: monteur,
    right: {
      basics: { name: "Max Muster" },
      work: [
        job("Schichtleiter", "Beispiel Werke GmbH", "2019"),
        job("Elektroniker", "Muster Anlagenbau AG", "2014", "2019"),
      ],
      skills: [{ name: "Kenntnisse", keywords: ["SPS (Siemens S7)", "E-Plan"] }],
      certificates: [{ name: "Staplerschein" }],
    },
    forged: [
      [
        "what is denied",
        { skills: [{ name: "Kenntnisse", keywords: ["KNX", "E-Plan"] }] },
        ["skills[0].keywords[0]"],
      ],
      ["another's employer", { work: [job("Schichtleiter", "Muster Anlagenbau AG", "2019")] }, ["work[0]"]],
      [
        "another's dates",
        { work: [job("Schichtleiter", "Beispiel Werke GmbH", "2014", "2019")] },
        ["work[0]"],
      ],
      [
        "training as a job",
        { work: [job("Schichtleiter", "Beispiel Werke GmbH", "2010", "2014")] },
        ["work[0]"],
      ],
    ],
  },
  {
    name: "a French accountant's page",
    text: comptable,
    right: {
      basics: { name: "Claire Exemple" },
      work: [
        job("Comptable generale", "Société Modèle SAS", "2020-01", undefined, {
          highlights: ["Révision des comptes de 14 filiales"],
        }),
        job("Assistante comptable", "Cabinet Exemple", "2015-09", "2019-12", {
          highlights: ["Saisie et lettrage"],
        }),
      ],
      education: [
        study("Lycée Exemple", "DCG", { endDate: "2015" }),
        study("Lycée Modèle", "BTS", { area: "Comptabilité et gestion", endDate: "2012" }),
      ],
      languages: [
        { language: "Anglais", fluency: "intermédiaire" },
        { language: "Italien", fluency: "notions" },
      ],
    },
    forged: [
      [
        "another's duty",
        {
          work: [
            job("Assistante comptable", "Cabinet Exemple", "2015-09", "2019-12", {
              highlights: ["Révision des comptes de 14 filiales"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
      [
        "another's dates",
        { work: [job("Comptable générale", "Société Modèle SAS", "2015-09", "2019-12")] },
        ["work[0]"],
      ],
      [
        "another's school",
        { education: [study("Lycée Modèle", "DCG", { endDate: "2015" })] },
        ["education[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "Italien", fluency: "intermédiaire" }] },
        ["languages[0].fluency"],
      ],
    ],
  },
  {
    name: "a Spanish waiter's page",
    text: camarero,
    right: {
      basics: { name: "Luis Ejemplo" },
      work: [
        job("Jefe de sala", "Restaurante Modelo", "2021-03", undefined, {
          highlights: ["Gestión de un equipo de 6 personas"],
        }),
        job("Camarero", "Cafetería Ejemplo", "2017-06", "2021-02", {
          highlights: ["Atención en barra y terraza"],
        }),
      ],
      education: [
        study("IES Ejemplo", "Grado Medio", {
          area: "Servicios en Restauración",
          startDate: "2015",
          endDate: "2017",
        }),
      ],
      certificates: [{ name: "Carnet de manipulador de alimentos", date: "2019" }],
      languages: [
        { language: "inglés", fluency: "B2" },
        { language: "valenciano", fluency: "nativo" },
      ],
    },
    forged: [
      [
        "another's dates",
        { work: [job("Jefe de sala", "Restaurante Modelo", "2017-06", "2021-02")] },
        ["work[0]"],
      ],
      [
        "another's employer",
        { work: [job("Camarero", "Restaurante Modelo", "2017-06", "2021-02")] },
        ["work[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "inglés", fluency: "nativo" }] },
        ["languages[0].fluency"],
      ],
      [
        "a larger team",
        {
          work: [
            job("Jefe de sala", "Restaurante Modelo", "2021-03", undefined, {
              highlights: ["Gestión de un equipo de 16 personas"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
    ],
  },
  {
    name: "a Brazilian nurse's lines",
    text: enfermeira,
    right: {
      basics: { name: "Paula Modelo" },
      work: [
        job("Enfermeira de UTI", "Hospital Exemplo", "2019-02"),
        job("Técnica de enfermagem", "Clínica Modelo", "2014-03", "2019-01"),
      ],
      education: [
        study("Universidade Exemplo", "Bacharelado", { area: "Enfermagem", endDate: "2018" }),
        study("Escola Modelo", "Curso técnico", { area: "Enfermagem", endDate: "2013" }),
      ],
      languages: [
        { language: "português", fluency: "nativo" },
        { language: "espanhol", fluency: "básico" },
      ],
    },
    forged: [
      [
        "another's employer",
        { work: [job("Técnica de enfermagem", "Hospital Exemplo", "2014-03", "2019-01")] },
        ["work[0]"],
      ],
      [
        "another's year",
        { education: [study("Escola Modelo", "Curso técnico", { area: "Enfermagem", endDate: "2018" })] },
        ["education[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "espanhol", fluency: "nativo" }] },
        ["languages[0].fluency"],
      ],
      [
        "a degree of another school",
        { education: [study("Escola Modelo", "Bacharelado", { area: "Enfermagem", endDate: "2013" })] },
        ["education[0]"],
      ],
    ],
  },
  {
    name: "a Chinese engineer's page",
    text: java,
    right: {
      basics: { name: "王示例" },
      work: [
        job("高级Java工程师", "示例科技有限公司", "2020-03", undefined, {
          highlights: ["负责订单系统，日均请求两千万"],
        }),
        job("Java工程师", "样例信息技术公司", "2017-07", "2020-02", { highlights: ["参与支付平台开发"] }),
      ],
      education: [
        study("示例大学", "本科", { area: "计算机科学与技术", startDate: "2013-09", endDate: "2017-06" }),
      ],
      skills: [{ name: "技能", keywords: ["Java", "Spring", "MySQL", "Redis"] }],
      languages: [{ language: "英语", fluency: "六级" }],
    },
    forged: [
      ["another's employer", { work: [job("高级Java工程师", "样例信息技术公司", "2020-03")] }, ["work[0]"]],
      ["another's dates", { work: [job("Java工程师", "样例信息技术公司", "2020-03")] }, ["work[0]"]],
      [
        "a higher degree",
        {
          education: [
            study("示例大学", "硕士", { area: "计算机科学与技术", startDate: "2013-09", endDate: "2017-06" }),
          ],
        },
        ["education[0]"],
      ],
      [
        "a skill that is not there",
        { skills: [{ name: "技能", keywords: ["Java", "Kafka"] }] },
        ["skills[0].keywords[1]"],
      ],
    ],
  },
  {
    name: "a Dutch foreman's lines",
    text: logistiek,
    right: {
      basics: { name: "Jan Voorbeeld" },
      work: [
        job("Teamleider magazijn", "Voorbeeld Logistiek B.V.", "2019"),
        job("Magazijnmedewerker", "Model Transport", "2015", "2019"),
      ],
      education: [study("ROC Voorbeeld", "MBO 3", { area: "Logistiek", startDate: "2013", endDate: "2015" })],
      languages: [{ language: "Engels", fluency: "goed" }],
    },
    forged: [
      ["another's employer", { work: [job("Teamleider magazijn", "Model Transport", "2019")] }, ["work[0]"]],
      [
        "another's dates",
        { work: [job("Teamleider magazijn", "Voorbeeld Logistiek B.V.", "2015", "2019")] },
        ["work[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "Engels", fluency: "moedertaal" }] },
        ["languages[0].fluency"],
      ],
    ],
  },
];
