import type { Client } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { readPerson, submission } from "../../../src/app/demo/person.ts";
import { type Harness, type Setup, start } from "../harness.ts";
import type { Json } from "../json.ts";
import { callTool } from "./client.ts";

/** Somebody with a client that shows views. */
export interface Viewer {
  h: Harness;
  userId: string;
  key: string;
  client: Client;
}

const demo = readPerson();

/** Somebody of whom nothing is known. */
export async function newcomer(setup?: Setup): Promise<Viewer> {
  const h = await start(setup);
  const person = await h.newPerson();
  return { h, ...person, client: await h.mcp(person.key) };
}

/** The fictional person of `career-context demo`, filled in through the client. */
export async function demoPerson(): Promise<Viewer> {
  const person = await newcomer();
  const write = (name: string, args: Json) => written(person.client, name, args);
  await write("import_resume", { format: "json_resume", content: demo.resume });
  await write("update_profile", demo.profile);
  for (const assessment of demo.assessments.map(submission(person.h.runtime.now())))
    await write("submit_assessment", assessment);
  for (const job of demo.jobs) await addJob(person.client, job);
  for (const application of demo.applications) await write("apply", application);
  return person;
}

/** The demo's person with more, and longer, of everything than the view has room for. */
export async function crowdedPerson(): Promise<Viewer> {
  const person = await demoPerson();
  const long = "A title that nobody would write, of the kind that postings have nevertheless "
    .repeat(3)
    .trim();
  for (const status of ["discovering", "intake_ready", "fit_ready", "artifacts_ready", "handed_off"]) {
    for (let count = 0; count < 4; count += 1)
      await addJob(person.client, { title: long, company: long, status });
  }
  const name = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4).trim();
  await written(person.client, "update_profile", { name, current_job_title: long });
  for (let count = 0; count < 9; count += 1) {
    await person.h.addAlert(person.userId, { severity: "critical", message: `${long}. ${long}. ${long}.` });
  }
  return person;
}

/** Adds an opening to the jobs board. */
export async function addJob(client: Client, job: Json): Promise<void> {
  const item = { type: "opportunity", sourceType: "manual", ...job };
  await written(client, "write_operation", { operation: "jobsWorkspace.create", arguments: item });
}

async function written(client: Client, name: string, args: Json): Promise<void> {
  expect(await callTool(client, name, args)).toMatchObject({ isError: false });
}
