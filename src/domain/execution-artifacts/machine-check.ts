import { compareClaims } from "../../engine/artifacts/check/compare-claims.ts";
import { placeInFile } from "../../engine/artifacts/check/place-in-file.ts";
import { type ReadFile, readTextFile } from "../../engine/artifacts/check/read-back.ts";
import type { UsableClaim } from "../../engine/artifacts/types.ts";
import { sectionKind } from "../../engine/resume/text/sections/headings.ts";
import { hanSectionKind } from "../../engine/text/chinese.ts";
import type { PrintedBack } from "./print-and-read.ts";
import { asText } from "./printed.ts";
import type { Artifact, MachineCheck } from "./schema.ts";

const readable = ["txt", "md", "json_resume"] as const;

/** Prints a resume's files and reads them back as an importer would. Undefined if this is not a resume. */
export function checkForMachines(
  artifact: Artifact,
  claims: readonly UsableClaim[],
  read: ReadFile = readTextFile,
  printed: readonly PrintedBack[] = [],
): MachineCheck | undefined {
  if (artifact.kind !== "resume_variant") return undefined;
  const { sections, jsonResume } = artifact.contentData;
  const formats = readable.filter((format) => format !== "json_resume" || jsonResume !== undefined);
  const texts = formats.map((format) => {
    const bytes = new TextEncoder().encode(asText(format, artifact));
    return { format, ...compareClaims(sections, claims, read({ format, bytes }) ?? {}) };
  });
  const files = [...printed.map((file) => comparePrinted(artifact, claims, file)), ...texts];
  const checks = [headingsKnown(artifact), contactThere(artifact, claims)];
  const passed = checks.every((check) => check.passed) && files.every(({ lost }) => lost.length === 0);
  return { passed, checks, files };
}

/** A loss in a printed file is also named with its place there. */
function comparePrinted(
  { contentData: { sections } }: Artifact,
  claims: readonly UsableClaim[],
  { format, omitted, document, ...file }: PrintedBack,
): MachineCheck["files"][number] {
  const { shown, lost } = compareClaims(sections, claims, document, new Set(omitted));
  const placed = lost.map((one) => {
    const inFile = placeInFile(sections, one.place, file);
    return { ...one, ...(inFile && { inFile }) };
  });
  return { format, shown, lost: placed, omitted: [...omitted] };
}

function headingsKnown({ contentData: { sections } }: Artifact) {
  const unknown = sections
    .map(({ heading }) => heading)
    .filter((heading) => heading !== "" && !sectionKind(heading) && !hanSectionKind(heading));
  return {
    key: "section_names",
    label: "Sections have names that programs know",
    passed: unknown.length === 0,
    detail: unknown.length === 0 ? `${sections.length} sections` : `not known: ${unknown.join(", ")}`,
  };
}

function contactThere({ contentData: { sections } }: Artifact, claims: readonly UsableClaim[]) {
  const cited = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)));
  const paths = new Set(claims.filter(({ id }) => cited.has(id)).map(({ path }) => path));
  const missing = ["name", "email", "phone"].filter((field) => !paths.has(`basics.${field}`));
  return {
    key: "contact",
    label: "Name, e-mail and telephone are there",
    passed: missing.length === 0,
    detail: missing.length === 0 ? "all three" : `missing: ${missing.join(", ")}`,
  };
}
