import { eventNames } from "../../shared/view/opening/words.ts";

/** What is due, in words. An offer is due to be answered. */
export const dueNames = { ...eventNames, offer: "Answer the offer", closing: "Closes" };
