/** The messages after completed forms. The list is closed, so that no link can put text on a page. */
const said = {
  saved: "Saved.",
  added: "Added.",
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
  marked: "Marked as read.",
  dismissed: "Dismissed.",
  ended: "That browser is signed out.",
  paused: "Paused: nothing is sent until you resume it.",
  resumed: "Resumed.",
  sent: "On its way. See its state below.",
  revoked: "The key opens nothing any more.",
} as const;

export type Said = keyof typeof said;

/** The text for a message key; undefined for anything else. */
export function saidText(name: string | undefined): string | undefined {
  return Object.entries(said).find(([key]) => key === name)?.[1];
}
