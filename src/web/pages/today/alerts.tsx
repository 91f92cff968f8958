import type { Alert } from "../../../domain/alerts/schema.ts";
import { Section, Text, TextList } from "../../../shared/view/parts.tsx";
import { Button, Form } from "../../forms/form.tsx";

const severities = { info: "Note", warning: "Worth a look", critical: "Urgent" } as const;

/** The open alerts, one of them unfolded. Each can be marked as read or dismissed. */
export function Alerts({ rows, path }: AlertsProps) {
  const [first, ...more] = rows;
  if (!first) return null;
  return (
    <Section id="alerts" title="To look at" isUnseen>
      <AlertList rows={[first]} path={path} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more to look at</summary>
          <AlertList rows={more} path={path} />
        </details>
      )}
    </Section>
  );
}

interface AlertsProps {
  rows: readonly Alert[];
  path: string;
}

function AlertList({ rows, path }: AlertsProps) {
  return (
    <ul class="cards">
      {rows.map(({ id, severity, message, actionSuggestions = [] }) => (
        <li class={`card ${severity}`}>
          <p>
            <strong>{severities[severity]}: </strong>
            <Text as="span">{message}</Text>
          </p>
          {actionSuggestions.length > 0 && <TextList class="soft" texts={actionSuggestions} />}
          <div class="row">
            <Form act="read" to={path} of={id}>
              <Button isQuiet>Mark as read</Button>
            </Form>
            <Form act="dismiss" to={path} of={id}>
              <Button isPlain>Dismiss</Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}
