import { parseDemands } from "./demand-rows.ts";

/** Sentences outside of lists. */
export const said = parseDemands(`
We're looking for someone with at least two years of bar experience and a personal licence. => experience at least two years of bar experience | licence a personal licence
You'll need a full driving licence and a DBS check. => licence full driving licence | other a DBS check
Experience with horses is essential; your own transport is a must. => experience Experience with horses | place your own transport
They're after someone with strong Python, some Spark, and ideally a bit of Terraform. => skill Python | skill Spark | skill Terraform
You should hold a degree in engineering and have five years' experience in rail. => education degree in engineering | experience five years' experience in rail
Must have own car and clean licence. Weekends required. => place own car | licence clean licence | schedule Weekends
Spanish is a plus, and you must be able to lift 25 kg. => language Spanish | other lift 25 kg
No experience needed, we train you. Must be 18+. => other 18+
Candidates must have NVQ level 2 in carpentry and a CSCS card. => education NVQ level 2 | certificate CSCS card
You have a valid forklift licence, work carefully and do not mind the cold. => licence a valid forklift licence | other do not mind the cold
You need BLS and ACLS issued by the American Heart Association. => certificate BLS and ACLS issued by the American Heart Association
Need 3+ yrs in HVAC service, EPA 608 and a clean driving record. => experience 3+ yrs in HVAC service | certificate EPA 608 | other clean driving record
Requirements: valid CDL A, 1 year exp, TWIC card, no DUI in last 5 yrs. => licence valid CDL A | experience 1 year exp | certificate TWIC card | other no DUI
Fluent German is required as most of our guests speak it. => language Fluent German
Knowledge of QuickBooks is preferred. => skill QuickBooks
Our kitchen has an oven from 1962. We have been here since 1990. =>
We have 12 years of experience in logistics and serve 300 clients. =>
You will work with Java developers and learn Kotlin. =>
We offer paid training for the CSCS card and help with relocation. =>
The team uses Jira and Confluence every day. =>
Our clients include hospitals, schools and law firms. =>
You will report to the head of nursing, who has a PhD. =>
Du bringst eine abgeschlossene Ausbildung als Koch mit und hast Erfahrung im à la carte. => education abgeschlossene Ausbildung als Koch | experience Erfahrung im à la carte
Sie haben einen Führerschein der Klasse B und sprechen gut Deutsch. => licence Führerschein der Klasse B | language gut Deutsch
Wir erwarten Erfahrung mit SAP und gute Englischkenntnisse. => experience Erfahrung mit SAP | language gute Englischkenntnisse
Wir sind seit 1995 am Markt und haben 40 Jahre Erfahrung. =>
Vous avez un CAP boulanger et une première expérience. Permis B apprécié. => education un CAP boulanger | experience une première expérience | licence Permis B
Nous avons 30 ans d'expérience dans le bâtiment. =>
Imprescindible carnet B y 2 años de experiencia como instalador. => licence carnet B | experience 2 años de experiencia como instalador
Se requiere título de enfermería y disponibilidad para turnos de noche. => education título de enfermería | schedule disponibilidad para turnos de noche
Precisamos de pessoa com experiência em atendimento e CNH B. => experience experiência em atendimento | licence CNH B
要求大专以上学历，两年以上相关工作经验，会粤语优先。 => education 大专以上学历 | experience 两年以上相关工作经验 | language 会粤语优先
需持有健康证，能上夜班。 => certificate 健康证 | schedule 能上夜班
`);
