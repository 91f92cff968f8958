// A link's code is in the URL fragment, which no server or log sees. It is submitted as the form's field.
const code = location.hash.slice(1);
const field = document.querySelector("input[name=code]");
if (code !== "" && field instanceof HTMLInputElement) {
  field.value = code;
  // Neither Back nor the history shows it again.
  history.replaceState(null, "", location.pathname + location.search);
  field.form?.requestSubmit();
}
