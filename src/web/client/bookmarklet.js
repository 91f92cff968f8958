import { collect } from "../../../extension/collect.js";

const MOST = 300_000;
const said = collect();
const hash = () => new URLSearchParams(said).toString();
while (hash().length > MOST && said.text) said.text = said.text.slice(0, said.text.length * 0.8);
if (hash().length > MOST) said.jsonld = "";
location.href = `ADD_PAGE#${hash()}`;
