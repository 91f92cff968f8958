/** The parts of an opening's page, by the word in its address. */
export const tabs = {
  fit: "Fit",
  documents: "Documents",
  posting: "Posting",
  history: "History",
} as const;

export type Tab = keyof typeof tabs;

/** The part that an address asks for; the fit where it asks for none. */
export function tabOf({ tab = "fit" }: Readonly<Record<string, string>>): Tab {
  return Object.hasOwn(tabs, tab) ? (tab as Tab) : "fit";
}

/** The address of a part. */
export function pathOf(id: string, tab: Tab): string {
  return tab === "fit" ? `/jobs/${id}` : `/jobs/${id}?tab=${tab}`;
}
