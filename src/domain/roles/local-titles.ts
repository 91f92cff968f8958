import { z } from "zod";
import { findLanguage } from "../../engine/text/text-language.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { claimsOnce } from "../evidence/claims.ts";

/** Titles by occupation code, for answers about occupations to a person whose resume is not in English. */
export const localTitlesMetadata = {
  localTitles: z.record(z.string(), z.string()).optional(),
};

/** The local titles in an answer's metadata; empty if it has none. */
export function localTitlesIn(metadata: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return localTitlesMetadata.localTitles.parse(metadata.localTitles) ?? {};
}

/** Occupation titles in the language of the person's resume; empty if that is English or uncertain. */
export async function localTitlesFor(
  ctx: HandlerContext,
  codes: readonly string[],
): Promise<z.infer<z.ZodObject<typeof localTitlesMetadata>>> {
  const claims = await claimsOnce(ctx);
  const language = findLanguage(claims.map(({ text }) => text).join("\n"));
  if (language === undefined || language === "en") return {};
  const { localNames } = ctx.catalog();
  const titles = codes.flatMap((code) => {
    const title = localNames.titleIn(language, code);
    return title === undefined ? [] : [[code, title] as const];
  });
  return titles.length === 0 ? {} : { localTitles: Object.fromEntries(titles) };
}
