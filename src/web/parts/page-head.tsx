import type { Child } from "hono/jsx";
import { Text } from "../../shared/view/parts.tsx";
import { Icon } from "./icon.tsx";

export interface HeadProps {
  title: string;
  /** The parent page. */
  back?: { href: string; name: string } | undefined;
  /** The page's subject in one line. */
  lead?: Child;
  /** The page's actions, the main one first. */
  actions?: Child;
  /** It is the answer to a form, so that the focus is on its title. */
  isAnswer?: boolean | undefined;
}

/** A page's heading: its parent, title and main action. */
export function PageHead({ title, back, lead, actions, isAnswer }: HeadProps) {
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
        <h1 dir="auto" {...(isAnswer && { tabindex: -1, autofocus: true })}>
          <Text>{title}</Text>
        </h1>
        {lead && <p class="lead">{lead}</p>}
      </div>
      {actions && <div class="actions">{actions}</div>}
    </div>
  );
}
