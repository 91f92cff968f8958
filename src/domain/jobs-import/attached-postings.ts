import type { Mail } from "../../engine/mail/types.ts";
import type { NextCall } from "../../operation/handler.ts";
import { postingReader } from "../readers.ts";
import type { AttachedPosting } from "./schema.ts";

/** An invoice names an employer too, but asks for nothing. */
const FEWEST_DEMANDS = 2;
const UNNAMED = "attachment.pdf";

/** The postings that a mail brings as PDFs, and the PDFs that could not be read, with why. */
export function postingsIn({ attachments }: Mail): AttachedPosting[] {
  return attachments.flatMap(({ name, text, why }) => {
    const file = name === "" ? UNNAMED : name;
    if (why !== undefined) return [{ file, why }];
    return text === undefined ? [] : postingOf(file, text);
  });
}

function postingOf(file: string, text: string): AttachedPosting[] {
  const { opportunity, text: read } = postingReader.use().normalisePosting({ text });
  const { title, company, requirements = [] } = opportunity;
  const names = { ...(title !== undefined && { title }), ...(company !== undefined && { company }) };
  if (Object.keys(names).length === 0 || requirements.length < FEWEST_DEMANDS) return [];
  return [{ file, ...names, text: read }];
}

/** For each posting, the call that stores it as an opening. */
export function callsFor(postings: readonly AttachedPosting[]): NextCall[] {
  return postings.flatMap(({ text }) =>
    text === undefined
      ? []
      : [
          {
            operation: "agent.apply",
            input: {
              actions: [{ type: "normalize_opportunity" }],
              opportunity: { inputMode: "pasted_text", rawText: text },
            },
            why: "Stores the attached posting as an opening, after the user's yes.",
          },
        ],
  );
}
