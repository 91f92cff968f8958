import type { z } from "zod";
import { applyOperation } from "../../domain/agent/operations.ts";
import { storedOpportunity } from "../../domain/agent/stored-opportunity.ts";
import { openingText } from "../../domain/jobs-workspace/opening-file.ts";
import type { Opportunity, Requirement } from "../../engine/posting/types.ts";
import { ServiceError } from "../../operation/errors.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { isObject } from "../../shared/json.ts";
import { payText } from "../../shared/text/words.ts";
import { print, runOperation, withCopy, withService } from "../terminal/context.ts";
import { readBytes } from "../terminal/files/read-file.ts";
import { fileReader } from "../terminal/open-service.ts";

interface AddFlags extends SettingFlags {
  title?: string;
  company?: string;
  location?: string;
  item?: string;
  dryRun?: boolean;
  user: string;
  json?: boolean;
}

const MOST_BYTES = 7_000_000;

/** Stores an opening from a file or URL in the jobs workspace and prints what was read. Throws UsageError. */
export async function addJob(source: string, flags: AddFlags): Promise<void> {
  const opportunity = await opportunityOf(source, flags);
  const input = {
    actions: [{ type: "normalize_opportunity" }],
    opportunity,
    execution: { reuseExistingArtifacts: true },
    ...(flags.item && { context: { jobsWorkspaceItemId: flags.item } }),
  };
  const options = { allowFetch: opportunity.inputMode === "pasted_link" };
  await (flags.dryRun ? withCopy : withService)(
    flags,
    async (service) => {
      const answer = await runOperation(service, flags.user, applyOperation, input).catch(refused(source));
      const added = addedBy(applyOperation.output.parse(answer), source);
      const shown = flags.dryRun ? withoutItem(added) : added;
      const { spans: _, ...read } = shown.opportunity;
      if (flags.json) print(JSON.stringify({ ...shown, opportunity: read }));
      else printOpening(source, shown);
    },
    options,
  );
}

async function opportunityOf(source: string, { title, company, location }: AddFlags) {
  const told = { ...(title && { title }), ...(company && { company }), ...(location && { location }) };
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source)) throw new UsageError(`${source} is no address: give a whole http(s) address.`);
    return { inputMode: "pasted_link", sourceUrl: source, ...told };
  }
  const bytes = await readBytes(source, {
    maxBytes: MOST_BYTES,
    expected: "an opening: PDF, .docx, .odt, HTML or plain text; or give its http(s) address",
  });
  const rawText = await openingText(bytes, fileReader()).catch(refused(source));
  return { inputMode: "pasted_text", rawText, ...told };
}

/** The action's result. Throws Error if it was blocked. */
function addedBy({ results: [result] }: z.output<typeof applyOperation.output>, source: string): Added {
  const { diagnostics, outputs, reused = false } = result ?? {};
  const inline = outputs?.inline ?? {};
  const opportunity = storedOpportunity(inline.opportunity);
  if (opportunity === undefined) throw notAdded(source, adviceOn(diagnostics?.blockingConstraint));
  const [jobsWorkspaceItemId] = outputs?.jobsWorkspaceRefs ?? [];
  const { status } = isObject(inline.job) ? inline.job : {};
  return {
    ...(jobsWorkspaceItemId && { jobsWorkspaceItemId }),
    ...(typeof status === "string" && { status }),
    wasThere: reused,
    opportunity,
    warnings: Array.isArray(inline.warnings) ? inline.warnings.map(String) : [],
  };
}

function adviceOn(constraint: string | null | undefined): string {
  return `${constraint ?? "It could not be read."} Save the page, or copy its text into a file, and add that file.`;
}

function withoutItem({ jobsWorkspaceItemId: _, status: __, ...read }: Added): Added {
  return read;
}

function refused(source: string) {
  return (error: unknown): never => {
    if (!(error instanceof ServiceError)) throw error;
    const isItem = error.type === "jobs_workspace.not_found";
    throw notAdded(source, isItem ? "no item of the jobs workspace has the id of --item." : error.message);
  };
}

function notAdded(source: string, why: string): Error {
  return new Error(`${source} was not added: ${why}`);
}

/** The reading of an opening, and its item; no item in a dry run. */
interface Added {
  jobsWorkspaceItemId?: string;
  status?: string;
  wasThere: boolean;
  opportunity: Opportunity;
  warnings: string[];
}

/** Prints what was read of an opening, what was not, and how to correct it. */
function printOpening(source: string, added: Added): void {
  const { jobsWorkspaceItemId: id, wasThere, opportunity, warnings } = added;
  const says = wasThere ? "was there already" : "was added";
  print(id === undefined ? `${source} was not added, only read.` : `${source} ${says}: ${id}.`);
  for (const [label, value] of factsOf(opportunity)) print(`  ${label}: ${value ?? "not found"}`);
  printRequirements(opportunity.requirements ?? []);
  for (const warning of warnings) print(`  Note: ${warning}`);
  const { unread = [] } = opportunity;
  for (const { text } of unread) print(`  Not understood: ${text}`);
  print(`  To correct it: ${remedy(source, id, unread.length > 0)}`);
}

/** The identifying facts are shown even if they are missing. */
function factsOf(opportunity: Opportunity): [label: string, value: string | undefined][] {
  const { title, company, locations, remote, employmentType, salary, closingDate } = opportunity;
  const known = (label: string, value: string | undefined): [string, string][] =>
    value === undefined ? [] : [[label, value]];
  return [
    ["Title", title],
    ["Company", company],
    ["Places", locations?.join("; ")],
    ["Pay", salary && payText({ currency: "(currency not stated)", ...salary })],
    ...known("Where", remote?.replace("_", " ")),
    ...known("Employment", employmentType?.toLowerCase().replace("_", " ")),
    ...known("Closes", closingDate),
  ];
}

function printRequirements(requirements: readonly Requirement[]): void {
  const count = (wanted: Requirement["necessity"]) =>
    requirements.filter(({ necessity }) => necessity === wanted).length;
  print(`  Requirements: ${count("required")} required, ${count("preferred")} preferred`);
  for (const { text, kind, necessity, alternatives = [], level } of requirements) {
    const choice = [text, ...alternatives.filter((one) => one !== text)].join(" or ");
    const isOptional = necessity === "preferred" ? ", preferred" : "";
    const more = level && !choice.includes(level) ? ` (${level})` : "";
    print(`    ${choice}${more}: ${kind}${isOptional}`);
  }
}

function remedy(source: string, id: string | undefined, hasUnread: boolean): string {
  const isPage = /^https?:/i.test(source);
  const ways = [
    "give --title, --company or --location",
    ...(hasUnread
      ? [
          `${isPage ? "copy its text into a file and " : ""}name what each line asks for ("Experience with ...")`,
        ]
      : []),
  ].join(", or ");
  return id === undefined ? `${ways}.` : `${ways}, and add it again with --item ${id}.`;
}
