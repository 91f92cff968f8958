// The popup of the toolbar button: has the page read and stored as it opens, and says what came of it.
import { line, show } from "./show.js";

const said = document.getElementById("said");
const settings = document.getElementById("settings");
settings.addEventListener("click", () => chrome.runtime.openOptionsPage());

const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
await send({ tab: tab.id });

async function send(message) {
  const { problem, isUnpaired, openings, items, address } = await chrome.runtime.sendMessage(message);
  if (problem) {
    said.classList.add("problem");
    if (isUnpaired) settings.className = "main";
    return show(said, line(problem));
  }
  if (openings)
    return show(
      said,
      line("This page has several openings. Which one do you want to store?"),
      ...openings.map(choice),
    );
  show(said, ...items.map((item) => outcome(item, address)));
}

function choice({ name, row }) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = name;
  button.dir = "auto";
  button.addEventListener("click", () => {
    show(said, line("Storing …"));
    send({ row });
  });
  return button;
}

function outcome({ id, title, company, result }, address) {
  const link = document.createElement("a");
  link.href = `${address}/jobs/${encodeURIComponent(id)}`;
  link.target = "_blank";
  link.rel = "noreferrer";
  link.dir = "auto";
  link.textContent = [title, company].filter(Boolean).join(", ") || "the opening";
  const begins = { added: "Stored: ", updated: "You have it already, and it is up to date now: " };
  return line(begins[result] ?? "You have it already: ", link);
}
