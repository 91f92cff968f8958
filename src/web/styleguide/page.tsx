import { existsSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { Page } from "../page.ts";
import { Basics, Buttons, Fields, Lists, States } from "./parts.tsx";

/** Every component in each of its states, for those who work on the pages. */
export const styleguidePage: Page = {
  path: "/styleguide",
  show: async () => ({
    title: "Components",
    lead: "Every part of the pages in each of its states. Only in a checkout.",
    body: (
      <>
        <Basics />
        <Buttons />
        <Fields />
        <States />
        <Lists />
      </>
    ),
  }),
};

/** Whether the program runs in a checkout: the package has no sources of the pages. */
export function isCheckout(): boolean {
  return existsSync(join(packageRoot(), "src", "web", "styleguide"));
}
