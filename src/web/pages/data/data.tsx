import { exportAccount } from "../../../domain/account/operations.ts";
import { BUILT_IN_VERSION } from "../../../engine/catalog/built-in.ts";
import { fail } from "../../../operation/errors.ts";
import { Head, Section } from "../../../shared/view/parts.tsx";
import type { CatalogSourceRecord } from "../../../store/ports/catalog.ts";
import { webHeaders } from "../../html.tsx";
import type { Page } from "../../page.ts";
import { Day } from "../../parts/day.tsx";

interface Download {
  type: string;
  /** The file name's extension. */
  ending: string;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/** Export, backup and erasure of a person's data, and the sources the program uses. */
export const dataPage: Page = {
  path: "/data",
  show: async ({ machine }) => {
    const { keepsFile } = machine;
    const canBackUp = keepsFile && (await machine.holdsOnePerson());
    const sources = await machine.catalogSources();
    return {
      title: "Data",
      lead: "All of it is yours: take it with you, keep a copy, or erase it.",
      body: (
        <>
          <div class="card-grid">
            <Section id="take" title="Export" class="card">
              <p>
                Everything stored about you in one JSON file, without passwords and keys. Another installation
                can import it.
              </p>
              <p>
                <a class="button quiet" href="/data/export" download>
                  Download the export
                </a>
              </p>
            </Section>
            <Backup canBackUp={canBackUp} keepsFile={keepsFile} />
            <Catalogues sources={sources} />
            <Section id="erase" title="Erase" class="card critical">
              <p>
                Permanently delete everything about you. To delete a single topic,{" "}
                <a href="/memory/forget">forget it</a> instead.
              </p>
              <p>
                <a class="button quiet" href="/data/erase">
                  Erase everything
                </a>
              </p>
            </Section>
          </div>
        </>
      ),
    };
  },
};

export const exportPage = downloadPage("/data/export", "career-context-export", async ({ person }) => ({
  type: "application/json; charset=utf-8",
  ending: "json",
  body: await person.inPieces(exportAccount),
}));

export const backupPage = downloadPage("/data/backup", "career-context-backup", async ({ machine }) => ({
  type: "application/vnd.sqlite3",
  ending: "db",
  body: await machine.backup(),
}));

function Backup({ canBackUp, keepsFile }: { canBackUp: boolean; keepsFile: boolean }) {
  return (
    <Section id="backup" title="Backup" class="card">
      {canBackUp ? (
        <>
          <p>
            A copy of the whole database as it is now. Keep it where only you can read it. To restore it, run{" "}
            <code>career-context restore FILE</code>.
          </p>
          <p>
            <a class="button quiet" href="/data/backup" download>
              Download a backup
            </a>
          </p>
        </>
      ) : (
        <p>
          {keepsFile
            ? "The database also has other people's data, so no page can download it."
            : "Your data is in a database server."}{" "}
          The administrator makes a backup with{" "}
          <code>{keepsFile ? "career-context backup FILE" : "pg_dump"}</code>.
        </p>
      )}
    </Section>
  );
}

function Catalogues({ sources }: { sources: readonly CatalogSourceRecord[] }) {
  return (
    <Section id="catalogues" title="Occupations" class="card">
      {sources.length === 0 ? (
        <p>
          The built-in catalog, version {BUILT_IN_VERSION}, is in use. To add a larger one, run{" "}
          <code>career-context import catalog</code>.
        </p>
      ) : (
        <>
          <div class="wide">
            <table>
              <caption>Imported catalogs, besides the built-in one (version {BUILT_IN_VERSION})</caption>
              <Head columns={["Catalog", "Version", "Occupations", "Skills", "Imported"]} />
              <tbody>
                {sources.map(({ title, version, occupations, skills, importedAt }) => (
                  <tr>
                    <th scope="row">{title}</th>
                    <td>{version}</td>
                    <td>{occupations}</td>
                    <td>{skills}</td>
                    <td>
                      <Day at={importedAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {sources.map(({ attribution }) => (
            <p class="soft">{attribution}</p>
          ))}
        </>
      )}
    </Section>
  );
}

/** A page that downloads as a file, named by date. */
function downloadPage(
  path: string,
  name: string,
  make: (request: Parameters<Page["show"]>[0]) => Promise<Download>,
): Page {
  return {
    path,
    show: async () => {
      throw fail("resource.not_found", "There is nothing to see here.");
    },
    send: async (request) => {
      const { type, ending, body } = await make(request);
      const day = request.person.now.toISOString().slice(0, 10);
      return new Response(body, {
        headers: {
          ...webHeaders,
          "content-type": type,
          "content-disposition": `attachment; filename="${name}-${day}.${ending}"`,
          "cache-control": "no-store",
        },
      });
    },
  };
}
