import type { Applicant } from "./people.ts";

export const cook: Applicant = {
  name: "cook",
  resume: `Mira Halvorsen
Line cook
mira.halvorsen@example.org | +1 218 555 0142 | Duluth, MN

Summary
Line cook with nine years in full-service kitchens, most of them on grill and sauté.

Experience

Line cook, Harborview Grill, Mar 2019 – Present
- Run the sauté station on nights of 180 covers
- Cut food waste by 30% in one year by portioning proteins in the morning
- Kept HACCP logs for two walk-in coolers and passed four inspections without a finding
- Trained four apprentices on knife skills and sanitation

Prep cook, The Copper Spoon, Jun 2015 – Feb 2019
- Prepared stocks, sauces and dressings for a menu of 40 dishes
- Counted inventory each Sunday and placed the produce order

Education
Certificate, Culinary Arts, Lake County Technical College, 2014 – 2015

Certificates
ServSafe Food Handler, Example Restaurant Board, Apr 2021

Skills
Sautéing, Grilling, Food safety, Inventory management, Menu planning, Knife skills

Languages
English (native), Spanish (conversational)
`,
  posting: `Sous Chef
Company: Pine Street Kitchen
Location: Duluth, MN
🍳 We are growing!

Requirements
- Food safety
- Inventory management
- 5 years of experience in a kitchen
- Scheduling of kitchen staff
Nice to have
- Menu planning
- Pastry
`,
};

export const nurse: Applicant = {
  name: "nurse",
  resume: `Jonas Wiedemann
Gesundheits- und Krankenpfleger
jonas.wiedemann@example.org | +49 30 5550199 | Berlin

Profil
Gesundheits- und Krankenpfleger mit sechs Jahren Erfahrung auf einer kardiologischen Station.

Berufserfahrung

Gesundheits- und Krankenpfleger, Klinikum Lindenhof, 04/2019 – heute
- Betreuung von bis zu 12 Patienten je Schicht
- Wundversorgung und Verbandwechsel nach Hausstandard
- Anleitung von drei Auszubildenden im Jahr
- Einführung der digitalen Pflegedokumentation auf der Station

Pflegehelfer, Seniorenheim am Anger, 09/2014 – 03/2016
- Grundpflege und Mobilisation der Bewohner

Ausbildung
Ausbildung, Gesundheits- und Krankenpflege, Pflegeschule Lindenhof, 04/2016 – 03/2019

Zertifikate
Praxisanleiter, Pflegekammer Musterland, 11/2021

Kenntnisse
Wundversorgung, Pflegedokumentation, Medikamentengabe, Microsoft Excel

Sprachen
Deutsch (Muttersprache), Englisch (B2)
`,
  posting: `Pflegefachkraft Kardiologie (m/w/d)
Unternehmen: Herzzentrum Beispielstadt
Ort: Berlin

Ihr Profil
- Abgeschlossene Ausbildung in der Gesundheits- und Krankenpflege
- Wundversorgung
- Pflegedokumentation
- Deutsch B2
Von Vorteil
- Weiterbildung Intensivpflege
`,
};
