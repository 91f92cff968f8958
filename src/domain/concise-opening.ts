import { isObject } from "../shared/json.ts";

/** What was read from a posting without its places in the text, for a model that has the text. */
export function conciseOpening(opening: Record<string, unknown>): Record<string, unknown> {
  const { fields: _, spans: __, requirements, unread, ...rest } = opening;
  const lines = listOf(unread).map(({ text }) => text);
  return {
    ...rest,
    ...(Array.isArray(requirements) && {
      requirements: listOf(requirements).map(({ span: ___, ...requirement }) => requirement),
    }),
    ...(lines.length > 0 && { unread: lines }),
  };
}

/** The same without what is asked for, where a brief or another call says that. */
export function openingInShort(opening: Record<string, unknown>): Record<string, unknown> {
  const { requirements: _, skills: __, unread: ___, unproved: ____, ...rest } = conciseOpening(opening);
  return rest;
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
