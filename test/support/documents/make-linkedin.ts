import { strToU8, zipSync } from "fflate";
import type { ResumeToSet } from "./set-resume.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A resume as the archive of a LinkedIn export; further files by their names. */
export function linkedInZip(resume: ResumeToSet, more: Record<string, string> = {}): Buffer {
  const { basics, work = [], education = [], certificates = [], skills = [], languages = [] } = resume;
  const [first = "", ...last] = (basics.name ?? "").split(" ");
  const { city, region, address } = basics.location ?? {};
  const place = [city, region].filter(Boolean).join(", ") || address;
  const files: Record<string, string> = {
    "Profile.csv": table(
      "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers",
      [
        [
          first,
          last.join(" "),
          "",
          "9 Hidden Lane",
          "Apr 2",
          "",
          basics.summary,
          "",
          "",
          place,
          "",
          basics.url && `[PORTFOLIO:${basics.url}]`,
          "",
        ],
      ],
    ),
    "Positions.csv": table(
      "Company Name,Title,Description,Location,Started On,Finished On",
      work.map(({ name, position, highlights = [], startDate, endDate }) => [
        ...[name, position, highlights.map((line) => `• ${line}`).join("\n"), ""],
        ...[written(startDate), written(endDate)],
      ]),
    ),
    "Education.csv": table(
      "School Name,Start Date,End Date,Notes,Degree Name,Activities",
      education.map(({ institution, studyType, area, startDate, endDate }) => [
        ...[institution, written(startDate), written(endDate), ""],
        ...[[studyType, area].filter(Boolean).join(", "), ""],
      ]),
    ),
    "Skills.csv": table(
      "Name",
      skills
        .flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]))
        .map((name) => [name]),
    ),
    "Certifications.csv": table(
      "Name,Url,Authority,Started On,Finished On,License Number",
      certificates.map(({ name }) => [name, "", "", "", "", ""]),
    ),
    "Languages.csv": table(
      "Name,Proficiency",
      languages.map(({ language, fluency }) => [language, fluency]),
    ),
    "Email Addresses.csv": table("Email Address,Confirmed,Primary,Updated On", [
      [basics.email, "Yes", "Yes", ""],
    ]),
    "PhoneNumbers.csv": table("Extension,Number,Type", [["", basics.phone, "Mobile"]]),
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** A table with a byte order mark and line ends of Windows. */
export function table(header: string, rows: readonly (readonly (string | undefined)[])[]): string {
  const cell = (value = "") => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return `\uFEFF${[header, ...rows.map((row) => row.map(cell).join(","))].join("\r\n")}\r\n`;
}

function written(date: string | undefined): string | undefined {
  const [year, month] = (date ?? "").split("-");
  return month === undefined ? year : `${months[Number(month) - 1]} ${year}`;
}
