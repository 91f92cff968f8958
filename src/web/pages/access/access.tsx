import { listAccessLog } from "../../../domain/account/operations.ts";
import { listChanges } from "../../../domain/changes/operations.ts";
import { getDataSharing, updateDataSharing } from "../../../domain/data-sharing/operations.ts";
import { type DataSharing, sharingFlags } from "../../../domain/data-sharing/schema.ts";
import { fail } from "../../../operation/errors.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { Button } from "../../forms/form.tsx";
import { field, type Page } from "../../page.ts";
import { FoldedForm } from "../../parts/fold.tsx";
import { nextCursor, Pager } from "../../parts/pager.tsx";
import { Browsers } from "./browsers.tsx";
import { ChangesList } from "./changes-list.tsx";
import { Connect } from "./connect.tsx";
import { Extension, ExtensionCode, extensionKey } from "./extension.tsx";
import { Keys, MadeKey } from "./keys.tsx";
import { visitsOf } from "./ledger.ts";
import { LedgerList } from "./ledger-list.tsx";
import { recentVisits } from "./recent.ts";

const PATH = "/access";
const LINES = 100;
const FIRST_VISITS = 5;
const FIRST_CHANGES = 5;

/** Who has access to the data and what they did with it. */
export const accessPage: Page = {
  path: PATH,
  show: async ({ person, access }) => {
    const { now } = person;
    const { visits } = await recentVisits(person, FIRST_VISITS);
    const changes = await person.ask(listChanges, { limit: FIRST_CHANGES });
    const sharing = await person.ask(getDataSharing);
    return {
      title: "Agents",
      lead: "Who can reach your data, and what they did with it.",
      actions: (
        <a class="button" href="#connect">
          Connect an agent
        </a>
      ),
      body: (
        <div class="columns">
          <div>
            <Section
              id="ledger"
              title="Who did what"
              class="card"
              beside={<a href={`${PATH}/ledger`}>All of 90 days</a>}
            >
              <LedgerList visits={visits} now={now} />
            </Section>
            <Section
              id="changes"
              title="Changes"
              class="card"
              beside={<a href={`${PATH}/changes`}>All of 30 days</a>}
            >
              <ChangesList changes={changes.data} now={now} path={PATH} />
            </Section>
            <Browsers sessions={await access.sessions()} ownId={person.session.id} now={now} path={PATH} />
          </div>
          <div>
            <Connect launch={access.launch} address={access.address} />
            <Keys keys={await access.keys()} now={now} path={PATH} />
            <Extension path={PATH} />
            <Sharing sharing={sharing.data} path={PATH} />
          </div>
        </div>
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
      return {
        title: "Your new key",
        back: { href: PATH, name: "Agents" },
        body: <MadeKey secret={secret} path={PATH} />,
      };
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
      return { to: PATH, said: "sharing-saved" };
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
      back: { href: PATH, name: "Agents" },
      lead: "The last 90 days. The log says that something was read or written, not what it said.",
      body: (
        <>
          <LedgerList visits={visitsOf(data)} now={person.now} isWhole />
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
      title: "Changes",
      back: { href: PATH, name: "Agents" },
      lead: "The last 30 days. Undo puts things back as they were.",
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

const words: Record<(typeof sharingFlags)[number], string> = {
  shareCareerPath: "The moves of my career, without names and employers",
  shareAssessmentResults: "My interests and how I work",
  shareSkillProgression: "Which skills I gained over time",
};

/** What may be shared for others' career paths; all off until the person turns it on. */
function Sharing({ sharing, path }: { sharing: DataSharing; path: string }) {
  const on = sharingFlags.filter((flag) => sharing[flag]);
  return (
    <Section id="sharing" title="Sharing" class="card">
      <p class="soft">
        {on.length === 0 ? "Off. " : `On: ${on.length} of ${sharingFlags.length}. `}
        Others on this server can learn from your career: without your name, and only in groups of five or
        more. Nothing leaves this server.
      </p>
      <FoldedForm name="Choose what to share" act="share" to={path} button="quiet">
        {sharingFlags.map((flag) => (
          <label class="tick">
            <input type="checkbox" name={flag} value="yes" checked={sharing[flag]} /> {words[flag]}
          </label>
        ))}
        <Button>Save</Button>
      </FoldedForm>
    </Section>
  );
}
