import { SingleBar } from "cli-progress";

/** Shows a long command's progress, step by step, each counted from 0 to its total. */
export interface Progress {
  step: (label: string, total: number) => void;
  advance: (amount: number) => void;
  end: () => void;
}

export const noProgress: Progress = {
  step: () => undefined,
  advance: () => undefined,
  end: () => undefined,
};

/** A progress bar on standard error if that is a terminal; silent in a pipe or log. */
export function terminalProgress(): Progress {
  if (!process.stderr.isTTY) return noProgress;
  let bar: SingleBar | undefined;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    step: (label, total) => {
      end();
      bar = new SingleBar({
        format: `${label} [{bar}] {percentage}%`,
        stream: process.stderr,
        barsize: 30,
        clearOnComplete: true,
        // Ctrl+C must end the command at once and leave the cursor visible.
        hideCursor: false,
        linewrap: true,
        gracefulExit: false,
      });
      bar.start(Math.max(total, 1), 0);
    },
    advance: (amount) => bar?.increment(amount),
    end,
  };
}
