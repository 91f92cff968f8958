import { OpeningsFile } from "../jobs-import/choose.tsx";

/** The field for a file of openings or a mail, folded. It takes a file that is dropped anywhere on the page. */
export function FromFile() {
  return (
    <details class="fold-button quiet">
      <summary>From a file or a mail</summary>
      <OpeningsFile>
        <a href="/jobs/import">Or paste rows or a mail</a>
      </OpeningsFile>
    </details>
  );
}
