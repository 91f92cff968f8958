import { expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const heads = {
  en: "Jo Example\n\nExperience\nClerk, Larkmoor Ltd, 2019 – 2023\n- ",
  de: "Jo Beispiel\n\nBerufserfahrung\n2019 – 2023 Sachbearbeiterin, Quellstein GmbH\n- ",
  fr: "Jo Exemple\n\nExpérience\n2019 – 2023 Assistante, Boisclair SARL\n- ",
  es: "Jo Ejemplo\n\nExperiencia\n2019 – 2023 Administrativa, Darro SL\n- ",
  pt: "Jo Exemplo\n\nExperiência\n2019 – 2023 Assistente, Ribeirinha Lda\n- ",
  it: "Jo Esempio\n\nEsperienza\n2019 – 2023 Impiegata, Collina Srl\n- ",
  nl: "Jo Voorbeeld\n\nWerkervaring\n2019 – 2023 Medewerker, Dijkzicht BV\n- ",
  pl: "Jo Przykład\n\nDoświadczenie\n2019 – 2023 Specjalistka, Brzeg Sp. z o.o.\n- ",
};

function isProved(language: keyof typeof heads, bullet: string, skill: string): boolean {
  return proveResume(heads[language] + bullet, { skills: [{ name: skill }] }).unproved.length === 0;
}

test.each([
  ["en", "Built dashboards with Power BI for the sales team", "Power BI"],
  ["en", "Answered customer emails in Zendesk and escalated bugs in Jira", "Jira"],
  ["en", "Helped students with Python assignments", "Python"],
  ["en", "Cut the team's deployment time from 40 to 5 minutes with GitHub Actions", "GitHub Actions"],
  ["en", "Kept school records in Arbor", "Arbor"],
  ["en", "Nearly 200 websites built in WordPress", "WordPress"],
  ["en", "Set up reports for the finance team using Power BI", "Power BI"],
  ["en", "Spearheaded the migration of 14 legacy services to AWS ECS with zero downtime", "AWS ECS"],
  ["en", "Provided first-line support for Citrix, Exchange and Active Directory", "Active Directory"],
  ["nl", "Maandafsluiting zonder vertraging in SAP FI", "SAP FI"],
  ["pt", "Fechamento mensal sem atrasos no SAP FI", "SAP FI"],
  ["de", "Erstellung von Angeboten in Microsoft Dynamics", "Microsoft Dynamics"],
  ["de", "Beratung von Kunden zu SAP", "SAP"],
  ["de", "Einführung von Jira und Confluence im Team", "Confluence"],
  ["fr", "Accueil des clients et encaissement sur Cegid", "Cegid"],
  ["fr", "Saisie des commandes clients dans SAP", "SAP"],
  ["es", "Elaboración de informes para la empresa en Power BI", "Power BI"],
  ["es", "Coordinación del equipo con Jira y Slack", "Slack"],
  ["pt", "Apoio à equipe na implantação do Jira", "Jira"],
  ["it", "Formazione dei colleghi su SAP", "SAP"],
  ["it", "Preparazione di offerte con SAP", "SAP"],
  ["nl", "Rapportages voor het bedrijf in Power BI", "Power BI"],
  ["pl", "Obsługa klientów w systemie Salesforce", "Salesforce"],
] as const)(
  "a bullet of a job is about its writer, whoever it is done for: %s: %s",
  (language, bullet, skill) => {
    expect(isProved(language, bullet, skill)).toBe(true);
  },
);

test.each([
  ["en", "Colleagues wrote the reports in Tableau", "Tableau"],
  ["en", "Reports in Tableau written by the BI team", "Tableau"],
  ["en", "Collected timesheets from the planners, experienced in Primavera", "Primavera"],
  ["en", "Passed invoices to the accountant, who entered them in Xero", "Xero"],
  ["en", "Attended a demo of Workday for the team", "Workday"],
  ["en", "Interviewed candidates with Kubernetes experience", "Kubernetes"],
  ["en", "Paid a freelancer to build the shop in Magento", "Magento"],
  ["en", "Sold Photoshop licences to schools", "Photoshop"],
  ["en", "Worked with a team of SAP consultants", "SAP"],
  ["en", "Planned to move the reporting to Looker in 2024", "Looker"],
  ["de", "Vorbereitung der für 2025 geplanten Einführung von S/4HANA", "S/4HANA"],
  ["de", "Auswertung durch die Kollegen in Tableau", "Tableau"],
  ["de", "Die IT-Abteilung betreute SharePoint", "SharePoint"],
  ["de", "Auftragsvergabe an eine Agentur für TYPO3", "TYPO3"],
  ["de", "Vom Steuerberater in DATEV gebucht", "DATEV"],
  ["de", "Verkauf von AutoCAD-Lizenzen", "AutoCAD"],
  ["fr", "Tableaux de bord Power BI réalisés par l'équipe", "Power BI"],
  ["fr", "Recrutement de soudeurs qualifiés TIG", "TIG"],
  ["es", "Informes en Tableau elaborados por el equipo", "Tableau"],
  ["pt", "Relatórios em Tableau feitos pela equipe", "Tableau"],
  ["it", "Lo studio elaborava le paghe con Zucchetti", "Zucchetti"],
  ["nl", "Rapportages in Tableau gemaakt door het team", "Tableau"],
  ["pl", "Raporty w Tableau tworzone przez zespół", "Tableau"],
] as const)("what others do in a bullet is not the writer's: %s: %s", (language, bullet, skill) => {
  expect(isProved(language, bullet, skill)).toBe(false);
});
