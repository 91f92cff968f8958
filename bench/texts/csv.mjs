// Reads comma or semicolon separated rows with quoted cells.

/** The rows of a table as objects by its first row; the delimiter is the one that its first row holds more often. */
export function readCsv(text) {
  const head = text.slice(0, text.indexOf("\n"));
  const delimiter = head.split(";").length > head.split(",").length ? ";" : ",";
  const [names, ...rows] = cells(text.replace(/^\uFEFF/, ""), delimiter);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}

function cells(text, delimiter) {
  const rows = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (isQuoted && mark === '"' && text[at + 1] === '"') {
      cell += mark;
      at += 1;
    } else if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted || (mark !== delimiter && mark !== "\n" && mark !== "\r")) cell += mark;
    else if (mark !== "\r") {
      rows.at(-1).push(cell);
      cell = "";
      if (mark === "\n") rows.push([]);
    }
  }
  rows.at(-1).push(cell);
  return rows;
}
