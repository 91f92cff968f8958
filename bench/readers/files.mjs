// How well files are read: what the text reader takes of test/corpus is set by several programs and read again.
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";
import { addTally, createTally } from "./compare.mjs";
import { loadCorpus } from "./corpus.mjs";
import { judgeResume } from "./resumes.mjs";

const SOURCE = `
export { readFile } from "./src/app/reader/read-file.ts";
export { parseResumeText } from "./src/engine/resume/text/parse.ts";


export { europassXml } from "./test/support/documents/make-europass.ts";
export { linkedInZip } from "./test/support/documents/make-linkedin.ts";
export { resumeDocx } from "./test/support/documents/make-docx.ts";
export { resumePage } from "./test/support/documents/make-html.ts";
export { resumeOdt } from "./test/support/documents/make-odt.ts";
export { resumePdf } from "./test/support/documents/make-pdf.ts";
export { setResume } from "./test/support/documents/set-resume.ts";
export { chromium, openBrowser } from "./test/support/net/browser.ts";
`;
const PACKAGES = ["docx", "fflate", "pdfkit", "unpdf", "vitest", "yauzl"];

/** Prints precision and recall per format and producer. */
export async function measureFiles({ name, errors }) {
  const tools = await importSource(SOURCE, root, PACKAGES);
  const browser = tools.chromium ? await tools.openBrowser(tools.chromium) : undefined;
  if (!browser) console.log("There is no Chromium on this machine: what it prints is left out.");
  console.log("\nfiles, fields");
  try {
    for (const [label, make] of Object.entries(makers(tools, browser))) {
      if (name === undefined || label.includes(name)) await measure(label, make, tools, errors);
    }
  } finally {
    await browser?.close();
  }
}

function makers(tools, browser) {
  const { resumeDocx, resumeOdt, resumePage, resumePdf } = tools;
  const printed = (style, isTagged) => async (set) => {
    // The browser prints no page whose address is its own text.
    const tab = await browser.open("about:blank", 800, 1000);
    await tab.evaluate(
      `document.open(); document.write(${JSON.stringify(resumePage(set, style))}); document.close();`,
    );
    const { data } = await tab.send("Page.printToPDF", {
      generateTaggedPDF: isTagged,
      printBackground: true,
    });
    return Buffer.from(data, "base64");
  };
  const byBrowser = {
    "pdf Chromium tagged": printed({}, true),
    "pdf Chromium tagged columns": printed({ columns: 2 }, true),
    "pdf Chromium untagged": printed({}, false),
    "pdf Chromium columns": printed({ columns: 2 }, false),
    "pdf Chromium spaced": printed({ isSpaced: true, isHyphenated: true, width: 420 }, false),
  };
  return {
    "docx plain": (set) => resumeDocx(set),
    "docx table": (set) => resumeDocx(set, { form: "table" }),
    "docx page header": (set) => resumeDocx(set, { form: "header" }),
    odt: async (set) => resumeOdt(set),
    html: async (set) => Buffer.from(resumePage(set)),
    "pdf pdfkit": (set) => resumePdf(set),
    "pdf pdfkit columns": (set) => resumePdf(set, { columns: 2 }),
    "pdf pdfkit long spaced": (set) => resumePdf(set, { isSpaced: true, isRunning: true, size: 15 }),
    ...(browser ? byBrowser : {}),
    europass: async (_, document) => Buffer.from(tools.europassXml(document)),
    linkedin_zip: async (_, document) => tools.linkedInZip(document),
  };
}

async function measure(label, make, tools, errors) {
  const sum = createTally();
  const texts = loadCorpus("resumes").filter(({ gold }) => !gold.sureOnly);
  let count = 0;
  for (const { name, text, format } of texts) {
    const document = whole(tools.parseResumeText(text, format).document);
    if (!document) continue;
    count += 1;
    const bytes = await make(tools.setResume(document), document);
    const read = await readAgain(bytes, tools);
    const { fields } = judgeResume({ text: read.text, gold: goldOf(document, label) }, read);
    if (errors && fields.errors.length > 0) console.log(`\n== ${label} ${name}\n${fields.errors.join("\n")}`);
    addTally(sum, fields);
  }
  const ratio = (part, of) => (of === 0 ? "   -" : (part / of).toFixed(3));
  console.log(
    `${label.padEnd(30)} precision ${ratio(sum.right, sum.right + sum.wrong)}  recall ${ratio(sum.right, sum.right + sum.missed)}  (${sum.right + sum.wrong} set in ${count})`,
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

function goldOf({ basics, work = [], education = [], certificates = [], skills = [], languages = [] }) {
  const { city, region, address } = basics.location ?? {};
  return {
    basics: { ...basics, location: [city, region].filter(Boolean).join(", ") || address },
    ...{ work, education, languages, volunteer: [], never: [] },
    certificates: certificates.map(({ name }) => name),
    skills: skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])),
  };
}
