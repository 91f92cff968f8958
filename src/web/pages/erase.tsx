import { deleteAccount } from "../../domain/account/operations.ts";
import { Head } from "../../shared/view/parts.tsx";
import { TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { field, type Page } from "../page.ts";
import { Day } from "../parts/day.tsx";

/** The counts in an erasure receipt, in words. */
const counted: Readonly<Record<string, string>> = {
  profiles: "profile",
  resumes: "resume",
  claims: "claims",
  assessmentSubmissions: "assessments",
  timelineEvents: "entries of the diary",
  memories: "memories",
  alerts: "alerts",
  alertStates: "states of alerts",
  healthDays: "days of how the career stood",
  documents: "openings, documents and decisions",
  dataSharing: "sharing choices",
  webhooks: "webhooks",
  events: "events for webhooks",
  deliveries: "deliveries to webhooks",
  apiKeys: "keys of agents",
  webSessions: "browsers that were signed in",
  signInCodes: "sign-in codes",
  subjectLinks: "accounts of issuers that were linked",
  accessLog: "lines of the access log",
  changes: "kept changes",
  forgetPreviews: "previews of forgetting",
  replies: "kept answers",
};

const PATH = "/data/erase";

const WORD = "DELETE";

/** Erases all data of the person. This signs them out and shows what was deleted. */
export const erasePage: Page = {
  path: PATH,
  show: async () => ({
    title: "Erase everything about you",
    back: { href: "/data", name: "Data" },
    body: (
      <>
        <p>
          This deletes your profile, resume, notes, timeline, assessments, openings, documents and decisions,
          and all keys, webhooks and undo data. Agents lose access at once, and you are signed out.
        </p>
        <p>
          <strong>You cannot undo this.</strong> Backups and downloads that you made stay where you put them.
        </p>
        <p>
          <a class="button quiet" href="/data/export" download>
            Download everything first
          </a>
        </p>
        <Form act="erase" to={PATH} isPrivate>
          <TextField
            name="confirm"
            label={`The word ${WORD}`}
            hint={`Type ${WORD} in capital letters.`}
            isRequired
          />
          <Button isGrave>Erase everything</Button>
        </Form>
      </>
    ),
  }),
  acts: {
    erase: async ({ person, fields }) => {
      const { data } = await person.ask(deleteAccount, { confirm: field(fields, "confirm") });
      return { farewell: { title: "Everything about you is erased", body: <Receipt {...data} /> } };
    },
  },
};

function Receipt({ deletedAt, receipt }: { deletedAt: string; receipt: Record<string, number> }) {
  return (
    <>
      <p>
        Erased on <Day at={deletedAt} /> at {deletedAt.slice(11, 19)} UTC. You are signed out. Keep this page
        if you want the receipt. It is shown only this once.
      </p>
      <table>
        <caption>What was deleted</caption>
        <Head columns={["What", "How many"]} />
        <tbody>
          {receiptLines(receipt).map(({ name, count }) => (
            <tr>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">
        To begin again, stop the program and start it again: <code>career-context serve</code>.
      </p>
    </>
  );
}

/** A receipt's non-zero lines, each with its name. */
function receiptLines(receipt: Readonly<Record<string, number>>): { name: string; count: number }[] {
  return Object.entries(receipt)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name: counted[name] ?? name, count }));
}
