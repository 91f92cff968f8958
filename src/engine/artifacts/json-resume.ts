import { isObject } from "../../shared/json.ts";
import type { Draft, UsableClaim } from "./types.ts";

/**
 * The JSON Resume of a variant: the stored document reduced to the bullets that the draft uses, with the skills in the
 * draft's order. Nothing is added.
 */
export function trimDocument(
  document: Record<string, unknown>,
  { sections }: Draft,
  claims: readonly UsableClaim[],
): Record<string, unknown> {
  const used = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)));
  const paths = new Set(claims.filter(({ id }) => used.has(id)).map(({ path }) => path));
  const order = sections
    .filter(({ heading }) => heading === "Skills")
    .flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds));
  const names = order.flatMap((id) => claims.find((claim) => claim.id === id)?.text ?? []);
  return {
    ...document,
    ...trimmed(document, "work", paths),
    ...trimmed(document, "volunteer", paths),
    ...trimmed(document, "projects", paths),
    ...(names.length > 0 && { skills: names.map((name) => ({ name })) }),
  };
}

function trimmed(document: Record<string, unknown>, section: string, paths: ReadonlySet<string>) {
  const list = document[section];
  if (!Array.isArray(list)) return {};
  return {
    [section]: list.map((entry, at) => {
      if (!isObject(entry) || !Array.isArray(entry.highlights)) return entry;
      const highlights = entry.highlights.filter((_, line) =>
        paths.has(`${section}[${at}].highlights[${line}]`),
      );
      return { ...entry, highlights };
    }),
  };
}
