import { Command, CommanderError, Option } from "commander";
import { addCopyCommands } from "./cli/commands/copies.ts";
import { addJobCommands } from "./cli/commands/jobs.ts";
import { addPeopleCommands } from "./cli/commands/people.ts";
import { addResumeCommands } from "./cli/commands/resume.ts";
import { commaList } from "./cli/terminal/flag-values.ts";
import {
  command,
  commandGroup,
  json,
  logFormat,
  oauthIssuer,
  toolsets,
  user,
  webhookAllow,
} from "./cli/terminal/options.ts";
import { reportError, surviveClosedOutput } from "./cli/terminal/report-error.ts";
import { looks, papers, printFormats } from "./engine/artifacts/print-job.ts";
import { fileFormats } from "./engine/documents/types.ts";
import { readSqliteDriver } from "./platform/config.ts";
import { programVersion } from "./platform/package-root.ts";
import { useDriver } from "./store/sqlite/driver/driver.ts";

// Each command is loaded when it runs: a client waits for `mcp` at every start.
const program = new Command("career-context")
  .description("Your career, kept on your machine and served to AI agents over REST and MCP.")
  .version(programVersion())
  .addHelpText("after", "\nExit codes: 0 done, 1 failed, 2 wrong usage.")
  .showHelpAfterError(false)
  .exitOverride()
  .configureOutput({ outputError: () => undefined });

command(program, "serve", "serve REST, MCP over HTTP and the reference page")
  .option("--host <address>", "address to listen on (default 127.0.0.1: this machine only)")
  .option("--port <number>", "port to listen on (default 8787; 0 takes a free one)")
  .option(
    "--allowed-host <names>",
    "more Host and Origin names to accept, e.g. career.example:8787",
    commaList,
  )
  .option("--cors-origin <origins>", "origins whose pages may use REST, e.g. https://app.example", commaList)
  .addOption(webhookAllow())
  .option("--public-url <address>", "where browsers reach the pages, e.g. https://career.example behind TLS")
  .option("--database-connections <number>", "the most connections to PostgreSQL (default 10)")
  .option("--drain-delay <seconds>", "how long to serve on after a signal, not ready (default 0)")
  .option("--allow-fetch", "fetch the page behind a pasted link that comes without its text")
  .addOption(oauthIssuer())
  .option("--oauth-audience <uri>", "a further audience of tokens, for issuers that cannot use the address")
  .option("--oauth-new-users", "give an account that is not linked a user of its own at its first call")
  .option("--metrics-port <number>", "show metrics for Prometheus at /metrics of this port; off without it")
  .option("--metrics-host <address>", "address for them (default 127.0.0.1)")
  .addOption(toolsets())
  .addOption(logFormat())
  .action(async (flags) => (await import("./cli/serve.ts")).serve(flags));

command(program, "open", "open the pages for people in a browser, signed in")
  .option("--port <number>", "port of the server (default 8787)")
  .option("--host <address>", "address of the server (default 127.0.0.1)")
  .option("--public-url <address>", "where browsers reach it, e.g. https://career.example behind TLS")
  .option("--no-browser", "print the link only")
  .addOption(user())
  .addOption(json())
  .action(async (flags) => (await import("./cli/open.ts")).openPages(flags));

command(program, "mcp", "serve MCP over standard input and output, for one client")
  .addOption(toolsets())
  .option("--read-only", "allow no writes, whatever else is allowed")
  .option("--scopes <names>", "narrow what the client may do, e.g. read:*,write:profile", commaList)
  .addOption(webhookAllow())
  .addOption(logFormat())
  .action(async (flags) => (await import("./cli/mcp/mcp.ts")).mcp(flags));

addPeopleCommands(program);

const imports = commandGroup(program, "import", "bring data in");
command(
  imports,
  "resume",
  "import a resume: PDF, .docx, .odt, HTML, Europass, LinkedIn export, JSON Resume or text",
)
  .argument("<file>", "the file to read")
  .addOption(
    new Option("--format <format>", "what the file is, where it should not be found by its bytes").choices([
      ...["json_resume", "text", "markdown", ...fileFormats],
    ]),
  )
  .option("--merge", "merge into the stored resume instead of replacing it")
  .option(
    "--source-text <file>",
    "the text that a JSON Resume was read from: only what it contains is stored",
  )
  .option("--accept", "store what the text does not say, too, as your own word")
  .option("--dry-run", "write nothing, and show what would be added, changed and removed")
  .addOption(
    new Option("--conflicts <rule>", "what you corrected: keep it, or take what the file says").choices([
      "keep",
      "take",
    ]),
  )
  .option("--replace-demo", "clear the demo's fictional person first")
  .addOption(user())
  .addOption(json())
  .action(async (file, flags) => (await import("./cli/import-resume.ts")).importResume(file, flags));
command(imports, "export", "import an export of one's own as a whole, into a user without a career")
  .argument("<file>", "the file that export wrote")
  .option("--replace-demo", "clear the demo's fictional person first")
  .addOption(user())
  .action(async (file, flags) => (await import("./cli/import-export.ts")).importExport(file, flags));
command(imports, "catalog", "import the O*NET text release or the ESCO skills, as downloaded")
  .argument("<path>", "the folder or zip archive")
  .addOption(json())
  .action(async (path, flags) => (await import("./cli/catalog/import.ts")).importCatalog(path, flags));

addResumeCommands(program);

addJobCommands(program);

const documents = commandGroup(program, "documents", "resumes, letters and briefs that were made");
command(documents, "list", "list the documents")
  .addOption(user())
  .addOption(json())
  .action(async (flags) => (await import("./cli/documents.ts")).listDocuments(flags));
command(documents, "save", "write a document as a file to send")
  .argument("<id>", "the document's id, from documents list")
  .argument("<file>", "the file to write; its ending is the format")
  .addOption(new Option("--format <format>", "instead of the ending").choices(printFormats))
  .addOption(new Option("--paper <paper>", "by default that of the country the resume names").choices(papers))
  .addOption(new Option("--look <look>", "plain by default; of PDF, DOCX and HTML").choices(looks))
  .addOption(new Option("--pages <count>", "the most pages (default 2)").choices(["1", "2"]))
  .option("--font <file>", "a TTF or OTF for characters that the fonts of a PDF lack")
  .option("--force", "overwrite the file")
  .addOption(user())
  .action(async (id, file, flags) => (await import("./cli/documents.ts")).saveDocument(id, file, flags));

command(program, "export", "write everything stored about a user to a JSON file")
  .requiredOption("--out <file>", "the file to write")
  .option("--force", "overwrite the file")
  .addOption(user())
  .action(async (flags) => (await import("./cli/export.ts")).exportUser(flags));
addCopyCommands(program);
command(program, "demo", "serve a fictional person until you stop it, or fill an empty database with one")
  .option("--port <number>", "port to listen on (default: a free one)")
  .option("--no-browser", "print the link only")
  .option("--force", "replace the local user's career; it is exported to the data folder first")
  .action(async (flags) => (await import("./cli/demo/demo.ts")).demo(flags));
command(program, "doctor", "check this machine and the data, and say how to fix problems")
  .option("--port <number>", "port that the server would use (default 8787)")
  .action(async (flags) => (await import("./cli/doctor/doctor.ts")).doctor(flags));
const clientNames = "claude-desktop, claude-code, cursor, vscode, codex, gemini-cli or goose";
command(program, "install", "write what MCP clients on this machine need to start this program")
  .argument("[clients...]", `${clientNames}; all that are found without it`)
  .option("--auto", "all clients that are found")
  .option("--yes", "write without asking")
  .option("--print", "print what to paste, and write nothing")
  .option("--link", "print the install link of cursor or vscode instead")
  .action(async (clients, flags) => (await import("./cli/install/install.ts")).install(clients, flags));
command(program, "client-config", "print what to paste into an MCP client, as install --print does")
  .argument("[clients...]", `${clientNames}; all without it`)
  .action(async (clients, flags) => {
    const { install } = await import("./cli/install/install.ts");
    return install(clients, { ...flags, print: true });
  });
command(program, "uninstall", "take out again what install wrote")
  .argument("[clients...]", `${clientNames}; all that have it without it`)
  .option("--yes", "write without asking")
  .action(async (clients, flags) => (await import("./cli/install/install.ts")).uninstall(clients, flags));

// A process opens all its databases in one way.
program.hook("preAction", (_, action) => useDriver(readSqliteDriver(action.opts())));

/** Runs the command of the process's arguments, and sets the exit code. */
export async function runCommand(): Promise<void> {
  surviveClosedOutput(process.argv[2]);
  try {
    await program.parseAsync();
  } catch (error) {
    const shown = error instanceof CommanderError && error.exitCode === 0;
    if (!shown) process.exitCode = reportError(error, process.argv[2]);
  }
}
