// What LibreOffice makes of Word files, where it is installed.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The program's file on this machine, if there is one. */
export const libreOffice = ["soffice", "libreoffice"]
  .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file));

/** Converts files, named by their kind, to another kind in one run of the program; `pdf tagged` is a PDF with tags. `font` has the Chinese signs. */
export async function convertAll(files, from, to, font) {
  const folder = mkdtempSync(join(tmpdir(), "career-context-office-"));
  const [kind, isTagged] = to.split(" ");
  const filter = `writer_pdf_Export:${JSON.stringify({ UseTaggedPDF: { type: "boolean", value: String(isTagged !== undefined) } })}`;
  try {
    mkdirSync(join(folder, "out"));
    const names = files.map((bytes, at) => {
      const name = join(folder, `${at}.${from}`);
      writeFileSync(name, bytes);
      return name;
    });
    mkdirSync(join(folder, "fonts"));
    writeFileSync(join(folder, "fonts", "han.ttf"), font);
    writeFileSync(
      join(folder, "fonts.conf"),
      `<fontconfig><include>/etc/fonts/fonts.conf</include><dir>${folder}/fonts</dir></fontconfig>`,
    );
    await run(
      libreOffice,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        ...["--headless", "--norestore", "--convert-to", kind === "pdf" ? `pdf:${filter}` : kind],
        ...["--outdir", join(folder, "out"), ...names],
      ],
      { timeout: 300_000, env: { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") } },
    );
    return files.map((_, at) => readFileSync(join(folder, "out", `${at}.${kind}`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
