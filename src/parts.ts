/** The parts of the program, each loaded when it is asked for. The build makes one script of them. */
export const parts = {
  mcp: () => import("./cli/mcp/mcp.ts"),
  commands: () => import("./main.ts"),
  worker: () => import("./app/worker/serve-tasks.ts"),
};

export type Parts = typeof parts;
