const SAMPLE = 20_000;

/** Why a text cannot be a resume (empty, a binary file, no words), or undefined. Never repeats the text. */
export function rejectText(text: string): string | undefined {
  if (text.trim() === "") {
    return "The text is empty. Give the resume as text, with headings such as Experience, Education and Skills.";
  }
  if (/^\s{0,4}%PDF-/.test(text)) return "The content is a PDF file, not text. Send it with the format pdf.";
  if (text.startsWith("PK") && isOdd(text[2] ?? ""))
    return "The content is a zip or DOCX file, not text. Send it with the format docx.";
  const sample = text.slice(0, SAMPLE);
  const odd = [...sample].filter(isOdd).length;
  if (odd > 3 && odd * 100 > sample.length) {
    return "The content is binary, not text. Send a PDF or DOCX file with its own format, or paste the resume as text.";
  }
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const visible = sample.match(/\S/g)?.length ?? 0;
  if (letters * 3 < visible || letters < 20) {
    return "The text holds hardly any words; it may come from a scan. Give a text with the resume's own words.";
  }
  return undefined;
}

/** A control character that no text contains, or the replacement character. */
function isOdd(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 9 || (code > 13 && code < 32) || code === 0xfffd;
}
