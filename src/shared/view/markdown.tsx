import type { Child } from "hono/jsx";
import { inYourWords } from "./in-your-words.ts";
import { Head, Text } from "./parts.tsx";

/** The Markdown in reports: headings, lists, tables and paragraphs, without inline markup. */
export function Markdown({ text, title }: { text: string; title: string }) {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    // The page already shows its title.
    .filter((block) => block !== "" && !/^# [^\n]*$/.test(block));
  return (
    <Text as="div" class="report">
      {blocks.map((block) => blockOf(block, title))}
    </Text>
  );
}

function blockOf(block: string, title: string): Child {
  const [first = "", ...rest] = block.replace(/^# [^\n]*\n/, "").split("\n");
  const heading = /^(#{2,6}) (.*)$/.exec(first);
  if (heading) {
    const Name = heading[1]?.length === 2 ? "h2" : "h3";
    return (
      <>
        <Name>{plain(heading[2] ?? "")}</Name>
        {rest.length > 0 && blockOf(rest.join("\n"), title)}
      </>
    );
  }
  const lines = [first, ...rest].filter((line) => line !== "");
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul>
        {lines.map((line) => (
          <li>{plain(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return tableOf(lines, title);
  return <p>{plain(lines.join(" "))}</p>;
}

function tableOf([head = "", , ...rows]: readonly string[], title: string): Child {
  return (
    <div class="wide">
      <table>
        <caption>{title}</caption>
        <Head columns={cellsOf(head)} />
        <tbody>
          {rows.map((row) => {
            const [name, ...cells] = cellsOf(row);
            return (
              <tr>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()));
}

/** A line without escapes, addressed to the person. */
function plain(line: string): string {
  return inYourWords(line.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
}
