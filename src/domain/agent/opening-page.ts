import { cutText } from "../../shared/text/words.ts";
import { type ApplyAction, OpportunityInput } from "./schema.ts";

/** The most characters that a caller may send as rawText. */
const MOST_CHARACTERS = 500_000;

type Pages = ReadonlyMap<string, string> | undefined;

/** The links of openings that have no text. */
export function linksOf(openings: readonly unknown[]): string[] {
  return openings.flatMap((opening) => {
    const parsed = OpportunityInput.safeParse(opening);
    return (parsed.success && linkOnly(parsed.data)) || [];
  });
}

export function openingText({ rawText, description }: OpportunityInput): string {
  return [rawText, description].filter(Boolean).join("\n\n").trim();
}

export function openingOf(action: ApplyAction): OpportunityInput | undefined {
  return "opportunity" in action ? action.opportunity : undefined;
}

/** The request with the text of its opening's web page, if it was fetched. */
export function withPage<Request extends { opportunity?: Record<string, unknown> | undefined }>(
  request: Request,
  pages: Pages,
): Request {
  const parsed = OpportunityInput.safeParse(request.opportunity);
  return parsed.success && pages ? { ...request, opportunity: read(parsed.data, pages) } : request;
}

/** The request with the texts of all openings whose pages were fetched. */
export function withPages<
  Request extends { opportunity?: OpportunityInput | undefined; actions: ApplyAction[] },
>(request: Request, pages: Pages): Request {
  if (!pages) return request;
  const { opportunity, actions } = request;
  return {
    ...request,
    opportunity: opportunity && read(opportunity, pages),
    actions: actions.map((action) => {
      const own = openingOf(action);
      return own ? { ...action, opportunity: read(own, pages) } : action;
    }),
  };
}

function read(opening: OpportunityInput, pages: ReadonlyMap<string, string>): OpportunityInput {
  const text = pages.get(linkOnly(opening) ?? "");
  return text === undefined ? opening : { ...opening, rawText: cutText(text, MOST_CHARACTERS) };
}

function linkOnly(opening: OpportunityInput): string | undefined {
  const isLink = opening.inputMode === "pasted_link" && openingText(opening) === "";
  return isLink ? (opening.sourceUrl ?? undefined) : undefined;
}
