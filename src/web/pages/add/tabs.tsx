import { Tabs } from "../../parts/tabs.tsx";

const tabs = [
  { name: "Opening", href: "/add" },
  { name: "Resume", href: "/import" },
  { name: "Note", href: "/memory?add" },
];

/** What can be added. */
export function AddTabs({ current }: { current: string }) {
  return <Tabs name="What to add" tabs={tabs} current={current} />;
}
