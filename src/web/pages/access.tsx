import { listAccessLog } from "../../domain/account/operations.ts";
import { listChanges } from "../../domain/changes/operations.ts";
import { getDataSharing, updateDataSharing } from "../../domain/data-sharing/operations.ts";
import { sharingFlags } from "../../domain/data-sharing/schema.ts";
import { fail } from "../../operation/errors.ts";
import { field, type Page } from "../page.ts";
import { nextCursor, Pager } from "../parts/pager.tsx";
import { Browsers } from "./access/browsers.tsx";
import { ChangesList } from "./access/changes-list.tsx";
import { Connect } from "./access/connect.tsx";
import { Extension, ExtensionCode, extensionKey } from "./access/extension.tsx";
import { Keys, MadeKey } from "./access/keys.tsx";
import { visitsOf } from "./access/ledger.ts";
import { LedgerList } from "./access/ledger-list.tsx";
import { Sharing } from "./access/sharing.tsx";

const PATH = "/access";
const LINES = 100;
const FIRST_VISITS = 5;
const FIRST_CHANGES = 5;

/** Who has access to the data and what they did with it. */
export const accessPage: Page = {
  path: PATH,
  show: async ({ person, access }) => {
    const { now } = person;
    const log = await person.ask(listAccessLog, { limit: LINES });
    const changes = await person.ask(listChanges, { limit: FIRST_CHANGES });
    const sharing = await person.ask(getDataSharing);
    return {
      title: "Agents",
      lead: "Who can reach your data, and what they did with it.",
      body: (
        <>
          <section aria-labelledby="ledger">
            <h2 id="ledger">Who did what</h2>
            <LedgerList visits={visitsOf(log.data).slice(0, FIRST_VISITS)} now={now} />
            <a href={`${PATH}/ledger`}>All of 90 days</a>
          </section>
          <section aria-labelledby="changes">
            <h2 id="changes">What was changed</h2>
            <ChangesList changes={changes.data} now={now} path={PATH} />
            <a href={`${PATH}/changes`}>All of 30 days</a>
          </section>
          <Connect launch={access.launch} address={access.address} />
          <Extension path={PATH} />
          <Keys keys={await access.keys()} now={now} path={PATH} />
          <Browsers sessions={await access.sessions()} ownId={person.session.id} now={now} path={PATH} />
          <Sharing sharing={sharing.data} path={PATH} />
        </>
      ),
    };
  },
  acts: {
    "make-key": async ({ access, fields, once }) => {
      const days = field(fields, "days");
      if (!/^\d{0,4}$/.test(days)) throw fail("validation.bad_request", "days: choose one of the list.");
      const request = {
        name: field(fields, "name"),
        scopes: [field(fields, "may") === "write" ? "all" : "read:*"],
        days: days === "" ? undefined : Number(days),
      };
      const secret = await access.makeKey(request, once);
      return { title: "Your new key", body: <MadeKey secret={secret} path={PATH} /> };
    },
    "connect-extension": async ({ access, once }) => {
      const { home } = access;
      if (home === null)
        throw fail("validation.bad_request", "Open these pages on a server that was started with serve.");
      const secret = await access.makeKey(extensionKey, once);
      return {
        title: "Connect your browser extension",
        body: <ExtensionCode {...{ home, secret }} path={PATH} />,
      };
    },
    "revoke-key": async ({ access, fields }) => {
      await access.revokeKey(field(fields, "of"));
      return { to: PATH, said: "revoked" };
    },
    "end-session": async ({ access, machine, fields }) => {
      const id = field(fields, "of");
      await access.endSession(id);
      machine.dropSession(id);
      return { to: PATH, said: "ended" };
    },
    share: async ({ person, fields }) => {
      const ticked = sharingFlags.map((flag) => [flag, field(fields, flag) === "yes"] as const);
      await person.ask(updateDataSharing, Object.fromEntries(ticked));
      return { to: PATH, said: "saved" };
    },
  },
};

/** The complete access log, in visits. */
export const ledgerPage: Page = {
  path: `${PATH}/ledger`,
  show: async ({ person, query }) => {
    const { data, metadata } = await person.ask(listAccessLog, { limit: LINES, ...cursorOf(query) });
    return {
      title: "Who did what",
      body: (
        <>
          <p>Of 90 days. What was read or written is not kept here, only that it was.</p>
          <LedgerList visits={visitsOf(data)} now={person.now} />
          <Pager path={`${PATH}/ledger`} query={query} next={nextCursor(metadata)} />
        </>
      ),
    };
  },
};

/** All changes, with undo. */
export const changesPage: Page = {
  path: `${PATH}/changes`,
  show: async ({ person, query }) => {
    const { data, metadata } = await person.ask(listChanges, { limit: 50, ...cursorOf(query) });
    return {
      title: "What was changed",
      body: (
        <>
          <ChangesList changes={data} now={person.now} path={`${PATH}/changes`} />
          <Pager path={`${PATH}/changes`} query={query} next={nextCursor(metadata)} />
        </>
      ),
    };
  },
};

function cursorOf({ cursor }: Readonly<Record<string, string>>) {
  return cursor === undefined ? {} : { cursor };
}
