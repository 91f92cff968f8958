import type { WebhookSubscription } from "../../../domain/webhooks/schema.ts";
import { webhookEventTypes } from "../../../operation/event.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { TextField } from "../../forms/fields.tsx";
import { Button, Form, useRefused } from "../../forms/form.tsx";
import { Badge } from "../../parts/badge.tsx";
import { DayAfter } from "../../parts/day.tsx";
import { Fold } from "../../parts/fold.tsx";
import { eventWords } from "./words.ts";

/** A subscription: its target, its events, and its actions. */
export function Subscription({ of: hook, path }: { of: WebhookSubscription; path: string }) {
  const { id, webhookUrl, events, isActive, createdAt } = hook;
  return (
    <li class="card">
      <div class="card-head">
        <strong dir="auto">{webhookUrl}</strong>
        <Badge tone={isActive ? "good" : "attention"}>{isActive ? "Active" : "Paused"}</Badge>
      </div>
      <p class="soft">
        {events.length === webhookEventTypes.length
          ? "Every kind of event"
          : events.map((event) => eventWords[event]).join(" · ")}
        <DayAfter words=" · since " at={createdAt} />
      </p>
      <div class="actions">
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
        <details class="fold-button">
          <summary>
            New secret, or delete
            <span class="unseen">
              {" "}
              <Text>{webhookUrl}</Text>
            </span>
          </summary>
          <Form act="new-secret" to={path} of={id}>
            <p>The old secret stays valid for 24 hours.</p>
            <Button isQuiet>Make a new secret</Button>
          </Form>
          <Form act="delete" to={path} of={id}>
            <p>This deletes the subscription. Pending deliveries are dropped.</p>
            <Button isGrave>Delete the subscription</Button>
          </Form>
        </details>
      </div>
    </li>
  );
}

/** Creates a subscription. The form is open if there is none yet. */
export function NewSubscription({ path, isFirst }: { path: string; isFirst: boolean }) {
  const form = (
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
  );
  if (isFirst)
    return (
      <Section id="add-webhook" title="Add a webhook" class="card">
        {form}
      </Section>
    );
  return (
    <section class="actions">
      <Fold name="Add a webhook" acts={["make"]} button="main">
        {form}
      </Fold>
    </section>
  );
}

function Events() {
  const sent = useRefused()?.fields;
  return (
    <fieldset>
      <legend>Send when</legend>
      <div class="fields">
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
      </div>
    </fieldset>
  );
}
