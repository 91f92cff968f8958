import { expect, test } from "vitest";
import { lastCatalog } from "../../../src/app/catalog-cache.ts";
import { readCatalog } from "../../../src/cli/catalog/read.ts";
import { noProgress } from "../../../src/cli/terminal/progress.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import { start } from "../../support/harness.ts";
import { folderOf, onetFiles } from "../../support/samples/catalog.ts";

test("an evaluation uses the catalog that is stored, also after an import by another process", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const used = async (title: string) => {
    const body = { current_job_title: title };
    expect((await h.send("PATCH", "/api/v1/profile", { key, body })).status).toBe(200);
    const stamps = [(await lastCatalog())?.stamp, await h.store.catalog.stamp()];
    expect(stamps[0]).toBe(stamps[1]);
    return stamps[0];
  };
  const before = await used("Nurse");
  const titles = new Map(readBuiltInCatalog().occupations.map((entry) => [entry.code, entry]));
  const { brought } = await readCatalog(folderOf(onetFiles()), titles, noProgress);
  await h.store.catalog.replace(brought, h.runtime.now().toISOString());
  expect(await used("Teacher")).not.toBe(before);
});
