import { Text } from "../../shared/view/parts.tsx";
import type { HeldFile } from "../files/held-files.ts";

const words = {
  waiting: ["is still being read", "how far it is"],
  reading: ["is still being read", "how far it is"],
  read: ["is read", "look at it"],
  failed: ["could not be read", "why"],
} as const;

interface FileLineProps {
  /** The session's file, if one is held. */
  held: HeldFile | undefined;
  /** The id of the file that the page itself is about. */
  shown: string | undefined;
}

/** Shows the result of a slow file until the person has seen it. */
export function FileLine({ held, shown }: FileLineProps) {
  if (!held || held.isSeen || held.mark === shown) return null;
  const [state, more] = words[held.state().is];
  return (
    <p class="notice">
      <span>
        <Text as="strong">{held.file.name}</Text> {state}: <a href={`/import?file=${held.mark}`}>{more}</a>.
      </span>
    </p>
  );
}
