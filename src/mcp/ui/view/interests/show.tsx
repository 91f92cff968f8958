import type { Child } from "hono/jsx";
import { dayText } from "../../../../shared/view/day.tsx";
import { Radar } from "../../../../shared/view/drawings/radar.tsx";
import { Note } from "../dom.tsx";
import type { Interests } from "./interests.ts";

/** The radar of the six interests, with its meaning. */
export function showInterests(interests: Interests, locale: string | undefined): Child {
  const { strongest, doubts, completedAt, confidence } = interests;
  const sure = confidence === undefined ? "" : `confidence ${Math.round(confidence * 100)} %`;
  const lines = [
    strongest.length === 0 ? "" : `Strongest: ${strongest.join(", ")}`,
    [dayText(completedAt, locale), sure].filter(Boolean).join(" · "),
    doubts.length === 0 ? "" : `Read with care: ${doubts.join("; ")}.`,
  ];
  return (
    <>
      <Radar axes={interests.axes} what="Interests" size={200} room={0} />
      {lines.filter(Boolean).map((line) => (
        <p class="small" dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}

/** Shown if interests were not assessed. The button asks the agent to do so, if the client allows it. */
export function showNoInterests(ask: (() => void) | undefined): Child {
  if (!ask)
    return <Note>Not assessed yet. Ask for the interests assessment in the chat: 60 short questions.</Note>;
  return (
    <Note>
      <p>Not assessed yet: 60 short questions, asked in the chat.</p>
      <button type="button" onClick={ask}>
        Take the assessment
      </button>
    </Note>
  );
}
