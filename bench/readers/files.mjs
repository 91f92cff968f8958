// How well files are read: what the text reader takes of test/corpus is set by several programs and read again.
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";
import { addTally, createTally } from "./compare.mjs";
import { loadCorpus } from "./corpus.mjs";
import { convertAll, libreOffice } from "./libreoffice.mjs";
import { judgeResume } from "./resumes.mjs";

const SOURCE = `
export { readFile } from "./src/app/reader/read-file.ts";
export { parseResumeText } from "./src/engine/resume/text/parse.ts";
export { europassXml } from "./test/support/documents/make-europass.ts";
export { hanFont } from "./test/support/documents/han-font.ts";
export { linkedInZip } from "./test/support/documents/make-linkedin.ts";
export { resumeDocx } from "./test/support/documents/make-docx.ts";
export { resumePage } from "./test/support/documents/make-html.ts";
export { resumeOdt } from "./test/support/documents/make-odt.ts";
export { resumePdf } from "./test/support/documents/make-pdf.ts";
export { setResume } from "./test/support/documents/set-resume.ts";
export { chromium, openBrowser } from "./test/support/net/browser.ts";
`;
const PACKAGES = ["docx", "fflate", "pdfkit", "unpdf", "vitest", "yauzl"];

/** Prints precision and recall per format and producer; `text` is a part of the name of the texts that are set. */
export async function measureFiles({ name, text, errors }) {
  const tools = await importSource(SOURCE, root, PACKAGES);
  const browser = tools.chromium ? await tools.openBrowser(tools.chromium) : undefined;
  if (!browser) console.log("There is no Chromium on this machine: what it prints is left out.");
  if (!libreOffice) console.log("There is no LibreOffice on this machine: what it writes is left out.");
  const resumes = resumesToSet(tools, text);
  console.log("\nfiles, fields");
  try {
    for (const [label, make] of Object.entries(makers(tools, browser))) {
      if (name === undefined || label.includes(name)) await measure(label, make, resumes, tools, errors);
    }
  } finally {
    await browser?.close();
  }
}

function resumesToSet({ parseResumeText, setResume }, part = "") {
  return loadCorpus("resumes")
    .filter(({ name, gold }) => !gold.sureOnly && name.includes(part))
    .flatMap(({ name, text, format }) => {
      const document = whole(parseResumeText(text, format).document);
      return document ? [{ name, document, set: setResume(document) }] : [];
    });
}

function makers(tools, browser) {
  const { resumeDocx, resumeOdt, resumePage, resumePdf } = tools;
  return {
    "docx plain": each((set) => resumeDocx(set)),
    "docx table": each((set) => resumeDocx(set, { form: "table" })),
    "docx page header": each((set) => resumeDocx(set, { form: "header" })),
    odt: each((set) => resumeOdt(set)),
    html: each((set) => Buffer.from(resumePage(set))),
    "pdf pdfkit": each((set) => resumePdf(set)),
    "pdf pdfkit columns": each((set) => resumePdf(set, { columns: 2 })),
    "pdf pdfkit long spaced": each((set) => resumePdf(set, { isSpaced: true, isRunning: true, size: 15 })),
    ...(browser ? byBrowser(browser, tools) : {}),
    ...(libreOffice ? byOffice(tools) : {}),
    europass: each((_, document) => Buffer.from(tools.europassXml(document))),
    linkedin_zip: each((_, document) => tools.linkedInZip(document)),
  };
}

/** Makes one file after the other. */
function each(make) {
  return async (resumes) => {
    const files = [];
    for (const { set, document } of resumes) files.push(await make(set, document));
    return files;
  };
}

function byBrowser(browser, { resumePage }) {
  const printed = (style, isTagged) =>
    each(async (set) => {
      // The browser prints no page whose address is its own text.
      const tab = await browser.open("about:blank", 800, 1000);
      const page = JSON.stringify(resumePage(set, { ...style, isPrinted: true }));
      await tab.evaluate(`document.open(); document.write(${page}); document.close();`);
      await tab.evaluate("document.fonts.ready.then(() => document.fonts.size)");
      const { data } = await tab.send("Page.printToPDF", {
        generateTaggedPDF: isTagged,
        printBackground: true,
      });
      return Buffer.from(data, "base64");
    });
  return {
    "pdf Chromium tagged": printed({}, true),
    "pdf Chromium tagged columns": printed({ columns: 2 }, true),
    "pdf Chromium untagged": printed({}, false),
    "pdf Chromium columns": printed({ columns: 2 }, false),
    "pdf Chromium spaced": printed({ isSpaced: true, isHyphenated: true, width: 420 }, false),
  };
}

function byOffice({ resumeDocx, hanFont }) {
  const converted = (form, to) => async (resumes) =>
    convertAll(await each((set) => resumeDocx(set, { form }))(resumes), "docx", to, hanFont());
  return {
    "odt LibreOffice": converted("plain", "odt"),
    "docx LibreOffice": async (resumes) =>
      convertAll(await converted("plain", "odt")(resumes), "odt", "docx", hanFont()),
    "pdf LibreOffice": converted("plain", "pdf"),
    "pdf LibreOffice tagged": converted("plain", "pdf tagged"),
    "pdf LibreOffice columns": converted("table", "pdf"),
    "pdf LibreOffice tagged columns": converted("table", "pdf tagged"),
  };
}

async function measure(label, make, resumes, tools, errors) {
  const sum = createTally();
  const files = await make(resumes);
  for (const [at, { name, document }] of resumes.entries()) {
    const read = await readAgain(files[at], tools);
    const { fields } = judgeResume({ text: read.text, gold: goldOf(document, label) }, read);
    if (errors && fields.errors.length > 0) console.log(`\n== ${label} ${name}\n${fields.errors.join("\n")}`);
    addTally(sum, fields);
  }
  const ratio = (part, of) => (of === 0 ? "   -" : (part / of).toFixed(3));
  console.log(
    `${label.padEnd(30)} precision ${ratio(sum.right, sum.right + sum.wrong)}  recall ${ratio(sum.right, sum.right + sum.missed)}  (${sum.right + sum.wrong} set in ${resumes.length})`,
  );
}

/** Only what the producers set, and only where the text reader found a person and jobs. */
function whole(document) {
  return document?.basics?.name && document.work?.length > 0 ? document : undefined;
}

async function readAgain(bytes, { readFile, parseResumeText }) {
  try {
    const content = await readFile(Buffer.from(bytes));
    if (content.document) return { text: content.text, document: content.document };
    return { text: content.text, ...parseResumeText(content.text, "text") };
  } catch (error) {
    return { text: "", error: error.message };
  }
}

function goldOf(
  { basics, work = [], education = [], certificates = [], skills = [], languages = [] },
  label,
) {
  const { city, region, address } = basics.location ?? {};
  return {
    basics: { ...basics, location: [city, region].filter(Boolean).join(", ") || address },
    ...{ work, education, volunteer: [], never: [] },
    languages: label === "europass" ? languages.map(europassLevel) : languages,
    certificates: certificates.map(({ name }) => name),
    skills: skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])),
  };
}

/** Europass has levels of the European framework and no words for them. */
function europassLevel({ language, fluency }) {
  return /^[ABC][12]$/i.test(fluency ?? "") ? { language, fluency } : { language };
}
