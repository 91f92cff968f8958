import { scanXml } from "../../xml.ts";

/** The shared texts of cells, without phonetic readings (`rPh`). */
export function readStrings(part: string | undefined): string[] {
  const strings: string[] = [];
  let [text, inText, inReading] = ["", false, false];
  if (part === undefined) return strings;
  scanXml(part, {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "t") inText = true;
      else if (name === "rPh") inReading = true;
    },
    close: (name) => {
      if (name === "si") strings.push(unescaped(text));
      else if (name === "t") inText = false;
      else if (name === "rPh") inReading = false;
    },
    text: (piece) => {
      if (inText && !inReading) text += piece;
    },
  });
  return strings;
}

/** Characters that XML cannot contain are written as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
