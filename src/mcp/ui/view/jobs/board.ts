import { field, textField } from "../../../../shared/view/json.ts";

export interface Card {
  id: string;
  title: string;
  /** The employer; "" for a direction or if unknown. */
  company: string;
  /** True for an opening, false for a general direction. */
  opening: boolean;
  /** RFC 3339 or a date; "" if unknown. */
  closes: string;
}

export interface Column {
  status: string;
  name: string;
  cards: Card[];
}

export interface Board {
  columns: Column[];
  archived: Column;
  /** Everything except archived items. */
  open: number;
}

const names = {
  discovering: "Discovering",
  intake_ready: "Read in",
  fit_ready: "Fit judged",
  artifacts_ready: "Documents",
  handed_off: "Handed off",
};

/** Sorts jobs into columns by status, in the usual order. An unknown status gets its own column at the end. */
export function toBoard(data: unknown): Board {
  const items = Array.isArray(data) ? data : [];
  const columns = new Map<string, Column>(
    Object.entries(names).map(([status, name]) => [status, { status, name, cards: [] }]),
  );
  const archived: Column = { status: "archived", name: "Archive", cards: [] };
  for (const item of items) {
    const status = textField(item, "status");
    const column = status === "archived" ? archived : columnOf(columns, status);
    column.cards.push(toCard(item));
  }
  return { columns: [...columns.values()], archived, open: items.length - archived.cards.length };
}

function columnOf(columns: Map<string, Column>, status: string): Column {
  const column = columns.get(status) ?? { status, name: status.replaceAll("_", " ") || "Other", cards: [] };
  columns.set(status, column);
  return column;
}

function toCard(item: unknown): Card {
  const opportunity = field(field(item, "metadata"), "opportunity");
  return {
    id: textField(item, "id"),
    title: textField(item, "title") || "Untitled",
    company: textField(item, "company"),
    opening: textField(item, "type") === "opportunity",
    closes: textField(opportunity, "closingDate"),
  };
}

/** How many cards fit in a column, and how many do not. */
export function firstCards({ cards }: Column, most: number): { shown: Card[]; left: number } {
  const shown = cards.slice(0, most);
  return { shown, left: cards.length - shown.length };
}
