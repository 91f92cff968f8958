// The code of a link stands behind its #, which no server and no log sees; it is sent as the form's field.
const code = location.hash.slice(1);
const field = document.querySelector("input[name=code]");
if (code !== "" && field instanceof HTMLInputElement) {
  field.value = code;
  // Neither Back nor the history shows it again.
  history.replaceState(null, "", location.pathname + location.search);
  field.form?.requestSubmit();
}
