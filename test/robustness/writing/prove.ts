import { namedSkills } from "../../../src/domain/execution-artifacts/writing-material.ts";
import { claimsOf } from "../../../src/engine/resume/claims.ts";
import { createSkillIndex } from "../../../src/engine/skills/index.ts";
import { proveWriting } from "../../../src/engine/writing/prove-writing.ts";
import type { RefusedSentence, WritingClaim } from "../../../src/engine/writing/types.ts";
import { writingClaim } from "../../../src/engine/writing/writing-claim.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import type { Writer } from "./types.ts";

const skills = createSkillIndex(readBuiltInCatalog().skills);

const sections: Record<string, string> = {
  w: "work",
  v: "volunteer",
  e: "education",
  c: "certificates",
  s: "skills",
  l: "languages",
  p: "projects",
  a: "awards",
  b: "publications",
  i: "interests",
  r: "references",
};

/** The claims of a person, as the service stores them. */
export function claimsFor({ resume }: Writer): WritingClaim[] {
  return claimsOf(resume).map(({ kind, text, path }) => writingClaim({ id: path, kind, text, path }, resume));
}

/** The path that a short one stands for: `w0.1` is work[0].highlights[1]. */
export function pathOf(short: string): string {
  if (short === "n") return "basics.name";
  if (short === "m") return "basics.summary";
  if (short === "wS") return "work[0].summary";
  const [, letter = "", at = "", item] = /^(\w)(\d+)(?:\.(\d+))?$/.exec(short) ?? [];
  const list = letter === "s" ? "keywords" : "highlights";
  return `${sections[letter]}[${at}]${item === undefined ? "" : `.${list}[${item}]`}`;
}

export interface Line {
  head: string;
  text: string;
}

export function linesOf(text: string): Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.indexOf("|");
      return { head: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
    });
}

/** What a proof refuses of one sentence that cites these paths. */
export function refusedOf(writer: Writer, text: string, claimIds: readonly string[]): RefusedSentence[] {
  const { refused } = proveWriting([{ kind: "paragraph", text, claimIds }], {
    claims: claimsFor(writer),
    opening: writer.opening,
    skillsIn: namedSkills(skills),
    today: "2025-06-01",
  });
  return refused;
}
