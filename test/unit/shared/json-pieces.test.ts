import { describe, expect, test } from "vitest";
import { inChunks, jsonPieces } from "../../../src/shared/json-pieces.ts";

function* rows(count: number, read: number[] = []) {
  for (let row = 0; row < count; row += 1) {
    read.push(row);
    yield { row, text: 'a "quoted"\nline', nested: { list: [1, [2]], none: [], nothing: {} } };
  }
}

const lazy = () => ({
  a: 1,
  gone: undefined,
  user: { name: null },
  empty: {},
  records: { one: rows(3), no: rows(0) },
});
const whole = () => ({ ...lazy(), records: { one: [...rows(3)], no: [] } });

describe("the pieces of a JSON text", () => {
  test("make the text of the same value with arrays", () => {
    expect([...jsonPieces(lazy())].join("")).toBe(JSON.stringify(whole()));
  });

  test("make it indented, too", () => {
    expect([...jsonPieces(lazy(), true)].join("")).toBe(JSON.stringify(whole(), null, 2));
  });

  test("read no element before it is their turn", () => {
    const read: number[] = [];
    const pieces = inChunks(jsonPieces({ list: rows(1000, read) }), 100);
    pieces.next();
    expect(read.length).toBeLessThan(5);
    pieces.return(undefined);
    expect(pieces.next().done).toBe(true);
    expect(read.length).toBeLessThan(5);
  });

  test("are gathered to chunks of a size, with nothing lost", () => {
    const chunks = [...inChunks(jsonPieces({ list: rows(100) }), 1000)];
    expect(chunks.slice(0, -1).every(({ length }) => length >= 1000 && length < 1200)).toBe(true);
    expect(chunks.join("")).toBe(JSON.stringify({ list: [...rows(100)] }));
  });
});
