import { Transform } from "node:stream";

const NEWLINE = 0x0a;

/** Passes lines on and drops each that is longer than `limit` bytes, so that one of them neither fills the memory nor ends the connection. */
export function limitLines(limit: number, onDropped: () => void): Transform {
  let held: Buffer[] = [];
  let size = 0;

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        take(chunk.subarray(from, end + 1));
        if (size <= limit) this.push(Buffer.concat(held));
        held = [];
        size = 0;
        from = end + 1;
      }
      take(chunk.subarray(from));
      done();
    },
  });

  function take(part: Buffer): void {
    const fitted = size <= limit;
    size += part.length;
    if (size <= limit) held.push(part);
    else if (fitted) {
      held = [];
      onDropped();
    }
  }
}
