import { withoutEmpty } from "../without-empty.ts";
import type { Reasoning } from "./schema.ts";

/**
 * An answer without the paragraph that its sentences form and without actions that `next` suggests; paths of
 * other roles in one line each.
 */
export function conciseReasoning({ reasoning }: { reasoning: Reasoning }) {
  const { recommendation, confidence, keyFactors, similarPaths } = reasoning;
  return {
    reasoning: {
      recommendation,
      confidence,
      keyFactors: keyFactors.map(({ key, ...factor }) => ({
        ...(hasId(key) && { key }),
        ...withoutEmpty(factor),
      })),
      similarPaths: similarPaths.map(pathInShort),
    },
  };
}

/** A key that names a stored record, such as a memory, and not only the type of factor. */
function hasId(key: string): boolean {
  return /\b[a-z]{3}_[0-9A-Z]{20,}/.test(key);
}

function pathInShort({ pathId, matchingFactors, relevantTransitions }: Reasoning["similarPaths"][number]) {
  const steps = relevantTransitions.map(({ from, to, duration }) => `${from} to ${to} in ${duration} months`);
  return { pathId, source: matchingFactors.source, steps };
}
