import { field, listField, named, numberField, textField, textsField } from "../json.ts";

const remoteNames = { remote: "from anywhere", hybrid: "partly from home", on_site: "on site" };
const payWords = { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" };
const educationNames = {
  none: "none",
  secondary: "secondary school",
  certificate: "a certificate",
  associate: "associate degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: "doctorate",
};
/** The kind of a requirement, if its own word does not say it. */
const requirementNames = { authorization: "right to work", schedule: "hours" };

/** A word of a closed list as people write it; undefined for "". */
function plain(word: string): string | undefined {
  return word.replaceAll("_", " ").toLowerCase() || undefined;
}

/** Pay as the posting states it, never converted. */
function payText(pay: unknown): string | undefined {
  const [low, high] = ["min", "max"].map((end) => numberField(pay, end)?.toLocaleString("en"));
  if (low === undefined && high === undefined) return undefined;
  const range =
    low !== undefined && high !== undefined && low !== high
      ? `${low} to ${high}`
      : high === undefined
        ? `${low} or more`
        : low === undefined
          ? `up to ${high}`
          : low;
  const period = named(payWords, textField(pay, "period"));
  const guessed = field(pay, "periodInferred") === true ? " (as the amount suggests)" : "";
  return [range, textField(pay, "currency"), period && period + guessed].filter(Boolean).join(" ");
}

/** A field read from a posting: its path, name and value. */
export interface ReadField {
  path: string;
  name: string;
  value: string;
}

/** An opening's fields in words. */
export function readFields(opening: unknown): ReadField[] {
  const text = (name: string) => textField(opening, name) || undefined;
  const years = numberField(opening, "yearsRequired");
  const fields: [string, string, string | undefined][] = [
    ["title", "Title", text("title")],
    ["company", "Employer", text("company")],
    ...textsField(opening, "locations").map((place, at): [string, string, string] => [
      `locations[${at}]`,
      "Place",
      place,
    ]),
    ["remote", "Where the work is", named(remoteNames, textField(opening, "remote"))],
    ["employmentType", "Kind of job", plain(textField(opening, "employmentType"))],
    ["salary", "Pay", payText(field(opening, "salary"))],
    ["seniority", "Level", plain(textField(opening, "seniority"))],
    ["yearsRequired", "Years asked for", years === undefined ? undefined : String(years)],
    ["education", "Education asked for", named(educationNames, textField(opening, "education"))],
    ["closingDate", "Apply by", text("closingDate")],
    ...listField(opening, "requirements").map((one, at): [string, string, string | undefined] => {
      const kind = textField(one, "kind");
      const asked = textField(one, "necessity") === "preferred" ? "Wished for" : "Asked for";
      return [
        `requirements[${at}]`,
        `${asked} (${named(requirementNames, kind) ?? kind})`,
        textField(one, "text") || undefined,
      ];
    }),
  ];
  return fields.flatMap(([path, name, value]) => (value === undefined ? [] : [{ path, name, value }]));
}

const askable = [
  ["title", "the title"],
  ["company", "the employer"],
  ["locations", "the place"],
  ["salary", "the pay"],
  ["closingDate", "until when one can apply"],
  ["requirements", "what is asked for"],
] as const;

/** What a reader would look for and the posting does not say, as far as it was read. */
export function notSaid(opening: unknown): string[] {
  return askable.flatMap(([name, words]) => {
    const value = field(opening, name);
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [words] : [];
  });
}
