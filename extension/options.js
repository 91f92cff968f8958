// The settings: takes the code that connects the extension, checks it, and can forget it.
import { ask, forget, giveUp, keep, pairing, readCode } from "./pairing.js";
import { problemOf } from "./service.js";
import { line, show } from "./show.js";

const [form, code, wrong, said, leave, forgetButton] = [
  "pair",
  "code",
  "wrong",
  "said",
  "leave",
  "forget",
].map((id) => document.getElementById(id));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const pair = readCode(code.value);
  if (!pair)
    return refuse(
      "This is no code. Copy the whole line from the page Agents. An address of another machine must begin with https.",
    );
  // A browser shows its question only in answer to a press of a button: nothing may be waited for before.
  connect(pair, ask(pair));
});
forgetButton.addEventListener("click", async () => {
  await forget();
  await showState();
  code.focus();
});
await showState();

async function connect(pair, asked) {
  const old = await pairing();
  if (!(await asked.catch(() => false)))
    return refuse(
      `Without your permission the extension cannot reach ${pair.address}. Press Connect again, and allow it.`,
    );
  const problem = await problemOf(pair);
  if (problem) {
    await giveUp(pair, old);
    return refuse(problem);
  }
  if (old) await giveUp(old, pair);
  await keep(pair);
  code.value = "";
  refuse("");
  await showState();
}

function refuse(problem) {
  wrong.textContent = problem;
  if (problem === "") return code.removeAttribute("aria-invalid");
  code.setAttribute("aria-invalid", "true");
  code.focus();
}

/** Says whether there is a connection, and whether it works at this moment. */
async function showState() {
  const pair = await pairing();
  leave.hidden = !pair;
  if (!pair) return show(said, line("Not connected."));
  const problem = await problemOf(pair);
  show(
    said,
    line(
      problem ??
        `Connected to ${pair.address}. Press the button of the extension on the page of an opening to store it.`,
    ),
    line(
      "Forgetting removes the key from this browser. To make the key useless everywhere, ",
      accessLink(pair),
      ".",
    ),
  );
}

function accessLink({ address }) {
  const link = document.createElement("a");
  link.href = `${address}/access#keys`;
  link.textContent = "revoke it on the page Agents";
  return link;
}
