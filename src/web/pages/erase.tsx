import { deleteAccount } from "../../domain/account/operations.ts";
import { Day } from "../../shared/view/day.tsx";
import { Head } from "../../shared/view/head.tsx";
import { TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { field, type Page } from "../page.ts";
import { receiptLines } from "./data/receipt.ts";

const PATH = "/data/erase";
const WORD = "DELETE";

/** Erases all data of the person. This signs them out and shows what was deleted. */
export const erasePage: Page = {
  path: PATH,
  show: async () => ({
    title: "Erase everything about you",
    body: (
      <>
        <p>
          Your profile, resume and claims, notes and diary, assessments, openings, documents and decisions go;
          so do all keys of agents, webhooks, and what is kept for undoing. Agents lose their access at once,
          and you are signed out.
        </p>
        <p>
          <strong>It cannot be undone.</strong> Backups and downloads that you made stay where you put them.
        </p>
        <p>
          <a href="/data/export" download>
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
        <p>
          <a href="/data">Keep it</a>
        </p>
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
        if you want the receipt: it is shown this once.
      </p>
      <table>
        <caption>What went</caption>
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
        To begin again, stop the program and start it: <code>career-context serve</code>.
      </p>
    </>
  );
}
