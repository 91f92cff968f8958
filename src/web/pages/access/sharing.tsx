import { type DataSharing, sharingFlags } from "../../../domain/data-sharing/schema.ts";
import { Button, Form } from "../../forms/form.tsx";

const words: Record<(typeof sharingFlags)[number], string> = {
  shareCareerPath: "The moves of my career, without names and employers",
  shareAssessmentResults: "My interests and how I work",
  shareSkillProgression: "Which skills I gained over time",
};

/** What may be shared for others' career paths; all off until the person turns it on. */
export function Sharing({ sharing, path }: { sharing: DataSharing; path: string }) {
  return (
    <section aria-labelledby="sharing">
      <h2 id="sharing">What others on this server may learn from</h2>
      <p>
        Without your name, and only in groups of five people or more. Nothing leaves this server. All of it is
        off until you tick it.
      </p>
      <Form act="share" to={path}>
        {sharingFlags.map((flag) => (
          <label class="tick">
            <input type="checkbox" name={flag} value="yes" checked={sharing[flag]} /> {words[flag]}
          </label>
        ))}
        <Button>Save</Button>
      </Form>
    </section>
  );
}
