import { type DataSharing, sharingFlags } from "../../../domain/data-sharing/schema.ts";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";

const words: Record<(typeof sharingFlags)[number], string> = {
  shareCareerPath: "The moves of my career, without names and employers",
  shareAssessmentResults: "My interests and how I work",
  shareSkillProgression: "Which skills I gained over time",
};

/** What may be shared for others' career paths; all off until the person turns it on. */
export function Sharing({ sharing, path }: { sharing: DataSharing; path: string }) {
  const on = sharingFlags.filter((flag) => sharing[flag]);
  return (
    <section aria-labelledby="sharing" class="card">
      <h2 id="sharing">Sharing</h2>
      <p class="soft">
        {on.length === 0 ? "Off. " : `On: ${on.length} of ${sharingFlags.length}. `}
        Others on this server can learn from your career: without your name, and only in groups of five or
        more. Nothing leaves this server.
      </p>
      <Fold name="Choose what to share" acts={["share"]} button="quiet">
        <Form act="share" to={path}>
          {sharingFlags.map((flag) => (
            <label class="tick">
              <input type="checkbox" name={flag} value="yes" checked={sharing[flag]} /> {words[flag]}
            </label>
          ))}
          <Button>Save</Button>
        </Form>
      </Fold>
    </section>
  );
}
