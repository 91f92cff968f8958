import { urlTokenKindOf } from "../../../auth/stored-keys.ts";
import { followUpCalendar } from "../../../domain/follow-ups/operations.ts";
import { fail } from "../../../operation/errors.ts";
import type { KeyRecord } from "../../../store/ports/store.ts";
import type { Access } from "../../dependencies.ts";
import { Button, Form } from "../../forms/form.tsx";
import type { Shown } from "../../page.ts";
import { Ago } from "../../parts/ago.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Lines } from "../access/connect.tsx";

/** The calendar's position on the page of openings. */
export const CALENDAR = "calendar";

/** The offer of an address that a calendar program subscribes to. */
export function Calendar({ keys, now, to }: { keys: readonly KeyRecord[]; now: Date; to: string }) {
  const subscribed = keys.filter((key) => urlTokenKindOf(key) === "calendar");
  return (
    <Fold name="Calendar" acts={[CALENDAR]} button="quiet">
      {/* A link to what is inside a fold opens it. */}
      <p id={CALENDAR}>
        Your calendar program subscribes to an address. Closing dates, interviews and reminders then appear in
        it, and change with them. The address opens these dates and nothing else.
      </p>
      {subscribed.map(({ lastUsedAt }) => (
        <p class="soft">
          {lastUsedAt === null ? (
            "You have an address that no calendar has read yet."
          ) : (
            <>
              A calendar read your dates <Ago at={lastUsedAt} now={now} />.
            </>
          )}{" "}
          End it under <a href="/access#keys">API keys</a>.
        </p>
      ))}
      <Form act={CALENDAR} to={to} isPrivate>
        <Button>{subscribed.length > 0 ? "Make another address" : "Make the address"}</Button>
      </Form>
    </Fold>
  );
}

/** Makes the address and shows it, only this once. */
export async function madeCalendar(access: Access, once: string, back: string): Promise<Shown> {
  const { home } = access;
  if (home === null)
    throw fail("validation.bad_request", "Open these pages on a server that was started with serve.");
  const request = { name: "Calendar", scopes: [], days: undefined, urlToken: "calendar" } as const;
  const token = await access.makeKey(request, once);
  const address = `${home}${followUpCalendar.http.path}?token=${token}`;
  return {
    title: "Your calendar's address",
    message: "Made: an address for your calendar.",
    back: { href: back, name: "Openings" },
    body: (
      <>
        <p>Copy the address now. It is shown only this once.</p>
        <Lines text={address} />
        <p>
          <a class="button" href={address.replace(/^https?:/, "webcal:")}>
            Open in your calendar program
          </a>
        </p>
        <ul>
          <li>Apple Calendar: File, New Calendar Subscription.</li>
          <li>Outlook on this computer: Add calendar, From Internet.</li>
          <li>Thunderbird: New Calendar, On the Network.</li>
        </ul>
        <p class="soft">
          A calendar on the web, such as Google's, reads only addresses that the internet can reach.
        </p>
      </>
    ),
  };
}
