interface TabsProps {
  /** What the tabs are of. */
  name: string;
  tabs: readonly { name: string; href: string }[];
  /** The address of the tab that is shown. */
  current: string;
}

/** Parts of a page, each with an address of its own. */
export function Tabs({ name, tabs, current }: TabsProps) {
  return (
    <nav aria-label={name}>
      <ul class="tabs">
        {tabs.map(({ name: tab, href }) => (
          <li>
            <a href={href} {...(href === current && { "aria-current": "page" as const })}>
              {tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
