import type { Entry, Sections } from "../compose.ts";
import { elementAt, elementsOf, listAt, textIn, type XmlElement } from "../xml.ts";
import { described } from "./skills.ts";
import { levelsOf, valueAt } from "./values.ts";

/** Reads the older Europass dialect, the `LearnerInfo` of a skills passport. */
export function readLearner(learner: XmlElement): Sections {
  const skills = elementAt(learner, "Skills");
  const achievements = listAt(learner, "AchievementList", "Achievement");
  const certificates = achievements.filter(isCertificate);
  return {
    ...personOf(learner),
    work: listAt(learner, "WorkExperienceList", "WorkExperience").map(jobOf),
    education: listAt(learner, "EducationList", "Education").map((entry) => ({
      studyType: valueAt(entry, "Title"),
      area: valueAt(entry, "Field", "Label"),
      institution: valueAt(entry, "Organisation", "Name"),
      ...periodOf(entry),
    })),
    certificates: certificates.flatMap((entry) =>
      linesOf(elementAt(entry, "Description")).map((name) => ({ name })),
    ),
    publications: achievements
      .filter((entry) => elementAt(entry, "Title", "Code")?.children.join("") === "publications")
      .flatMap((entry) => linesOf(elementAt(entry, "Description")).map((name) => ({ name }))),
    skills: (skills ? elementsOf(skills) : [])
      .filter(({ name }) => !["Linguistic", "Driving"].includes(name))
      .flatMap((part) => linesOf(elementAt(part, "Description")).map((line) => ({ name: line }))),
    languages: languagesOf(elementAt(skills, "Linguistic")),
  };
}

function isCertificate(entry: XmlElement): boolean {
  return /certif/i.test(`${valueAt(entry, "Title", "Code") ?? ""} ${valueAt(entry, "Title", "Label") ?? ""}`);
}

function personOf(learner: XmlElement): Pick<Sections, "basics" | "location"> {
  const identity = elementAt(learner, "Identification");
  const contact = elementAt(identity, "ContactInfo");
  const address = elementAt(contact, "Address", "Contact");
  const name = [valueAt(identity, "PersonName", "FirstName"), valueAt(identity, "PersonName", "Surname")];
  return {
    basics: {
      name: name.filter(Boolean).join(" ") || undefined,
      label: valueAt(learner, "Headline", "Description", "Label"),
      email: valueAt(contact, "Email", "Contact"),
      phone: valueAt(contact, "TelephoneList", "Telephone", "Contact"),
      url: valueAt(contact, "WebsiteList", "Website", "Contact"),
    },
    location: {
      city: valueAt(address, "Municipality"),
      countryCode: valueAt(address, "Country", "Code"),
    },
  };
}

function jobOf(entry: XmlElement): Entry {
  const address = elementAt(entry, "Employer", "ContactInfo", "Address", "Contact");
  const place = [valueAt(address, "Municipality"), valueAt(address, "Country", "Label")];
  return {
    position: valueAt(entry, "Position", "Label"),
    name: valueAt(entry, "Employer", "Name"),
    location: place.filter(Boolean).join(", ") || undefined,
    ...periodOf(entry),
    ...described(textIn(elementAt(entry, "Activities"))),
  };
}

function periodOf(entry: XmlElement): { startDate?: string | undefined; endDate?: string | undefined } {
  const period = elementAt(entry, "Period");
  return { startDate: dateOf(elementAt(period, "From")), endDate: dateOf(elementAt(period, "To")) };
}

/** Months and days are written `--03` and `---05`. */
function dateOf(date: XmlElement | undefined): string | undefined {
  const { year = "", month = "", day = "" } = date?.attributes ?? {};
  if (!/^\d{4}$/.test(year)) return undefined;
  const parts = [year, month.replace(/-/g, ""), day.replace(/-/g, "")];
  const missing = parts.findIndex((part) => !/^\d{2,4}$/.test(part));
  return parts.slice(0, missing < 0 ? 3 : missing).join("-");
}

function linesOf(description: XmlElement | undefined): string[] {
  const { summary = "", highlights = [] } = described(textIn(description));
  return [...summary.split("\n"), ...highlights].filter(Boolean);
}

function languagesOf(linguistic: XmlElement | undefined): Entry[] {
  return [
    ...listAt(linguistic, "MotherTongueList", "MotherTongue").map((entry) => ({
      language: valueAt(entry, "Description", "Label"),
      fluency: "native",
    })),
    ...listAt(linguistic, "ForeignLanguageList", "ForeignLanguage").map((entry) => {
      const level = elementAt(entry, "ProficiencyLevel");
      return {
        language: valueAt(entry, "Description", "Label"),
        fluency: levelsOf(level ? elementsOf(level).map((part) => valueAt(part)) : []),
      };
    }),
  ];
}
