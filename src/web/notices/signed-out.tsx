import type { Fields } from "../page.ts";

const own = new Set(["token", "once", "act", "of", "code"]);

/** Shown if a form arrives after the session has ended. Nothing typed is lost. */
export function SignedOut({ fields, path }: { fields: Fields; path: string }) {
  const typed = Object.entries(fields).filter(([name, values]) => !own.has(name) && values.join("") !== "");
  return (
    <main class="sign-in" id="main">
      <h1>You are signed out</h1>
      <p>
        Nothing was changed. <a href={`/login?next=${encodeURIComponent(path)}`}>Sign in</a>, and send it
        again{typed.length > 0 ? "; your text is still here" : ""}.
      </p>
      {typed.map(([name, values]) => (
        <div class="field">
          <label for={`kept-${name}`}>{name}</label>
          <textarea id={`kept-${name}`} rows={4} readonly dir="auto">
            {values.join("\n")}
          </textarea>
        </div>
      ))}
    </main>
  );
}
