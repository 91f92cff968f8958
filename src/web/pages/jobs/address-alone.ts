import { fail } from "../../../operation/errors.ts";

/** Refuses an address where the text of an opening belongs, by the form's field: nothing on these pages opens one. */
export function refuseAddressAlone(text: string, name: string): void {
  if (!/^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)) return;
  throw fail(
    "validation.bad_request",
    `${name} needs the words of the opening. These pages do not open addresses: copy the posting and paste it here.`,
  );
}
