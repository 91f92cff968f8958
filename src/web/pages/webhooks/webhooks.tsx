import { listDeliveries, redeliver, testWebhook } from "../../../domain/webhooks/deliveries.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  updateWebhook,
} from "../../../domain/webhooks/operations.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { field, type Page, type Shown, type Submission } from "../../page.ts";
import { Empty } from "../../parts/empty.tsx";
import { nextCursor, Pager } from "../../parts/pager.tsx";
import { Lines } from "../access/connect.tsx";
import { Deliveries } from "./deliveries.tsx";
import { NewSubscription, Subscription } from "./subscription.tsx";

const PATH = "/webhooks";
/** The most subscriptions there can be. */
const MOST = 100;
const DELIVERIES = 20;

/** Where events are sent, and the results. */
export const webhooksPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const hooks = await person.ask(listWebhooks, { limit: MOST });
    const { data, metadata } = await person.ask(listDeliveries, {
      limit: DELIVERIES,
      ...(query.cursor !== undefined && { cursor: query.cursor }),
    });
    const targets = new Map(hooks.data.map(({ id, webhookUrl }) => [id, webhookUrl]));
    return {
      title: "Webhooks",
      lead: "Tell a program of yours when something changes here. Each message is signed.",
      body: (
        <>
          {hooks.data.length === 0 ? (
            <Empty>
              <p>
                Nothing is sent anywhere. You need a webhook only if you run a program that receives them.
              </p>
            </Empty>
          ) : (
            <ul class="cards">
              {hooks.data.map((hook) => (
                <Subscription of={hook} path={PATH} />
              ))}
            </ul>
          )}
          <NewSubscription path={PATH} isFirst={hooks.data.length === 0} />
          {(data.length > 0 || hooks.data.length > 0) && (
            <Section id="deliveries" title="Deliveries">
              <Deliveries rows={data} targets={targets} now={person.now} path={PATH} />
              <Pager path={PATH} query={query} next={nextCursor(metadata)} />
            </Section>
          )}
        </>
      ),
    };
  },
  acts: {
    make: async ({ person, fields, once }) => {
      const input = { url: field(fields, "url"), events: fields.events ?? [] };
      const { data } = await person.ask(createWebhook, input, once);
      return secretOf(data.secret);
    },
    "new-secret": async ({ person, fields }) => {
      const { data } = await person.ask(updateWebhook, { id: field(fields, "of"), rotateSecret: true });
      return secretOf(data.secret);
    },
    pause: async (sent) => {
      await setActive(sent, false);
      return { to: PATH, said: "paused" };
    },
    resume: async (sent) => {
      await setActive(sent, true);
      return { to: PATH, said: "resumed" };
    },
    delete: async ({ person, fields }) => {
      await person.ask(deleteWebhook, { id: field(fields, "of") });
      return { to: PATH, said: "webhook-deleted" };
    },
    test: async ({ person, fields, once }) => {
      await person.ask(testWebhook, { id: field(fields, "of") }, once);
      return { to: PATH, said: "sent" };
    },
    retry: async ({ person, fields, once }) => {
      await person.ask(redeliver, { id: field(fields, "of") }, once);
      return { to: PATH, said: "sent" };
    },
  },
};

async function setActive({ person, fields }: Submission, isActive: boolean): Promise<void> {
  await person.ask(updateWebhook, { id: field(fields, "of"), isActive });
}

/** The secret, shown only this once. Submitting the form again shows none. */
function secretOf(secret: string | undefined): Shown {
  return {
    title: "The secret",
    back: { href: PATH, name: "Webhooks" },
    body: (
      <>
        {secret?.startsWith("whsec_") ? (
          <>
            <p>Copy it to your receiver now. It is shown only this once.</p>
            <Lines text={secret} />
          </>
        ) : (
          <p>It was shown once and is not shown again. If you lost it, make a new one.</p>
        )}
      </>
    ),
  };
}
