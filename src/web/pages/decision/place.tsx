import type { Child } from "hono/jsx";
import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { plainText } from "../../../engine/plain-text.ts";
import { capitalized } from "../../../shared/text/words.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { DayAfter } from "../../parts/day.tsx";
import { type Held, HeldList } from "../decisions/holds.tsx";
import { checkpointKinds, checkpointName, fieldWords } from "../decisions/words.ts";

interface AboutProps {
  checkpoint: Checkpoint;
  /** The place it was forked from. */
  source: Checkpoint | undefined;
}

/** When a place was saved, and its origin. */
export function About({ checkpoint: { kind, status, createdAt, sourceCheckpointId }, source }: AboutProps) {
  return (
    <>
      {checkpointKinds[kind]}
      <DayAfter words=" · saved " at={createdAt} />
      {status === "archived" && " · archived"}
      {source && (
        <>
          {" "}
          · another way from{" "}
          <Text as="a" href={`/decisions/${source.id}`}>
            {checkpointName(source)}
          </Text>
        </>
      )}
      {!source && sourceCheckpointId && " · follows an earlier one"}
    </>
  );
}

/** A place's content: goal and target at the time, and its references. */
export function Contents({ checkpoint, held }: { checkpoint: Checkpoint; held: ReadonlyMap<string, Held> }) {
  const note = plainText(checkpoint.metadata?.note);
  const { goalSnapshot, targetSnapshot, jobsWorkspaceRefs, artifactRefs, reportRefs } = checkpoint;
  const lists = [
    ["Openings", jobsWorkspaceRefs],
    ["Documents", artifactRefs],
    ["Reports", reportRefs],
  ] as const;
  const isEmpty = !goalSnapshot && !targetSnapshot && lists.every(([, ids]) => ids.length === 0);
  return (
    <Section id="holds" title="Contents" isUnseen>
      {note !== "" && (
        <Text as="p" class="words">
          {note}
        </Text>
      )}
      {isEmpty && <p>It has only a name and a date.</p>}
      <Said name="Your goal" said={goalSnapshot} />
      <Said name="About" said={targetSnapshot} />
      {lists.map(([name, ids]) =>
        ids.length === 0 ? null : (
          <>
            <h3>{name}</h3>
            <HeldList ids={ids} held={held} />
          </>
        ),
      )}
    </Section>
  );
}

function Said({ name, said }: { name: string; said: Checkpoint["goalSnapshot"] }): Child {
  const parts = Object.entries(said ?? {})
    .map(([field, value]) => [fieldWords(field), plainText(value)] as const)
    .filter(([, text]) => text !== "");
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <dl>
        {parts.map(([field, text]) => (
          <>
            <dt>{capitalized(field)}</dt>
            <dd dir="auto">
              <Text>{text}</Text>
            </dd>
          </>
        ))}
      </dl>
    </>
  );
}
