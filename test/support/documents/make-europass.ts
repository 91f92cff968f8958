import PDFDocument from "pdfkit";
import type { ResumeToSet } from "./set-resume.ts";

/** A resume as Europass XML of the newer dialect. */
export function europassXml({
  basics,
  work = [],
  education = [],
  certificates = [],
  skills = [],
  languages = [],
}: ResumeToSet): string {
  const [given = "", ...family] = (basics.name ?? "").split(" ");
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
<CandidatePerson><PersonName>${tag("oa:GivenName", given)}${tag("hr:FamilyName", family.join(" "))}</PersonName>
<Communication><ChannelCode>Email</ChannelCode>${tag("oa:URI", basics.email)}</Communication>
<Communication><ChannelCode>Telephone</ChannelCode>${tag("oa:DialNumber", basics.phone)}</Communication>
<Communication><ChannelCode>Web</ChannelCode>${tag("oa:URI", basics.url)}</Communication>
<Communication><UseCode>home</UseCode><Address>${tag("oa:CityName", basics.location?.city ?? basics.location?.address)}</Address></Communication></CandidatePerson>
<CandidateProfile languageCode="en">${tag("hr:ExecutiveSummary", basics.summary && `<p>${escaped(basics.summary)}</p>`)}
<EmploymentHistory>${work.map(jobXml).join("")}</EmploymentHistory>
<EducationHistory>${education
    .map(
      ({ studyType, area, institution, ...dated }) =>
        `<EducationOrganizationAttendance>${tag("hr:OrganizationName", institution)}<EducationDegree>${tag("hr:DegreeName", studyType)}</EducationDegree>${tag("ProgramName", area)}<AttendancePeriod>${dates(dated)}</AttendancePeriod></EducationOrganizationAttendance>`,
    )
    .join("")}</EducationHistory>
<Certifications>${certificates.map(({ name }) => `<Certification>${tag("hr:CertificationName", name)}</Certification>`).join("")}</Certifications>
<PersonQualifications>${languages
    .map(
      ({ language, fluency }) =>
        `<PersonCompetency>${tag("CompetencyID", language)}<hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><eures:Score>${tag("hr:ScoreText", fluency)}</eures:Score></eures:CompetencyDimension></PersonCompetency>`,
    )
    .join("")}${skills
    .flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]))
    .map(
      (name) =>
        `<PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID>${tag("hr:CompetencyName", name)}</PersonCompetency>`,
    )
    .join("")}</PersonQualifications></CandidateProfile></Candidate>`;
}

function jobXml({
  name,
  position,
  highlights = [],
  ...dated
}: NonNullable<ResumeToSet["work"]>[number]): string {
  const list = `<ul>${highlights.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;
  return `<EmployerHistory>${tag("hr:OrganizationName", name)}<PositionHistory>${tag("PositionTitle", position)}<eures:EmploymentPeriod>${dates(dated)}</eures:EmploymentPeriod>${tag("oa:Description", list)}</PositionHistory></EmployerHistory>`;
}

function dates({ startDate, endDate }: { startDate?: string; endDate?: string }): string {
  const date = (name: string, value: string | undefined) =>
    value === undefined ? "" : `<eures:${name}>${tag("hr:FormattedDateTime", value)}</eures:${name}>`;
  return date("StartDate", startDate) + date("EndDate", endDate);
}

function tag(name: string, value: string | undefined): string {
  return value === undefined || value === "" ? "" : `<${name}>${escaped(value)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A fictional person in the older dialect. */
export const olderEuropass = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Ilse</FirstName><Surname>Vandermolen</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Kade 12</AddressLine><Municipality>Gent</Municipality><Country><Code>BE</Code><Label>Belgium</Label></Country></Contact></Address>
<Email><Contact>ilse@example.com</Contact></Email></ContactInfo>
<Demographics><Birthdate year="1980" month="--04" day="---02"/></Demographics></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2014" month="--03"/><To year="2018" month="--11" day="---05"/></Period>
<Position><Label>Baker</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Baked bread for two shops&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Bakkerij De Korst</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="1998"/><To year="2001"/></Period><Title>Diploma Bakery</Title><Organisation><Name>Hotelschool Leieland</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>nl</Code><Label>Dutch</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>&lt;p&gt;Spreadsheets&lt;/p&gt;</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

/** A PDF whose pages say something else than the XML that it carries. */
export function europassPdf(xml: string): Promise<Buffer> {
  const document = new PDFDocument();
  document.text("The pages of a Europass CV are set for people, and programs read what is attached.");
  document.file(Buffer.from(xml), { name: "attachment.xml", type: "text/xml" });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}
