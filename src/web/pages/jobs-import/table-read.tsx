import type { ImportedJobs } from "../../../domain/jobs-import/schema.ts";
import { sheetFields } from "../../../engine/sheets/types.ts";
import { listField, named, textField } from "../../../shared/view/json.ts";
import { rowFieldNames, stageNames } from "../../../shared/view/opening/words.ts";
import { Head, Text } from "../../../shared/view/parts.tsx";
import { Choice, Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { LeftOut } from "./left-out.tsx";

const MOST_ROWS = 20;

const resultNames = { added: "new", updated: "changes", unchanged: "as it is" };

interface TableReadProps {
  imported: ImportedJobs;
  sent: { format: string; content: string };
  path: string;
}

export function TableRead({ imported, sent, path }: TableReadProps) {
  const { added, updated, unchanged, columns, mapping, items, skipped } = imported;
  const hasSome = added + updated > 0;
  return (
    <>
      <p>
        New: {added}. With changes: {updated}. As they are: {unchanged}. Rows skipped: {skipped.length}.
      </p>
      {hasSome && (
        <Form act="store" to={path} isPrivate>
          <Sent sent={sent} />
          {sheetFields.map((name) => (
            <Hidden name={`map-${name}`} value={mapping[name] ?? ""} />
          ))}
          <Button>Store them</Button>
        </Form>
      )}
      <details open={!hasSome}>
        <summary>Which column is what</summary>
        <Form act="columns" to={path} isPrivate>
          <Sent sent={sent} />
          <div class="row">
            {sheetFields.map((name) => (
              <Choice
                name={`map-${name}`}
                label={rowFieldNames[name]}
                value={mapping[name] ?? ""}
                choices={[["", "no column"], ...columns.map((column) => [column.name, column.name] as const)]}
              />
            ))}
          </div>
          <Button isQuiet>Read it again</Button>
        </Form>
      </details>
      <div class="wide">
        <table>
          <caption>What was read</caption>
          <Head columns={["Row", "Opening", "Stage", ""]} />
          <tbody>
            {items.slice(0, MOST_ROWS).map((item) => (
              <RowRead item={item} />
            ))}
          </tbody>
        </table>
      </div>
      {items.length > MOST_ROWS && <p class="soft">And {items.length - MOST_ROWS} more.</p>}
      <LeftOut imported={imported} />
    </>
  );
}

function RowRead({ item }: { item: ImportedJobs["items"][number] }) {
  const { row, title, company, stage, result } = item;
  const why = textField(item, "why");
  const changed = listField(item, "changed").flatMap((name) => named(rowFieldNames, String(name)) ?? []);
  return (
    <tr>
      <th scope="row">{row}</th>
      <Text as="td">{[title, company].filter(Boolean).join(", ")}</Text>
      <td>{stage === undefined ? "" : named(stageNames, stage)}</td>
      <td>
        {resultNames[result]}
        {changed.length > 0 && `: ${changed.join(", ")}`}
        {why !== "" && `; ${why}`}
      </td>
    </tr>
  );
}

function Sent({ sent: { format, content } }: Pick<TableReadProps, "sent">) {
  return (
    <>
      <Hidden name="format" value={format} />
      <Hidden name="content" value={content} />
    </>
  );
}
