/** The tabs of an opening's page, by the word in the address. */
export const tabs = {
  fit: "Fit",
  documents: "Documents",
  posting: "Posting",
  history: "History",
} as const;

export type Tab = keyof typeof tabs;

/** The tab in an address; the fit by default. */
export function tabOf({ tab = "fit" }: Readonly<Record<string, string>>): Tab {
  return Object.hasOwn(tabs, tab) ? (tab as Tab) : "fit";
}

export function pathOf(id: string, tab: Tab): string {
  return tab === "fit" ? `/jobs/${id}` : `/jobs/${id}?tab=${tab}`;
}
