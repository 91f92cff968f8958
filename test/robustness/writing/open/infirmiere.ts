import type { Writer } from "../types.ts";

export const infirmiere: Writer = {
  name: "une infirmière",
  resume: {
    basics: { name: "Maëlle Tréguier" },
    work: [
      {
        position: "Infirmière",
        name: "Clinique des Ormes",
        startDate: "2017-09",
        endDate: "2024-06",
        highlights: [
          "Soins à 14 patients par jour en chirurgie.",
          "Ai mis en place un protocole de prise en charge de la douleur.",
          "Ai assisté la cadre de santé dans l'élaboration des plannings.",
        ],
      },
      {
        position: "Aide-soignante",
        name: "Résidence Belle-Rive",
        startDate: "2013-01",
        endDate: "2017-08",
        highlights: ["Aide à la toilette et aux repas de 22 résidents."],
      },
    ],
    education: [
      {
        studyType: "Diplôme d'État",
        area: "infirmier",
        institution: "IFSI de Kerloch",
        startDate: "2014",
        endDate: "2017",
      },
    ],
    certificates: [{ name: "AFGSU niveau 2", date: "2022-03" }],
    languages: [{ language: "Breton", fluency: "Bilingue" }],
  },
  opening: {
    title: "Infirmière coordinatrice",
    company: "EHPAD Les Tilleuls",
    text: "L'EHPAD Les Tilleuls cherche une infirmière coordinatrice à Vannes. Vous encadrez 18 soignants, gérez les plannings et le budget. Expérience en gériatrie exigée. CDI, deux week-ends par mois. Contact : Mme Le Goff.",
  },
  honest: `
- | Chère Madame Le Goff,
- | Je me permets de vous adresser ma candidature au poste d'infirmière coordinatrice.
w0 | J'ai été infirmière à la Clinique des Ormes de septembre 2017 à juin 2024.
w0 w0.1 | À la Clinique des Ormes, j'ai mis en place un protocole de prise en charge de la douleur.
w0.2 | J'ai assisté la cadre de santé dans l'élaboration des plannings.
w0.0 | Chaque jour, soins à quatorze patients en chirurgie.
w1 | Auparavant, j'étais aide-soignante à la Résidence Belle-Rive.
e0 | J'ai obtenu le Diplôme d'État infirmier à l'IFSI de Kerloch en 2017.
c0 | Je suis titulaire de l'AFGSU niveau 2 depuis mars 2022.
l0 | Je suis bilingue en breton.
- | Je n'ai pas d'expérience en gériatrie.
- | Travailler deux week-ends par mois me conviendrait.
- | Je serais ravie de vous rencontrer.
n | Bien cordialement, Maëlle Tréguier
`,
  fabricated: `
title | J'ai été infirmière coordinatrice à la Clinique des Ormes.
title | J'étais infirmière à la Résidence Belle-Rive.
number | Soins à 40 patients par jour en chirurgie.
hedge | J'ai élaboré les plannings.
led | J'ai encadré 18 soignants.
skill | J'ai une expérience en gériatrie.
budget | J'ai géré le budget.
tense | Je suis infirmière à la Clinique des Ormes.
tense | Depuis 2017, je travaille à la Clinique des Ormes.
level | Je suis titulaire de l'AFGSU niveau 3.
merged | À la Résidence Belle-Rive, j'ai mis en place un protocole de prise en charge de la douleur.
degree | J'ai obtenu un master en soins infirmiers.
date | J'ai obtenu le Diplôme d'État infirmier en 2013.
taken | Vous cherchez une expérience en gériatrie, que je possède.
boss | J'ai été cadre de santé à la Clinique des Ormes.
hour | Soins à 14 patients par heure en chirurgie.
`,
};
