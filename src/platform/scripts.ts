import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { constants, Script } from "node:vm";

interface Module {
  exports: unknown;
}

type Body = (exports: unknown, require: (id: string) => unknown, module: Module, url: string) => void;

/** The program as the build wrote it, and how to keep its compiled code. */
export interface Scripts {
  /** What a module exports. Its id is `script/place`; anything else is a module of Node or a package. */
  load: (id: string) => unknown;
  /** Keeps what was compiled until now for the next process, of scripts of which nothing is kept. */
  keep: () => void;
}

/**
 * Opens the scripts of a folder, `0.cjs` and so on: each is a list of modules as functions, in ASCII. Their compiled code
 * is kept in the folder `kept`, and used if the same Node compiled it. That saves half of the time to a first answer.
 * Use the folder for one build alone: Node compares no more than the length of a script.
 */
export function openScripts(folder: string, kept: string): Scripts {
  // Modules name files beside the folder by it: the threads and the process that reads files.
  const url = pathToFileURL(join(folder, "..", "0.cjs")).href;
  const ofNode = createRequire(url);
  const scripts = new Map<string, { bodies: Body[]; script: Script; isKept: boolean }>();
  const modules = new Map<string, Module>();

  const open = (name: string) => {
    const file = join(folder, `${name}.cjs`);
    const cachedData = readIfThere(join(kept, name));
    // In this encoding each character takes one byte in memory.
    const script = new Script(readFileSync(file, "latin1"), {
      filename: file,
      ...(cachedData && { cachedData }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    const bodies: Body[] = script.runInThisContext();
    const opened = { bodies, script, isKept: script.cachedDataRejected === false };
    scripts.set(name, opened);
    return opened;
  };
  const load = (id: string): unknown => {
    const [, name, place] = /^(\d+)\/(\d+)$/.exec(id) ?? [];
    if (name === undefined) return ofNode(id);
    const known = modules.get(id);
    if (known) return known.exports;
    const body = (scripts.get(name) ?? open(name)).bodies[Number(place)];
    if (!body) throw new Error(`The program has no module ${id}. Build it again.`);
    const module: Module = { exports: {} };
    // Before it runs: it may load a module that loads it.
    modules.set(id, module);
    body(module.exports, load, module, url);
    return module.exports;
  };
  return {
    load,
    keep: () => {
      for (const [name, { script, isKept }] of scripts) if (!isKept) write(kept, name, script);
    },
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes beside and renames, since several processes may end at once. */
function write(folder: string, name: string, script: Script): void {
  const part = join(folder, `${name}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(part, script.createCachedData(), { mode: 0o600 });
    renameSync(part, join(folder, name));
  } catch {
    // The folder of an installed program may be another user's.
  }
}
