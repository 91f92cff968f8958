import type { SheetOpening } from "../../engine/sheets/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import { SourceUrl } from "../common.ts";
import { Contact } from "../jobs-workspace/application-schema.ts";

const MOST_NAME = 200;
const MOST_NOTE = 5000;

/** A row without what an item cannot keep: an address that is none of the web, a mail address that is none; long texts are cut. */
export function storable({ url, contactName, contactEmail, notes, ...row }: SheetOpening): SheetOpening {
  return {
    ...row,
    ...(SourceUrl.safeParse(url).success && { url }),
    ...(contactName !== undefined && { contactName: cutText(contactName, MOST_NAME) }),
    ...(contactEmail !== undefined && isMail(contactEmail) && { contactEmail }),
    ...(notes !== undefined && { notes: cutText(notes, MOST_NOTE) }),
  };
}

/** Whether a contact may have this mail address. */
export function isMail(email: string | undefined): boolean {
  return email !== undefined && Contact.safeParse({ email }).success;
}
