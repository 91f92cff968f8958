import { listArtifacts } from "../../../domain/execution-artifacts/operations.ts";
import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import { listFitBriefs } from "../../../domain/fit-briefs/operations.ts";
import { listReports } from "../../../domain/reports/operations.ts";
import { shortened } from "../../../shared/text/words.ts";
import { documentStatusNames } from "../../../shared/view/document/words.ts";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import type { IconName } from "../../parts/icon.tsx";
import { nextCursor } from "../../parts/pager.tsx";
import type { Person } from "../../person.ts";

export interface Listed {
  id: string;
  title: string;
  at: string | null | undefined;
  note?: string | undefined;
  /** The beginning of what it says. */
  snippet?: string | undefined;
}

/** A page of one kind's documents, newest first. */
interface Part {
  rows: readonly Listed[];
  next: string | undefined;
}

interface Kind {
  key: string;
  name: string;
  icon: IconName;
  /** Its purpose, shown if there is none yet. */
  why: string;
  list: (person: Person, page: Record<string, unknown>) => Promise<Part>;
}

/** The most characters of a beginning. */
const LONGEST = 140;

/** The first words of a document that say something about the person. */
function beginningOf({ sections }: Artifact["contentData"]): string | undefined {
  const lines = sections.flatMap((section) => section.lines);
  const said = lines.find(
    ({ role, text, claimIds }) => role === undefined && claimIds.length > 0 && text.length > LONGEST / 4,
  );
  return said && shortened(said.text, LONGEST);
}

function artifacts(kind: string): Kind["list"] {
  return async (person, page) => {
    const { data, metadata } = await person.ask(listArtifacts, { ...page, kind });
    const rows = data.map(({ id, title, updatedAt, createdAt, status, contentData }) => ({
      ...{ id, title, snippet: beginningOf(contentData) },
      at: updatedAt ?? createdAt,
      note: documentStatusNames[status],
    }));
    return { rows, next: nextCursor(metadata) };
  };
}

export const kinds: readonly Kind[] = [
  {
    key: "resumes",
    name: "Resumes",
    icon: "profile",
    why: "A resume for one opening, from the lines of yours. Make one on the opening's page.",
    list: artifacts("resume_variant"),
  },
  {
    key: "letters",
    name: "Letters",
    icon: "edit",
    why: "A letter for an opening, from the lines of your resume.",
    list: artifacts("outreach_note"),
  },
  {
    key: "interviews",
    name: "Interview briefs",
    icon: "question",
    why: "Likely questions and what you can answer. Make one on the opening's page.",
    list: artifacts("interview_brief"),
  },
  {
    key: "fits",
    name: "Fit briefs",
    icon: "match",
    why: "How well an opening fits you, and why. Made when you paste an opening.",
    list: async (person, page) => {
      const { data, metadata } = await person.ask(listFitBriefs, page);
      const rows = data.map(({ id, query, updatedAt, createdAt }) => ({
        id,
        title: query,
        at: updatedAt ?? createdAt,
      }));
      return { rows, next: nextCursor(metadata) };
    },
  },
  {
    key: "reports",
    name: "Reports",
    icon: "documents",
    why: "Directions compared, or one thought through. Agents write them when you ask.",
    list: async (person, page) => {
      const { data, metadata } = await person.ask(listReports, page);
      const rows = data.map(({ id, title, summary, createdAt }) => ({
        id,
        title: title ?? "Report",
        snippet: shortened(inYourWords(summary ?? ""), LONGEST),
        at: createdAt,
      }));
      return { rows, next: nextCursor(metadata) };
    },
  },
];
