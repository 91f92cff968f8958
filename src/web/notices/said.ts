import { named } from "../../shared/view/json.ts";
import { stageNames } from "../../shared/view/opening/words.ts";

/** The messages after completed forms. The list is closed, so that no link can put text on a page. */
const said = {
  saved: "Saved.",
  demo: "This is the demo. Look around and change what you like.",
  "demo-left": "You left the demo. Its data is deleted.",
  "limits-saved": "Your limits are saved.",
  "goal-saved": "The goal is saved.",
  "goal-added": "The goal is added.",
  "goal-deleted": "The goal is deleted.",
  "line-saved": "The line is saved.",
  "line-added": "The line is added to your resume.",
  "opening-added": "The opening is added. This is how it fits you.",
  "opening-saved": "The opening is saved.",
  "opening-deleted": "The opening is deleted.",
  "posting-read": "The posting is read. This is how it fits you.",
  "posting-corrected": "Corrected. It counts from the next check of the fit.",
  "date-added": "The date is added.",
  noted: "Added to the history.",
  settled: "Done. It is no longer due.",
  joined: "The two openings are one now.",
  separated: "Taken out. It is an opening of its own again.",
  "made-fit_brief": "The fit is checked.",
  "made-resume_variant": "The resume is written.",
  "made-outreach_note": "The letter is written.",
  "made-interview_brief": "The interview brief is written.",
  "document-deleted": "The document is deleted.",
  "note-added": "The note is added.",
  "note-saved": "The note is saved.",
  "note-deleted": "The note is deleted.",
  "event-stored": "What the mail says is in the history.",
  "assessment-deleted": "The result is deleted.",
  "sharing-saved": "What you share is saved.",
  "webhook-deleted": "The webhook is deleted.",
  added: "The opening is added.",
  deleted: "Deleted.",
  retired: "Retired: nothing new is written from it.",
  confirmed: "Confirmed: it counts as your own word.",
  stopped: "Stopped. The file was not stored.",
  imported: "Imported. Check what was read.",
  forgotten: "Forgotten, everywhere it was stored.",
  undone: "Taken back: everything is as it was before.",
  restored: "Restored.",
  made: "Ready.",
  scored: "Scored and stored. This is your result.",
  marked: "The note is marked as read.",
  dismissed: "The note is dismissed.",
  ended: "That browser is signed out.",
  paused: "The webhook is paused: nothing is sent until you resume it.",
  resumed: "The webhook sends again.",
  sent: "The delivery is on its way. See its state below.",
  revoked: "The key opens nothing any more.",
} as const;

type Stage = keyof typeof stageNames;

export type Said = keyof typeof said | `moved-${Stage}`;

export function saidText(name: string | undefined): string | undefined {
  const stage = named(stageNames, name?.startsWith("moved-") ? name.slice("moved-".length) : "");
  if (stage !== undefined) return `Moved to ${stage}.`;
  return Object.entries(said).find(([key]) => key === name)?.[1];
}

/** The message after a move to a stage. */
export function saidOfMove(kind: string): Said {
  return Object.hasOwn(stageNames, kind) ? `moved-${kind as Stage}` : "saved";
}
