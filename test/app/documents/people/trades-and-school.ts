import type { Applicant } from "./people.ts";

export const electrician: Applicant = {
  name: "electrician",
  resume: `Dale Okonkwo
dale.okonkwo@example.org | +1 503 555 0177 | Salem, OR

Experience

Journeyman electrician, Cascade Wiring Co., Aug 2018 – Present
- Wired 26 single-family homes and two schools from rough-in to final inspection
- Bent and installed EMT and rigid conduit up to 4 inches
- Troubleshot three-phase motors and lighting controls for a food plant
- Supervised two apprentices on commercial sites

Apprentice electrician, Willamette Electric, Jun 2014 – Jul 2018
- Pulled wire and set boxes for apartment buildings
- Read blueprints and marked layouts

Education
Apprenticeship, Inside Wireman, Oregon Valley Joint Training Committee, 2014 – 2018

Certificates
Journeyman Electrician License, State of Oregon, Jul 2018
OSHA 30, Example Safety Council, May 2020

Skills
Conduit bending, Blueprint reading, Troubleshooting, Wiring, Motor controls
`,
  posting: `Industrial Electrician at Northfield Mills
Location: Salem, OR
Salary: $38 - $44 per hour

Requirements
- Journeyman Electrician License
- Troubleshooting
- Conduit bending
- PLC programming
- 4 years of experience
Nice to have
- OSHA 30
`,
};

export const teacher: Applicant = {
  name: "teacher",
  resume: `Claire Vasseur
Professeure des écoles
claire.vasseur@example.org | +33 4 55 50 01 23 | Grenoble

Profil
Professeure des écoles depuis huit ans, avec des classes du CP au CM2.

Expérience professionnelle

Professeure des écoles, École Jean-Moulin, 09/2019 – aujourd'hui
- Enseignement à une classe de 27 élèves de CM1
- Mise en place d'un atelier de lecture pour les élèves en difficulté
- Coordination de trois sorties scolaires par an avec les parents

Professeure remplaçante, Académie des Alpes, 09/2016 – 06/2019
- Remplacements dans onze écoles, du CP au CM2

Formation
Master, Métiers de l'enseignement, Université des Trois Vallées, 2014 – 2016

Compétences
Gestion de classe, Pédagogie différenciée, Microsoft Word

Langues
Français (langue maternelle), Anglais (C1)
`,
  posting: `Professeur des écoles (H/F)
Entreprise : École Les Tilleuls
Lieu : Grenoble

Profil recherché
- Gestion de classe
- Pédagogie différenciée
- Anglais C1
- Expérience avec des élèves allophones
`,
};
