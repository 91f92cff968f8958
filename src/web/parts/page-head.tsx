import type { Child } from "hono/jsx";
import { Text } from "../../shared/view/text.tsx";
import { Icon } from "./icon.tsx";

export interface HeadProps {
  title: string;
  /** The page that this one is below. */
  back?: { href: string; name: string } | undefined;
  /** What the page is, in a line. */
  lead?: Child;
  /** What one does here: the main action first. */
  actions?: Child;
}

/** The head of a page: where it is, its title, and its main action. */
export function PageHead({ title, back, lead, actions }: HeadProps) {
  return (
    <div class="head">
      <div>
        {back && (
          <p class="back">
            <a href={back.href}>
              <Icon name="back" />
              {back.name}
            </a>
          </p>
        )}
        <h1 dir="auto">
          <Text>{title}</Text>
        </h1>
        {lead && <p class="lead">{lead}</p>}
      </div>
      {actions && <div class="actions">{actions}</div>}
    </div>
  );
}
