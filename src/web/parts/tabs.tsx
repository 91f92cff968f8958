interface TabsProps {
  /** The tabs' label. */
  name: string;
  tabs: readonly { name: string; href: string }[];
  /** The current tab's address. */
  current: string;
}

/** Parts of a page, each with its own address. */
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
