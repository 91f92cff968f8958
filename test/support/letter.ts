import { applied, pasted, read, resultsOf } from "./agent.ts";
import { start } from "./harness.ts";
import { at, textAt } from "./json.ts";
import { done } from "./samples/persona.ts";

/** The letter to an opening that asks for certain things. */
export async function letter(resume: string, title: string, ...demands: string[]): Promise<string> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  const posting = [title, "Hollis & Wray, Leeds", "", "Requirements", ...demands.map((one) => `- ${one}`)];
  const results = resultsOf(
    await applied(h, person, {
      actions: [
        { type: "normalize_opportunity" },
        { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
      ],
      opportunity: pasted(posting.join("\n")),
    }),
  );
  const id = textAt(results, 1, "outputs", "artifactRefs", 0);
  return textAt(at(await read(h, person, `execution-artifacts/${id}`), "contentData"), "markdown");
}
