import { day, element, note } from "../dom.ts";
import { type Board, type Card, type Column, firstCards } from "./board.ts";

const MOST_CARDS = 2;

/** The board: one column a status, the newest cards of each. */
export function showJobs({ columns, archived, open }: Board, locale: string | undefined): Node[] {
  if (open === 0 && archived === 0) {
    return [note("No openings or directions yet. Paste a job posting in the chat to begin.")];
  }
  const shown = columns.map((column) => showColumn(column, locale));
  const filled = columns.filter(({ cards }) => cards.length > 0).length;
  return [element("ol", { class: "board", "data-filled": filled }, ...shown)];
}

function showColumn(column: Column, locale: string | undefined): HTMLElement {
  const { shown, left } = firstCards(column, MOST_CARDS);
  return element(
    "li",
    { class: "column", "data-count": column.cards.length },
    element("h3", {}, column.name, " ", element("span", { class: "count" }, String(column.cards.length))),
    element("ul", {}, ...shown.map((card) => showCard(card, locale))),
    ...(left > 0 ? [element("p", { class: "small" }, `and ${left} more`)] : []),
  );
}

function showCard({ title, company, opening, closes }: Card, locale: string | undefined): HTMLElement {
  const closing = day(closes, locale);
  const about = [company || (opening ? "" : "direction"), closing && `closes ${closing}`].filter(Boolean);
  const line = about.map((part) => ` · ${part}`).join("");
  const text = element("p", { dir: "auto" }, title, element("span", { class: "about" }, line));
  return element("li", { class: "card", title: `${title}${line}` }, text);
}
