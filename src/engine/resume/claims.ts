import { isObject } from "../../shared/json.ts";
import { isStopped } from "../education.ts";
import type { ClaimKind } from "./claim-identity.ts";
import { identityOf, ownerOf } from "./claim-identity.ts";
import {
  certificateName,
  degree,
  duration,
  employer,
  entries,
  type ResumeDocument,
  statusIn,
  textOf,
  texts,
} from "./json-resume.ts";

/** A claim of a resume. `identity` is equal for the same fact in another version of the document. */
export interface ClaimDraft {
  kind: ClaimKind;
  text: string;
  path: string;
  identity: string;
}

/** The claims of a JSON Resume document, in document order. Nothing is added. */
export function claimsOf(document: ResumeDocument): ClaimDraft[] {
  const drafts = sections.flatMap(([name, read]) =>
    entries(document, name).flatMap((entry, index) => read(entry, `${name}[${index}]`)),
  );
  return distinct([...basics(document), ...drafts].filter(({ text }) => text !== ""));
}

type Entry = Record<string, unknown>;
type Reader = (entry: Entry, path: string) => ClaimDraft[];

function claim(kind: ClaimKind, text: string, path: string, ...identity: string[]): ClaimDraft {
  const parts = identity.length > 0 ? identity : [text];
  return { kind, text, path, identity: identityOf(kind, ...parts) };
}

function basics(document: ResumeDocument): ClaimDraft[] {
  const fields = fieldsOf(document.basics);
  const text = (name: string) => textOf(fields.get(name));
  const place = fieldsOf(fields.get("location"));
  const where = ["city", "region", "countryCode"].map((name) => textOf(place.get(name))).filter(Boolean);
  const profiles = Array.isArray(fields.get("profiles")) ? entries(Object(document.basics), "profiles") : [];
  return [
    ...["name", "email", "phone", "url"].map((name) => claim("contact", text(name), `basics.${name}`)),
    claim("contact", where.join(", "), "basics.location"),
    ...profiles.map((profile, index) =>
      claim("contact", textOf(profile.url) || textOf(profile.username), `basics.profiles[${index}]`),
    ),
    ...["label", "summary"].map((name) => claim("summary", text(name), `basics.${name}`)),
  ];
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(isObject(value) ? Object.entries(value) : []);
}

function jobClaims(kind: "job" | "volunteering"): Reader {
  return (entry, path) => {
    const position = textOf(entry.position);
    const where = employer(entry);
    const title = position && where ? `${position} at ${where}` : position || where;
    const key = ownerOf(position, where, textOf(entry.startDate));
    return [
      claim(kind, title && withNote(title, "", duration(entry)), path, ...key),
      claim("bullet", textOf(entry.summary), `${path}.summary`, ...key, textOf(entry.summary)),
      ...bullets(entry.highlights, `${path}.highlights`, key),
    ];
  };
}

function bullets(list: unknown, path: string, owner: string[]): ClaimDraft[] {
  if (!Array.isArray(list)) return [];
  return list.map((item, index) =>
    claim("bullet", textOf(item), `${path}[${index}]`, ...owner, textOf(item)),
  );
}

const educationClaims: Reader = (entry, path) => {
  const institution = textOf(entry.institution);
  const key = ownerOf(degree(entry), institution);
  const score = textOf(entry.score);
  const left = isStopped(score) ? score : textOf(entry.status);
  const title = [degree(entry), institution].filter(Boolean).join(", ");
  const courses = Array.isArray(entry.courses) ? entry.courses : [];
  return [
    claim("degree", title && withNote(title, left, duration(entry)), path, ...key),
    ...courses.map((course, index) =>
      claim("course", textOf(course), `${path}.courses[${index}]`, ...key, textOf(course)),
    ),
  ];
};

/** A skill that is wanted or being learned becomes an interest in its own words. A denied one becomes nothing. */
const skillClaims: Reader = (group, path) => {
  const name = textOf(group.name);
  const [said = "", level = ""] = ownerOf(name, textOf(group.level));
  const statusOf = statusIn(group);
  const one = (text: string, at: string, heading: string) => {
    const status = statusOf(text);
    if (status === "held") return claim("skill", text, at);
    const noted = withNote(withRest(heading, text), "", level);
    return claim("interest", text && status === "wished" ? noted : "", at);
  };
  if (texts(group.keywords).length === 0) return [one(name, path, "")];
  const keywords = Array.isArray(group.keywords) ? group.keywords : [];
  return keywords.map((keyword, index) => one(textOf(keyword), `${path}.keywords[${index}]`, said));
};

const projectClaims: Reader = (entry, path) => {
  const name = textOf(entry.name);
  const title = withRest(name, textOf(entry.description));
  return [
    claim("project", title && withNote(title, "", duration(entry)), path, name),
    ...bullets(entry.highlights, `${path}.highlights`, ownerOf(name)),
  ];
};

function one(kind: ClaimKind, sentence: (entry: Entry) => string): Reader {
  return (entry, path) => [claim(kind, sentence(entry), path)];
}

/** The sections with what each of their entries claims, in the order of the claims. */
const sections: readonly [name: string, read: Reader][] = [
  ["work", jobClaims("job")],
  ["volunteer", jobClaims("volunteering")],
  ["education", educationClaims],
  ["certificates", one("certificate", (c) => withNote(certificateName(c), textOf(c.issuer), periodOf(c)))],
  ["skills", skillClaims],
  ["projects", projectClaims],
  ["awards", one("award", (a) => withNote(textOf(a.title), textOf(a.awarder), textOf(a.date)))],
  [
    "publications",
    one("publication", (p) => withNote(textOf(p.name), textOf(p.publisher), textOf(p.releaseDate))),
  ],
  ["languages", one("language", (l) => withNote(textOf(l.language), "", textOf(l.fluency)))],
  ["interests", one("interest", (i) => withRest(textOf(i.name), texts(i.keywords).join(", ")))],
  ["references", one("reference", (r) => withRest(textOf(r.name), textOf(r.reference)))],
];

function withRest(...parts: string[]): string {
  return parts.filter(Boolean).join(": ");
}

/** When a certificate was issued, and its expiry if stated: "2024, until 2026-08, expired". */
function periodOf({ date, endDate, status }: Record<string, unknown>): string {
  const until = textOf(endDate);
  return [textOf(date), until && `until ${until}`, textOf(status)].filter(Boolean).join(", ");
}

/** `title, by (note)` as far as known; empty without a title. */
function withNote(title: string, by: string, note: string): string {
  if (title === "") return "";
  return [title, by].filter(Boolean).join(", ") + (note === "" ? "" : ` (${note})`);
}

/** Removes repeated skills. Repeats of any other fact are kept and distinguished by a number. */
function distinct(drafts: ClaimDraft[]): ClaimDraft[] {
  const times = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const count = (times.get(draft.identity) ?? 0) + 1;
    times.set(draft.identity, count);
    if (count === 1) return [draft];
    // No other identity contains a line break, so a numbered one is unique.
    return draft.kind === "skill" ? [] : [{ ...draft, identity: `${draft.identity}\n${count}` }];
  });
}
