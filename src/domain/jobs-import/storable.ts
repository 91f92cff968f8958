import type { SheetOpening } from "../../engine/sheets/types.ts";
import { cutText } from "../../shared/text/words.ts";
import { SourceUrl } from "../common.ts";
import { Contact } from "../jobs-workspace/application-schema.ts";

const MOST_NAME = 200;
const MOST_NOTE = 5000;

/**
 * A row without values that an item cannot store: an address that is not http(s), an invalid mail address. Long
 * texts are cut.
 */
export function storable({ url, contactName, contactEmail, notes, ...row }: SheetOpening): SheetOpening {
  return {
    ...row,
    ...(SourceUrl.safeParse(url).success && { url }),
    ...(contactName !== undefined && { contactName: cutText(contactName, MOST_NAME) }),
    ...(contactEmail !== undefined && isMail(contactEmail) && { contactEmail }),
    ...(notes !== undefined && { notes: cutText(notes, MOST_NOTE) }),
  };
}

export function isMail(email: string | undefined): boolean {
  return email !== undefined && Contact.safeParse({ email }).success;
}
