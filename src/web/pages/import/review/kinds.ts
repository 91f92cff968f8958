/** What an entry says, whatever its kind. */
export interface Said {
  what: string;
  by: string;
  began: string;
  ended: string;
}

type Role = keyof Said;

const period = { startDate: "began", endDate: "ended" } as const;

/** What each field of a section says. A section with one date keeps the last one. */
const roles: Readonly<Record<string, Readonly<Record<string, Role>>>> = {
  work: { position: "what", name: "by", ...period },
  volunteer: { position: "what", organization: "by", ...period },
  education: { studyType: "what", area: "what", institution: "by", ...period },
  projects: { name: "what", description: "by", ...period },
  certificates: { name: "what", issuer: "by", date: "ended" },
  awards: { title: "what", awarder: "by", date: "ended" },
  publications: { name: "what", publisher: "by", releaseDate: "ended" },
  skills: { name: "what" },
  languages: { language: "what" },
  interests: { name: "what" },
  references: { name: "what" },
};

/** Sections whose entries have only a name. */
export const nameOnly: ReadonlySet<string> = new Set(["skills", "languages", "interests", "references"]);

/** What an entry's fields say. */
export function saidIn(section: string, values: Readonly<Record<string, string>>): Said {
  const of = (role: Role) =>
    Object.entries(roles[section] ?? {})
      .filter(([, own]) => own === role)
      .map(([name]) => values[name] ?? "")
      .filter(Boolean)
      .join(", ");
  return { what: of("what"), by: of("by"), began: of("began"), ended: of("ended") };
}

/** An entry of a section that says this. What the section has no field for stays in its name. */
export function entrySaying(section: string, said: Said): Record<string, string> {
  const own = Object.entries(roles[section] ?? {});
  const nameOf = (role: Role) => own.find(([, one]) => one === role)?.[0];
  const hasPeriod = nameOf("began") !== undefined;
  const ended = hasPeriod ? said.ended : said.ended || said.began;
  const by = nameOf("by") === undefined ? "" : said.by;
  const what = by === "" ? [said.what, said.by].filter(Boolean).join(", ") : said.what;
  const all = [
    [nameOf("what"), what],
    [nameOf("by"), by],
    [nameOf("began"), said.began],
    [nameOf("ended"), ended],
  ] as const;
  return Object.fromEntries(
    all.flatMap(([name, text]) => (name === undefined || text === "" ? [] : [[name, text] as const])),
  );
}
