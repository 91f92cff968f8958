import { field, textField } from "../../../../shared/view/json.ts";

export interface Card {
  id: string;
  title: string;
  /** Who offers it; "" for a direction, or where nobody is named. */
  company: string;
  /** An opening, not a direction in general. */
  opening: boolean;
  /** RFC 3339 or a date; "" where none is known. */
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
  /** All but the archived. */
  open: number;
}

const names = {
  discovering: "Discovering",
  intake_ready: "Read in",
  fit_ready: "Fit judged",
  artifacts_ready: "Documents",
  handed_off: "Handed off",
};

/** Sorts jobs into columns by status, in the order work goes; an unknown status gets a column of its own at the end. */
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

/** How many cards of a column fit, and how many are left. */
export function firstCards({ cards }: Column, most: number): { shown: Card[]; left: number } {
  const shown = cards.slice(0, most);
  return { shown, left: cards.length - shown.length };
}
