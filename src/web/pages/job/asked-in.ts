import { field, listField, textField } from "../../../shared/view/json.ts";
import type { Span } from "../../../shared/view/opening/marked.ts";
import { spanOf } from "../../../shared/view/opening/reading.ts";

/** A requirement as it was read, with its place in the text where known. */
export interface Asked {
  text: string;
  span: Span | undefined;
}

/** What an item's posting asks for, in its order. */
export function askedIn(item: unknown): Asked[] {
  const opening = field(field(item, "metadata"), "opportunity");
  const evidence = field(opening, "fields");
  return listField(opening, "requirements").map((one, at) => ({
    text: textField(one, "text"),
    span: spanOf(one)[0] ?? spanOf(field(evidence, `requirements[${at}]`))[0],
  }));
}
