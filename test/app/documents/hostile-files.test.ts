import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { nurse } from "../../support/documents/people.ts";
import { pdfOf, streamOf, textPdf } from "../../support/documents/raw-pdf.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";

const set = setResume(nurse);
const word = (document: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(document), ...more }),
  );

const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>";

/** A megabyte or two that unpacks to 1.5 GB: one packed block many times over, since packing so much takes half a minute. */
function inflating(): Buffer {
  const block = Buffer.from("0 0 m ".repeat(200_000));
  const packed = deflateRawSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const count = 1250;
  const sum = adlerOf(block, count);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: count }, () => packed),
    Buffer.from([3, 0, ...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff)]),
  ]);
}

/** The Adler-32 sum of a block that comes many times (RFC 1950, section 8.2). */
function adlerOf(block: Buffer, count: number): number {
  const MOD = 65521;
  let [sum, weighted] = [0, 0];
  block.forEach((byte, at) => {
    sum = (sum + byte) % MOD;
    weighted = (weighted + byte * (block.length - at)) % MOD;
  });
  let [low, high] = [1, 0];
  for (let at = 0; at < count; at += 1) {
    high = (high + block.length * low + weighted) % MOD;
    low = (low + sum) % MOD;
  }
  return high * 65536 + low;
}

let made: Buffer | undefined;

function inflatingPdf(): Buffer {
  made ??= pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page,
    streamOf(inflating(), "/FlateDecode"),
  ]);
  return made;
}

/** A page tree that is its own parent and child. */
const loopingPdf = () =>
  pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 3 /Parent 2 0 R >>"]);

const emptyPdf = () =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL\\('http://localhost'\\)) >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page,
    streamOf(deflateSync(Buffer.from("0 0 100 100 re f")), "/FlateDecode"),
  ]);

/** The entry's sizes in the directory and before its bytes say less than it unpacks to. */
function withFalseSize(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const at = copy.indexOf("word/document.xml");
  copy.writeUInt32LE(10, at - 30 + 22);
  const entry = copy.lastIndexOf("word/document.xml");
  copy.writeUInt32LE(10, entry - 46 + 24);
  return copy;
}

function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** An OpenDocument text whose manifest says that its parts are encrypted. */
function lockedOdt(): Buffer {
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml" manifest:size="900"><manifest:encryption-data manifest:checksum-type="SHA256" manifest:checksum="eA=="/></manifest:file-entry></manifest:manifest>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
      "META-INF/manifest.xml": strToU8(manifest),
      "content.xml": new Uint8Array(900).map((_, at) => (at * 89) % 251),
    }),
  );
}

/** Many entries of a directory that all point to the same packed bytes, as bombs do that grow with each entry. */
function overlappingZip(count: number): Buffer {
  const zip = word("<w:document/>", { "word/header1.xml": strToU8(" ".repeat(900_000)) });
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  const start = zip.readUInt32LE(end + 16);
  const directory = zip.subarray(start, end);
  const at = directory.lastIndexOf(Buffer.from("504b0102", "hex"));
  const last = directory.subarray(at);
  const copies = Array.from({ length: count }, (_, copy) => {
    const entry = Buffer.from(last);
    entry.write(String(copy % 10), entry.indexOf("header1") + 6, "latin1");
    return entry;
  });
  const tail = Buffer.from(zip.subarray(end));
  const size = at + copies.length * last.length;
  const entries = zip.readUInt16LE(end + 10) - 1 + copies.length;
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  tail.writeUInt32LE(size, 12);
  return Buffer.concat([zip.subarray(0, start), directory.subarray(0, at), ...copies, tail]);
}

/** An entry whose packed bytes hold the whole header and bytes of the one after it. */
function nestedZip(): Buffer {
  const zip = word("<w:document/>", { "word/header1.xml": strToU8("x".repeat(500)) });
  const first = zip.indexOf(Buffer.from("504b0102", "hex"));
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(copy.readUInt32LE(first + 20) + 60, first + 20);
  return copy;
}

const hostile: Record<string, { make: () => Buffer | Promise<Buffer>; says: RegExp }> = {
  "a zip bomb": {
    make: () => word(`<w:document>${" ".repeat(60_000_000)}</w:document>`),
    says: /unpacks to more than any document of its kind holds/,
  },
  "an archive with false sizes": {
    make: async () => withFalseSize(await resumeDocx(set)),
    says: /not as large as it says|damaged archive/,
  },
  "an archive with names that lead out of it": {
    make: () =>
      renamed(
        word("<w:document/>", { "word/aaaaaaa.xml": strToU8("x") }),
        "word/aaaaaaa.xml",
        "../../aaaaaaaaaa",
      ),
    says: /names that lead out of it/,
  },
  "an OpenDocument text with a password": { make: lockedOdt, says: /protected by a password/ },
  "an archive whose entries are all the same bytes": {
    make: () => overlappingZip(10),
    says: /entries overlap: it is damaged or built to harm/,
  },
  "an archive of an entry within another": {
    make: nestedZip,
    says: /entries overlap|not as large as it says/,
  },
  "a Word file with a deep tree": {
    make: () => word("<w:p>".repeat(100_000)),
    says: /more or deeper parts/,
  },
  "a PDF that inflates": { make: inflatingPdf, says: /more memory|more than 10 seconds/ },
  "a PDF whose pages are a loop": { make: loopingPdf, says: /content is a damaged|pages are images/ },
  "a PDF of pictures, with a script": {
    make: emptyPdf,
    says: /the pages are images; export the text or run OCR first/,
  },
  "a PDF with a password": {
    make: () => resumePdf(set, { password: "hush" }),
    says: /protected by a password/,
  },
  "a PDF's header alone": { make: () => Buffer.from("%PDF-1.7\n"), says: /content is a damaged PDF/ },
  "a PDF that sets text 300,000 times in one place": {
    make: () => textPdf("(Nurse) Tj\n".repeat(300_000)),
    says: /more than 150000 pieces of text/,
  },
  "a PDF that sets 300,000 blanks": {
    make: () => textPdf(`(Registered nurse at a clinic) Tj ${"0 -0.01 Td ( ) Tj\n".repeat(300_000)}`),
    says: /more than 150000 pieces of text/,
  },
  "a Word file cut off": {
    make: async () => (await resumeDocx(set)).subarray(0, 4000),
    says: /a zip archive .* that is cut off or damaged: save, export or download it again/,
  },
  "an archive's first bytes alone": {
    make: () => Buffer.from("PK\x03\x04\x14\0"),
    says: /cut off or damaged/,
  },
  "a page with deep parts": {
    make: () => Buffer.from(`<!doctype html><html><body>${"<div>".repeat(200_000)}A nurse.`),
    says: /deeper parts than any page does/,
  },
  "a PDF cut off": { make: async () => (await resumePdf(set)).subarray(0, 900), says: /damaged|images/ },
  "an RTF file": { make: () => Buffer.from("{\\rtf1\\ansi A resume.}"), says: /an RTF file: save it as/ },
  "an old Word file": {
    make: () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
    says: /an old Word file/,
  },
  "a picture": {
    make: () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(600)]),
    says: /a picture/,
  },
  "an archive of something else": {
    make: () => Buffer.from(zipSync({ "notes.txt": strToU8("Nothing here.") })),
    says: /neither a document nor the CSV files/,
  },
  "tables of something else": {
    make: () => Buffer.from(zipSync({ "prices.csv": strToU8("Item,Price\nBread,3\n") })),
    says: /without the CSV files of a LinkedIn export/,
  },
  "XML that is no resume": {
    make: () => Buffer.from("<?xml version='1.0'?><feed/>"),
    says: /no Europass CV/,
  },
};

describe("refused by name, with nothing written", () => {
  test.each(Object.entries(hostile))("%s", async (_, { make, says }) => {
    const h = await start();
    const { key } = await h.newPerson();
    const body = { content: (await make()).toString("base64") };
    const answer = await h.send("PUT", "/api/v1/resume", { key, body });
    expect(answer.body).toMatchObject({ type: "validation.bad_request" });
    expect(at(answer.body, "message")).toMatch(says);
    expect(answer.status).toBe(400);
    expect((await h.send("GET", "/api/v1/resume", { key })).status).toBe(404);
    expect((await h.send("GET", "/api/v1/timeline", { key })).body.data).toEqual([]);
  });
});

test("entities that a document declares are never replaced", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const content = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><PersonName><FirstName>Ilse</FirstName><Surname>&b;</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>`;
  const answer = await h.send("PUT", "/api/v1/resume", { key, body: { content } });
  expect(at(answer.body, "data", "document")).toEqual({ basics: { name: "Ilse &b;" } });
});

test("a file of more than 7 MB is refused with 413", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(7_100_000, "x")]).toString("base64");
  const answer = await h.send("PUT", "/api/v1/resume", { key, body: { content } });
  expect(answer.status).toBe(413);
  expect(at(answer.body, "message")).toMatch(/more than 7 MB/);
});

test("other requests are answered while a hostile file is read", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const body = { content: inflatingPdf().toString("base64") };
  let isRead = false;
  const reading = h.send("PUT", "/api/v1/resume", { key, body }).finally(() => {
    isRead = true;
  });
  const written = await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Ada (fictional)" } });
  expect(written.status).toBe(200);
  expect(isRead).toBe(false);
  expect((await reading).status).toBe(400);
});
