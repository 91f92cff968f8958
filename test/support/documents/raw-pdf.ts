import { deflateSync } from "node:zlib";

/** A PDF of the given objects, each by its number. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream as an object of a PDF. */
export function streamOf(bytes: Buffer, filters: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter [${filters}] >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

const LINES = 600_000;

/** A PDF of fifty pages without text that draw so many lines that reading them takes seconds: ten or more on most machines. */
export function slowPdf(): Buffer {
  const pages = Array.from({ length: 50 }, (_, at) => at + 4);
  const drawing = deflateSync(Buffer.alloc(LINES * 14, "0 0 m 9 9 l S\n"));
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    streamOf(drawing, "/FlateDecode"),
    ...pages.map(
      () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << >> >>",
    ),
  ]);
}

/** A PDF of one page whose content is the given text operators. */
export function textPdf(operators: string): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    streamOf(deflateSync(Buffer.from(`BT /F1 10 Tf 72 700 Td ${operators} ET`)), "/FlateDecode"),
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
}
