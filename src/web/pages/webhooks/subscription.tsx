import type { WebhookSubscription } from "../../../domain/webhooks/schema.ts";
import { webhookEventTypes } from "../../../operation/event.ts";
import { Day } from "../../../shared/view/day.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { TextField } from "../../forms/fields.tsx";
import { Button, Form, useRefused } from "../../forms/form.tsx";
import { eventWords } from "./words.ts";

/** A subscription: its target, its events, and its actions. */
export function Subscription({ of: hook, path }: { of: WebhookSubscription; path: string }) {
  const { id, webhookUrl, events, isActive, createdAt } = hook;
  return (
    <li class="card">
      <p dir="auto">
        <strong>{webhookUrl}</strong>
      </p>
      <p class="soft">
        {isActive ? "Active" : "Paused"}
        {createdAt && (
          <>
            , since <Day at={createdAt} />
          </>
        )}
        . {events.map((event) => eventWords[event]).join("; ")}.
      </p>
      <div class="row">
        <Form act="test" to={path} of={id}>
          <Button isQuiet>
            Send a test<span class="unseen"> to {webhookUrl}</span>
          </Button>
        </Form>
        <Form act={isActive ? "pause" : "resume"} to={path} of={id}>
          <Button isQuiet>
            {isActive ? "Pause" : "Resume"}
            <span class="unseen">
              {" "}
              <Text>{webhookUrl}</Text>
            </span>
          </Button>
        </Form>
      </div>
      <details>
        <summary>
          New secret, or delete
          <span class="unseen">
            {" "}
            <Text>{webhookUrl}</Text>
          </span>
        </summary>
        <Form act="new-secret" to={path} of={id}>
          <p>The old secret is good for 24 hours more.</p>
          <Button isQuiet>Make a new secret</Button>
        </Form>
        <Form act="delete" to={path} of={id}>
          <p>It ends for good, and what still waits for it is dropped.</p>
          <Button isGrave>Delete the subscription</Button>
        </Form>
      </details>
    </li>
  );
}

/** Creates a subscription. */
export function NewSubscription({ path }: { path: string }) {
  return (
    <section aria-labelledby="new">
      <h2 id="new">Subscribe</h2>
      <Form act="make" to={path} isPrivate>
        <TextField
          name="url"
          label="Address of your receiver"
          hint="It starts with https:// or http://. Use only a receiver that you run."
          isRequired
        />
        <Events />
        <Button>Subscribe</Button>
      </Form>
    </section>
  );
}

function Events() {
  const sent = useRefused()?.fields;
  return (
    <fieldset>
      <legend>Send when</legend>
      {webhookEventTypes.map((event) => (
        <label class="tick">
          <input
            type="checkbox"
            name="events"
            value={event}
            checked={sent ? sent.events?.includes(event) : true}
          />{" "}
          {eventWords[event]}
        </label>
      ))}
    </fieldset>
  );
}
