import type { ImportedJobs } from "../../../domain/jobs-import/schema.ts";
import { timeWords } from "../../../shared/time.ts";
import { textField } from "../../../shared/view/json.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Quote, Text } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { nameOf } from "../../openings.ts";
import { Day } from "../../parts/day.tsx";

interface ProposedProps {
  imported: ImportedJobs;
  sent: { format: string; content: string };
  path: string;
}

/** An event from a mail, its sentence, and the button that stores it for an opening. */
export function ProposedEvent({ imported: { proposed, why }, sent, path }: ProposedProps) {
  if (!proposed)
    return (
      <>
        <p>
          Nothing is stored from this mail. {why} <a href={path}>Read another</a>
        </p>
        {/\n\s*\S/.test(sent.content) && (
          <Form act="columns" to={path} isPrivate>
            <Hidden name="format" value="csv" />
            <Hidden name="content" value={sent.content} />
            <Button isQuiet>This is no mail: read it as rows</Button>
          </Form>
        )}
      </>
    );
  const { kind, sentence, event, item, alternatives = [], place } = proposed;
  const openings = item ? [item] : alternatives;
  return (
    <>
      <p>
        <strong>{stageNames[kind]}</strong>
        {event.dueAt !== undefined && (
          <>
            , {kind === "offer" && "answer by "}
            <Day at={event.dueAt} />
            {timeWords(event.dueAt, textField(event, "time") || undefined)}
          </>
        )}
        {place !== undefined && (
          <span dir="auto">
            , <Text>{place}</Text>
          </span>
        )}
      </p>
      <Quote whose="The mail">{sentence}</Quote>
      {openings.length === 0 && (
        <p>
          None of your openings fits. <a href="/add">Add the opening first</a>, then read the mail again.
        </p>
      )}
      {openings.length > 0 && why !== undefined && <p class="notice">{why}</p>}
      {openings.length > 0 && (
        <Form act="event" to={path} isPrivate>
          <Hidden name="format" value={sent.format} />
          <Hidden name="content" value={sent.content} />
          <p>{item ? "It is about this opening:" : "Which opening is it about?"}</p>
          <ul class="rows">
            {openings.map((one) => (
              <li class="change">
                <Text as="a" href={`/jobs/${one.id}`}>
                  {nameOf(one)}
                </Text>
                <Button name="item" value={one.id} label={`Store it for ${nameOf(one)}`}>
                  Store it
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  );
}
