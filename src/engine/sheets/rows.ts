import { isBlank } from "./fields.ts";
import type { Header } from "./header.ts";
import { keyOf } from "./key.ts";

/** What decides whether a row is an opening: the position of the names, and the columns of title and employer. */
export interface RowRules {
  header: Header;
  /** The cells of the header row. */
  names: readonly string[];
  title: number | undefined;
  company: number | undefined;
  /** A posting itself says what it is. */
  posting: number | undefined;
}

const LONGEST_TOTAL = 60;
const totals = new Set(
  "total|totals|sum|subtotal|grand total|count|total applications|applications total|average|summe|gesamt|gesamtsumme|anzahl|gesamtzahl|insgesamt|somme|nombre|suma|total general|cantidad|totale|somma|soma|contagem|totaal|som|aantal|razem|lacznie|liczba|summa|totalt|antal|antall|i alt|celkem|soucet|pocet|toplam|合計|計|総計|件数|总计|合计|小计|總計|合計數|数量".split(
    "|",
  ),
);

/** Why a row is not an opening; undefined if it is. `row` counts from 0. */
export function whySkipped(cells: readonly string[], row: number, rules: RowRules): string | undefined {
  if (cells.every((cell) => cell === "")) return "empty";
  if (row < rules.header.row) return "is above the column names";
  if (row === rules.header.row) return "has the column names";
  if (isTotals(cells)) return "is a line of totals";
  const own = [rules.title, rules.company, rules.posting].flatMap((at) => (at === undefined ? [] : [at]));
  const told = own.filter((at) => !isBlank(cells[at] ?? ""));
  if (told.length === 0) return "has neither a title nor an employer";
  const isName = (at: number) => keyOf(cells[at] ?? "") === keyOf(rules.names[at] ?? "");
  if (rules.header.row >= 0 && told.every(isName) && isRepeated(cells, rules.names))
    return "repeats the column names";
  if (isAcross(cells)) return "is a title across the columns";
  return undefined;
}

/** Half of the row's cells, and more than one, are column names. */
function isRepeated(cells: readonly string[], names: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell === "" ? [] : [at]));
  const same = filled.filter((at) => keyOf(cells[at] ?? "") === keyOf(names[at] ?? ""));
  return same.length > 1 && same.length * 2 >= filled.length;
}

/** A merged row shows its one text in each column. */
function isAcross(cells: readonly string[]): boolean {
  return cells.length > 2 && cells[0] !== "" && cells.every((cell) => cell === cells[0]);
}

/** A word for a total, and otherwise only numbers. */
function isTotals(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const isTotal = (cell: string) =>
    cell.length < LONGEST_TOTAL && totals.has(keyOf(cell.replace(/[\d.,%:=\s]+$/, "")));
  if (!filled.every((cell) => isNumber(cell) || isTotal(cell))) return false;
  const words = filled.filter((cell) => !isNumber(cell));
  const hasNumber = words.length < filled.length || words.some((cell) => /\d$/.test(cell));
  return words.length > 0 && (hasNumber || filled.length === 1);
}

function isNumber(cell: string): boolean {
  return /^[\p{Sc}+-]?\s?\d[\d.,'\s]{0,20}\s?(?:%|\p{Sc}|[A-Z]{3})?$/u.test(cell);
}
