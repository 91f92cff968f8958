import { fakeRuntime, type Moment } from "./fake-runtime.ts";
import { type Harness, type Setup, start } from "./harness.ts";
import type { Image } from "./inside.ts";

interface Kept<Made> {
  image: Image;
  moment: Moment;
  made: Made;
}

/**
 * Makes a way to start programs that hold what `prepare` stored. It is stored once in a worker; each program begins as
 * a copy, at the time and with the next id that it left.
 */
export function prepared<Made extends object>(
  prepare: (h: Harness) => Promise<Made>,
): (setup?: Omit<Setup, "place" | "image" | "runtime">) => Promise<Made & { h: Harness }> {
  let kept: Promise<Kept<Made>> | undefined;
  return async (setup = {}) => {
    kept ??= keep(prepare);
    const { image, moment, made } = await kept;
    return { ...made, h: await start({ ...setup, image, runtime: fakeRuntime(moment) }) };
  };
}

async function keep<Made>(prepare: (h: Harness) => Promise<Made>): Promise<Kept<Made>> {
  const h = await start();
  const made = await prepare(h);
  await h.service.accessLog.flush();
  const image = await h.inside.image();
  const moment = h.runtime.moment();
  await h.close();
  return { image, moment, made };
}
