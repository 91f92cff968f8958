import { deleteAccount } from "../../domain/account/operations.ts";
import { Head } from "../../shared/view/parts.tsx";
import { TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { field, type Page } from "../page.ts";
import { Day } from "../parts/day.tsx";
import { receiptLines } from "./data/receipt.ts";

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
