import type { Child } from "hono/jsx";
import { dayText } from "../../../../shared/view/day.tsx";
import type { Client } from "../client.ts";
import { Note } from "../dom.tsx";
import { openOpening } from "../screens/opening.tsx";
import { type Board, type Card, type Column, firstCards } from "./board.ts";

const MOST_CARDS = 2;

/** The board: one column per status, with its newest cards. */
export function showJobs({ columns, archived, open }: Board, client: Client): Child {
  if (open === 0 && archived.cards.length === 0)
    return <Note>No openings or directions yet. Paste a job posting in the chat to begin.</Note>;
  return (
    <ol class="board" data-filled={columns.filter(({ cards }) => cards.length > 0).length}>
      {columns.map((column) => (
        <BoardColumn column={column} client={client} />
      ))}
    </ol>
  );
}

function BoardColumn({ column, client }: { column: Column; client: Client }) {
  const { shown, left } = firstCards(column, MOST_CARDS);
  return (
    <li class="column" data-count={column.cards.length}>
      <h3>
        {column.name} <span class="count">{column.cards.length}</span>
      </h3>
      <Cards cards={shown} client={client} />
      {left > 0 && <p class="small">and {left} more</p>}
    </li>
  );
}

/** Cards that open when pressed. */
export function Cards({ cards, client }: { cards: readonly Card[]; client: Client }) {
  return (
    <ul class="cards">
      {cards.map((card) => {
        const { title, company, opening, closes } = card;
        const about = [
          company || (opening ? "" : "direction"),
          closes && `closes ${dayText(closes, client.locale)}`,
        ];
        const line = about
          .filter(Boolean)
          .map((part) => ` · ${part}`)
          .join("");
        return (
          <li>
            <button
              type="button"
              class="card"
              title={`${title}${line}`}
              onClick={() => openOpening(client, card)}
            >
              <span dir="auto">
                {title}
                <span class="about">{line}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
