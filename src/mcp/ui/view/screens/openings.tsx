import { read } from "../asked.ts";
import type { Client } from "../client.ts";
import { Note, OlderOnes } from "../dom.tsx";
import { toBoard } from "../jobs/board.ts";
import { Cards } from "../jobs/show.tsx";
import { openScreen } from "./screen.tsx";

/** The number of openings listed. */
const MOST = 100;

/** Opens the list of all openings, including archived ones. */
export function openOpenings(client: Client): void {
  openScreen({
    title: "Openings",
    read: () => read(client.host, "jobs", { limit: MOST }),
    draw: ({ data, more }) => {
      const { columns, archived } = toBoard(data);
      const filled = [...columns, archived].filter(({ cards }) => cards.length > 0);
      if (filled.length === 0) return <Note>No openings yet. Paste a job posting in the chat to begin.</Note>;
      return (
        <>
          {filled.map(({ name, cards }) => (
            <>
              <h2>
                {name} <span class="count">{cards.length}</span>
              </h2>
              <Cards cards={cards} client={client} />
            </>
          ))}
          {more && <OlderOnes />}
        </>
      );
    },
  });
}
