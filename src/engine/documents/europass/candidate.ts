import { compose, type Entry, type Sections } from "../compose.ts";
import { type FileContent, UnreadableFile } from "../types.ts";
import { elementAt, elementsOf, findElement, listAt, readXml, textIn, type XmlElement } from "../xml.ts";
import { readLearner } from "./learner.ts";
import { described, isLanguage, skillNames } from "./skills.ts";
import { dateIn, levelsOf, nameOf, valueAt } from "./values.ts";

/** Reads the newer Europass dialect, `Candidate`. */
function readCandidate(candidate: XmlElement): Sections {
  const person = elementAt(candidate, "CandidatePerson");
  const profile = elementAt(candidate, "CandidateProfile");
  const competencies = listAt(profile, "PersonQualifications", "PersonCompetency");
  return {
    ...personOf(person, profile),
    work: listAt(profile, "EmploymentHistory", "EmployerHistory").flatMap(jobsOf),
    volunteer: listAt(profile, "VoluntaryWorks", "VoluntaryWork").map(voluntaryWork),
    education: listAt(profile, "EducationHistory", "EducationOrganizationAttendance").map(degreeOf),
    certificates: [
      ...listAt(profile, "Certifications", "Certification").map(certificateOf),
      ...listAt(profile, "CourseCertifications", "CourseCertification").map(certificateOf),
    ],
    publications: listAt(profile, "PublicationHistory", "Publication").map((entry) => ({
      name: valueAt(entry, "FormattedPublicationDescription") ?? valueAt(entry, "Title"),
      releaseDate: dateIn(valueAt(entry, "Year") ?? valueAt(entry, "Date")),
    })),
    skills: skillsOf(profile, competencies),
    languages: languagesOf(person, competencies),
    projects: listAt(profile, "Projects", "Project").map((entry) => ({
      name: valueAt(entry, "Title"),
      ...periodOf(elementAt(entry, "Period") ?? entry),
      description: described(textIn(elementAt(entry, "Description"))).summary,
    })),
  };
}

function personOf(
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
): Pick<Sections, "basics" | "location"> {
  const channels = person ? elementsOf(person, "Communication") : [];
  const by = (code: string) => channels.filter((channel) => valueAt(channel, "ChannelCode") === code);
  const [phone] = by("Telephone");
  const dialing = valueAt(phone, "CountryDialing")?.replace(/^\+?/, "+");
  const number = valueAt(phone, "DialNumber");
  const address = channels.map((channel) => elementAt(channel, "Address")).find(Boolean);
  return {
    basics: {
      name: joined(valueAt(person, "PersonName", "GivenName"), valueAt(person, "PersonName", "FamilyName")),
      email: addressOf(by("Email")[0]),
      phone: joined(dialing, number),
      url: addressOf(by("Web")[0]),
      summary: described(textIn(elementAt(profile, "ExecutiveSummary"))).summary,
    },
    location: {
      city: valueAt(address, "CityName"),
      countryCode: valueAt(address, "CountryCode")?.toUpperCase(),
    },
  };
}

function addressOf(channel: XmlElement | undefined): string | undefined {
  return valueAt(channel, "URI") ?? valueAt(channel, "Text") ?? valueAt(channel, "URL");
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(" ") || undefined;
}

function jobsOf(employer: XmlElement): Entry[] {
  const address = elementAt(employer, "OrganizationContact", "Communication", "Address");
  return elementsOf(employer, "PositionHistory").map((position) => ({
    position: valueAt(position, "PositionTitle"),
    name: valueAt(employer, "OrganizationName"),
    location: placeOf(
      valueAt(position, "City") ?? valueAt(address, "CityName"),
      valueAt(position, "Country") ?? valueAt(address, "CountryCode"),
    ),
    ...periodOf(elementAt(position, "EmploymentPeriod") ?? elementAt(employer, "EmploymentPeriod")),
    ...described(textIn(elementAt(position, "Description"))),
  }));
}

function placeOf(city: string | undefined, country: string | undefined): string | undefined {
  return [city, nameOf("region", country)].filter(Boolean).join(", ") || undefined;
}

function voluntaryWork(entry: XmlElement): Entry {
  return {
    position: valueAt(entry, "Title"),
    organization: valueAt(entry, "OrganizationName"),
    ...periodOf(elementAt(entry, "Period") ?? entry),
    ...described(textIn(elementAt(entry, "Description"))),
  };
}

function degreeOf(entry: XmlElement): Entry {
  return {
    studyType: valueAt(entry, "EducationDegree", "DegreeName") ?? valueAt(entry, "DegreeName"),
    area: valueAt(entry, "ProgramName"),
    institution: valueAt(entry, "OrganizationName"),
    ...periodOf(elementAt(entry, "AttendancePeriod")),
  };
}

function certificateOf(entry: XmlElement): Entry {
  return {
    name: valueAt(entry, "CertificationName") ?? valueAt(entry, "Title"),
    issuer: valueAt(entry, "IssuingAuthority", "Name") ?? valueAt(entry, "IssuingAuthorityName"),
    date: dateIn(valueAt(entry, "FirstIssuedDate", "FormattedDateTime") ?? valueAt(entry, "FirstIssuedDate")),
  };
}

function periodOf(period: XmlElement | undefined): {
  startDate?: string | undefined;
  endDate?: string | undefined;
} {
  return {
    startDate: dateIn(valueAt(period, "StartDate", "FormattedDateTime") ?? valueAt(period, "StartDate")),
    endDate: dateIn(valueAt(period, "EndDate", "FormattedDateTime") ?? valueAt(period, "EndDate")),
  };
}

function languagesOf(person: XmlElement | undefined, competencies: readonly XmlElement[]): Entry[] {
  const own = person ? elementsOf(person, "PrimaryLanguageCode") : [];
  return [
    ...own.map((code) => ({ language: nameOf("language", valueAt(code)), fluency: "native" })),
    ...competencies.filter(isLanguage).map((competency) => ({
      language: nameOf("language", valueAt(competency, "CompetencyID")),
      fluency: levelsOf(
        elementsOf(competency, "CompetencyDimension").map((dimension) =>
          valueAt(dimension, "Score", "ScoreText"),
        ),
      ),
    })),
  ];
}

function skillsOf(profile: XmlElement | undefined, competencies: readonly XmlElement[]): Entry[] {
  const listed = competencies
    .filter((skill) => !isLanguage(skill))
    .flatMap((skill) => valueAt(skill, "CompetencyName") ?? []);
  const others = profile ? skillNames(profile) : [];
  return [...new Set([...listed, ...others])].map((name) => ({ name }));
}

/** Reads both dialects of Europass XML. Throws UnreadableFile if it contains no person. */
export function readEuropass(xml: string): FileContent {
  const root = readXml(xml);
  const candidate = findElement(root, "Candidate");
  const learner = findElement(root, "LearnerInfo");
  const found = candidate ? readCandidate(candidate) : learner && readLearner(learner);
  if (!found) throw new UnreadableFile("content is Europass XML without a person in it: export it again.");
  return { format: "europass", ...compose(found), warnings: [] };
}
