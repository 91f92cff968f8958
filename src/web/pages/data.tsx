import { exportAccount } from "../../domain/account/operations.ts";
import { BUILT_IN_VERSION } from "../../engine/catalog/built-in.ts";
import { Day } from "../../shared/view/day.tsx";
import { Head } from "../../shared/view/head.tsx";
import type { CatalogSourceRecord } from "../../store/ports/catalog.ts";
import type { Page } from "../page.ts";
import { downloadPage } from "./data/download.ts";

/** Export, backup and erasure of a person's data, and the sources the program uses. */
export const dataPage: Page = {
  path: "/data",
  show: async ({ machine }) => {
    const { keepsFile } = machine;
    const canBackUp = keepsFile && (await machine.holdsOnePerson());
    const sources = await machine.catalogSources();
    return {
      title: "Your data",
      body: (
        <>
          <section aria-labelledby="take">
            <h2 id="take">Take it with you</h2>
            <p>
              Everything that is stored about you as one file (JSON): readable, without passwords and keys. It
              can be brought into another installation.
            </p>
            <p>
              <a class="button quiet" href="/data/export" download>
                Download everything about you
              </a>
            </p>
          </section>
          <Backup canBackUp={canBackUp} keepsFile={keepsFile} />
          <Catalogues sources={sources} />
          <section aria-labelledby="erase">
            <h2 id="erase">Erase it</h2>
            <p>
              <a href="/data/erase">Erase everything about you</a>: the next page says what goes with it. To
              forget one topic alone, <a href="/memory/forget">choose it here</a>.
            </p>
          </section>
        </>
      ),
    };
  },
};

/** All of the person's data as a file. */
export const exportPage = downloadPage("/data/export", "career-context-export", async ({ person }) => ({
  type: "application/json; charset=utf-8",
  ending: "json",
  body: await person.inPieces(exportAccount),
}));

/** A copy of the whole database. */
export const backupPage = downloadPage("/data/backup", "career-context-backup", async ({ machine }) => ({
  type: "application/vnd.sqlite3",
  ending: "db",
  body: await machine.backup(),
}));

function Backup({ canBackUp, keepsFile }: { canBackUp: boolean; keepsFile: boolean }) {
  return (
    <section aria-labelledby="backup">
      <h2 id="backup">Keep a backup</h2>
      {canBackUp ? (
        <>
          <p>
            A copy of the whole database, as it is now. Keep it where only you can read it. To put it in
            place: <code>career-context restore FILE</code>.
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
            : "Your data are kept in a database that others run."}{" "}
          Who runs it makes a backup by <code>{keepsFile ? "career-context backup FILE" : "pg_dump"}</code>.
        </p>
      )}
    </section>
  );
}

function Catalogues({ sources }: { sources: readonly CatalogSourceRecord[] }) {
  return (
    <section aria-labelledby="catalogues">
      <h2 id="catalogues">Where occupations come from</h2>
      {sources.length === 0 ? (
        <p>
          The small catalogue that comes with career-context, version {BUILT_IN_VERSION}, is in use. A larger
          one is brought by <code>career-context import catalog</code>.
        </p>
      ) : (
        <>
          <div class="wide">
            <table>
              <caption>
                Catalogues that were imported, beside the one that comes with career-context (version{" "}
                {BUILT_IN_VERSION})
              </caption>
              <Head columns={["Catalogue", "Version", "Occupations", "Skills", "Imported"]} />
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
    </section>
  );
}
