// The time that processes have used of the processor, where the system shows it as Linux does.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a process and of all that it started; undefined where `/proc` does not say it. */
export function cpuOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  return (timeOf(pid, all) * 1000) / ticks();
}

function timeOf(pid, all) {
  const own = all.find((one) => one.pid === pid);
  const children = all.filter(({ parent }) => parent === pid);
  return (own?.time ?? 0) + children.reduce((sum, child) => sum + timeOf(child.pid, all), 0);
}

/** A process that ends while it is looked at is none. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const used = fields.slice(11, 15).map(Number);
    return { pid, parent: Number(fields[1]), time: used.reduce((sum, part) => sum + part, 0) };
  } catch {
    return undefined;
  }
}

let perSecond;

function ticks() {
  perSecond ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return perSecond;
}
