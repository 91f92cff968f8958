import { existsSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { Page } from "../page.ts";
import { Basics, Buttons, Fields, Lists, States } from "./parts.tsx";

/** Every component in every state, for developers of the pages. */
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

/** True if the program runs in a checkout: the package does not contain the pages' sources. */
export function isCheckout(): boolean {
  return existsSync(join(packageRoot(), "src", "web", "styleguide"));
}
