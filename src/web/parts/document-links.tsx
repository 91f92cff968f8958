import type { Child } from "hono/jsx";
import { Text } from "../../shared/view/parts.tsx";
import { Icon, type IconName } from "./icon.tsx";

interface LinkedDocument {
  id: string;
  title: string;
  /** Its kind, status and date. */
  about: Child;
  /** Drawn before its name. */
  icon?: IconName;
  /** The beginning of what it says. */
  snippet?: string | undefined;
}

/** Documents as a list of links to their pages. */
export function DocumentLinks({ rows }: { rows: readonly LinkedDocument[] }) {
  return (
    <ul class="rows kinds-drawn">
      {rows.map(({ id, title, about, icon = "documents", snippet }) => (
        <li>
          <Icon name={icon} />
          <Text as="a" href={`/documents/${id}`}>
            {title}
          </Text>
          {snippet && (
            <Text as="p" class="snippet">
              {snippet}
            </Text>
          )}
          <p class="soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}
