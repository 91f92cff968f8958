import { asks, type ReadingCase, wishes } from "../reading-case.ts";

const mail = `Subject: FW: Opening - Case Manager
Hi all, passing this on!

Example Family Services (est. 1987, a team of 120) is hiring a bilingual Case
Manager for our Fresno office. The right person has a bachelor's degree in
social work or a related field, at least two years of casework, and speaks
Spanish fluently. Experience with CalSAWS would be great but isn't a must. A
car and a valid California driver's license are required.

$27.50 - 31/hour, 40 hrs/week, M-F. Send your resume by Friday, March 5, 2027.
We also have an opening for a supervisor (MSW, 6 years).`;

const chat = `🔥 HIRING 🔥 line cook @ The Sample Spoon (Portland, OR)
💵 $19–$23/hr + tips 💵
must have: food handlers card, 1 yr on the line
nice: sushi / knife skills 🔪, Spanish
no drama, no drugs. dm us!`;

const dump = `Job Title|Data Analyst II|Location|Austin, TX (Hybrid)|Salary|USD 78,000.00 - 96,000.00 Annual
Minimum Qualifications
Bachelor's degree in Statistics, Mathematics, or Economics; or four years of equivalent experience.
Three (3) years' experience with SQL.
Preferred Qualifications
Master's degree.
Python or R.
About Sample State Agency
Founded in 1951. Employees enjoy 15 days of vacation and 8 hours of sick leave a month.
Education level of dependents: PhD tuition discount.`;

const legal = `PARALEGAL / LEGAL SECRETARY — 12 MONTH FTC
EXAMPLE & CO SOLICITORS LLP, LEEDS
CIRCA £26K-£29K PA, 35 HOURS PER WEEK
YOU MUST HAVE: A QUALIFYING LAW DEGREE OR CILEX LEVEL 6, 12 MONTHS' CONVEYANCING EXPERIENCE AND EXCELLENT TYPING.
PROCLAIM KNOWLEDGE AN ADVANTAGE. HYBRID WORKING AFTER PROBATION.`;

const bilingual = `Responsable logistique / Logistics Manager - Montréal (QC)
Transport Exemple inc.
Exigences / Requirements
- DEC en logistique (ou l’équi-
valent) / College diploma
- 5 ans d'expérience / 5 years’ experience
- Bilinguisme : français (C1), anglais (B2)
Atouts / Assets
- SAP
- CITT-Certified Logistics Professional (CCLP)
Salaire : 72 000 $ à 85 000 $ par année`;

export const messy: ReadingCase[] = [
  {
    name: "a forwarded mail with broken lines",
    text: mail,
    right: {
      title: "Case Manager",
      company: "Example Family Services",
      locations: ["Fresno"],
      salary: { value: { min: 27.5, max: 31, currency: "USD", period: "hour" }, quote: "$27.50-31 / hour" },
      yearsRequired: { value: 2, quote: "at least two years of casework" },
      education: { value: "bachelor", quote: "bachelor’s degree in social work or a related field" },
      closingDate: { value: "2027-03-05", quote: "Send your resume by Friday, March 5, 2027" },
      requirements: [
        asks("education", "bachelor's degree in social work or a related field"),
        asks("experience", "two years of casework"),
        asks("language", "Spanish", { level: "fluently", quote: "speaks Spanish fluently" }),
        wishes("skill", "CalSAWS"),
        asks("place", "A car"),
        asks("licence", "valid California driver's license"),
      ],
    },
    forged: [
      ["another opening's years", { yearsRequired: { value: 6, quote: "MSW, 6 years" } }, ["yearsRequired"]],
      ["a wish as a demand", { requirements: [asks("skill", "CalSAWS")] }, ["requirements[0].necessity"]],
      [
        "hours as pay",
        { salary: { value: { min: 40, currency: "USD", period: "week" }, quote: "40 hrs/week" } },
        ["salary"],
      ],
      [
        "a master's degree",
        { education: { value: "master", quote: "bachelor's degree in social work" } },
        ["education"],
      ],
      [
        "a state that is not there",
        { locations: [{ value: "Fresno, Texas", quote: "our Fresno office" }] },
        ["locations[0]"],
      ],
    ],
  },
  {
    name: "a note with signs",
    text: chat,
    right: {
      title: "line cook",
      company: "The Sample Spoon",
      locations: ["Portland, OR"],
      salary: { value: { min: 19, max: 23, currency: "USD", period: "hour" }, quote: "$19-$23 per hour" },
      yearsRequired: { value: 1, quote: "1 yr on the line" },
      requirements: [
        asks("certificate", "food handlers card"),
        asks("experience", "1 yr on the line"),
        wishes("skill", "knife skills"),
        wishes("language", "Spanish"),
      ],
    },
    forged: [
      ["a wish as a demand", { requirements: [asks("language", "Spanish")] }, ["requirements[0].necessity"]],
      [
        "a demand as a wish",
        { requirements: [wishes("certificate", "food handlers card")] },
        ["requirements[0].necessity"],
      ],
      ["another start", { salary: { value: { min: 18, max: 23 }, quote: "$19–$23/hr" } }, ["salary"]],
    ],
  },
  {
    name: "a table pasted as lines",
    text: dump,
    right: {
      title: "Data Analyst II",
      company: "Sample State Agency",
      locations: ["Austin, TX"],
      remotePolicy: { value: "hybrid", quote: "Austin, TX (Hybrid)" },
      salary: {
        value: { min: 78_000, max: 96_000, currency: "USD", period: "year" },
        quote: "USD 78,000 - 96,000 Annual",
      },
      yearsRequired: { value: 3, quote: "Three (3) years' experience with SQL" },
      requirements: [
        asks("education", "Bachelor's degree in Statistics, Mathematics, or Economics"),
        asks("experience", "Three (3) years' experience with SQL"),
        wishes("education", "Master's degree"),
        wishes("skill", "Python or R", { alternatives: ["Python", "R"] }),
      ],
    },
    forged: [
      ["a wish as the degree", { education: { value: "master", quote: "Master's degree" } }, ["education"]],
      ["a benefit's degree", { education: { value: "doctorate", quote: "PhD" } }, ["education"]],
      ["holidays as a demand", { requirements: [asks("other", "15 days of vacation")] }, ["requirements[0]"]],
      [
        "a wish as a demand",
        { requirements: [asks("education", "Master's degree")] },
        ["requirements[0].necessity"],
      ],
      [
        "a wished choice as two",
        { requirements: [wishes("skill", "Python"), wishes("skill", "R")] },
        ["requirements[1]"],
      ],
    ],
  },
  {
    name: "capitals",
    text: legal,
    right: {
      title: "Paralegal / Legal Secretary",
      company: "Example & Co Solicitors LLP",
      locations: ["Leeds"],
      salary: {
        value: { min: 26_000, max: 29_000, currency: "GBP", period: "year" },
        quote: "£26,000 - £29,000 pa",
      },
      requirements: [
        asks("education", "qualifying law degree or CILEx Level 6", {
          alternatives: ["qualifying law degree", "CILEx Level 6"],
        }),
        asks("experience", "12 months' conveyancing experience"),
        asks("skill", "excellent typing"),
        wishes("skill", "Proclaim knowledge"),
      ],
    },
    forged: [
      ["a contract's length", { yearsRequired: { value: 1, quote: "12 MONTH FTC" } }, ["yearsRequired"]],
      [
        "a wish as a demand",
        { requirements: [asks("skill", "Proclaim knowledge")] },
        ["requirements[0].necessity"],
      ],
      [
        "pay by the week",
        {
          salary: {
            value: { min: 26_000, max: 29_000, currency: "GBP", period: "week" },
            quote: "CIRCA £26K-£29K PA, 35 HOURS PER WEEK",
          },
        },
        ["salary.period"],
      ],
      [
        "a choice as two",
        { requirements: [asks("education", "QUALIFYING LAW DEGREE"), asks("education", "CILEX LEVEL 6")] },
        ["requirements[1]"],
      ],
    ],
  },
  {
    name: "a posting in two languages",
    text: bilingual,
    right: {
      title: "Logistics Manager",
      company: "Transport Exemple inc.",
      locations: ["Montreal (QC)"],
      salary: {
        value: { min: 72_000, max: 85_000, currency: "CAD", period: "year" },
        quote: "72 000 $ - 85 000 $ par année",
      },
      yearsRequired: { value: 5, quote: "5 years' experience" },
      requirements: [
        asks("education", "DEC en logistique (ou l'équivalent)"),
        asks("experience", "5 ans d'expérience"),
        asks("language", "français", { level: "C1", quote: "français (C1), anglais (B2)" }),
        asks("language", "anglais", { level: "B2", quote: "français (C1), anglais (B2)" }),
        wishes("skill", "SAP"),
        wishes("certificate", "CITT-Certified Logistics Professional (CCLP)"),
      ],
    },
    forged: [
      [
        "levels exchanged",
        {
          requirements: [asks("language", "anglais", { level: "C1", quote: "français (C1), anglais (B2)" })],
        },
        ["requirements[0].level"],
      ],
      ["a wish as a demand", { requirements: [asks("skill", "SAP")] }, ["requirements[0].necessity"]],
      [
        "a demand as a wish",
        { requirements: [wishes("experience", "5 ans d'expérience")] },
        ["requirements[0].necessity"],
      ],
      [
        "American dollars",
        {
          salary: {
            value: { min: 72_000, max: 85_000, currency: "USD", period: "year" },
            quote: "72 000 $ à 85 000 $ par année",
          },
        },
        ["salary.currency"],
      ],
      [
        "a year less",
        { yearsRequired: { value: 4, quote: "5 ans d'expérience / 5 years’ experience" } },
        ["yearsRequired"],
      ],
    ],
  },
];
