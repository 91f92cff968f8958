import type { Opportunity, Requirement } from "../../engine/posting/types.ts";
import { payText } from "../../shared/text/words.ts";
import { print } from "../terminal/context.ts";

/** The reading of an opening, and its item; no item in a dry run. */
export interface Added {
  jobsWorkspaceItemId?: string;
  status?: string;
  wasThere: boolean;
  opportunity: Opportunity;
  warnings: string[];
}

/** Prints what was read of an opening, what was not, and how to correct it. */
export function printOpening(source: string, added: Added): void {
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
