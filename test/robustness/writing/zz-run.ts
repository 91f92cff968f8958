import { readdirSync } from "node:fs";
import { linesOf, pathOf, refusedOf, claimsFor } from "/work/h/write/test/robustness/writing/prove.ts";
const dir = "/work/h/write/test/robustness/writing/" + (process.argv[2] ?? "open");
const only = process.argv[3];
let h=0,hr=0,f=0,fp=0;
for (const file of readdirSync(dir)) {
  if (only && !file.startsWith(only)) continue;
  const [writer]: any = Object.values(await import(`${dir}/${file}`));
  for (const {head,text} of linesOf(writer.honest)) {
    h++; const ids = head==="-"?[]:head.split(" ").map(pathOf);
    const known = new Set(claimsFor(writer).map(c=>c.id));
    for (const id of ids) if(!known.has(id)) console.log("UNKNOWN", file, id);
    const r = refusedOf(writer,text,ids); const r2 = refusedOf(writer,text,[...known]);
    if (r.length||r2.length) { hr++; if(!process.argv.includes("-q")) console.log(`REFUSED ${r.length?"":"(all cited) "}${file}: ${text}\n     ${(r[0]??r2[0])!.why}`); }
  }
  for (const {head,text} of linesOf(writer.fabricated)) {
    f++; const r = refusedOf(writer,text,claimsFor(writer).map(c=>c.id));
    if (!r.length) { fp++; if(!process.argv.includes("-q")) console.log(`PASSED ${file} [${head}]: ${text}`); }
    else if (process.argv.includes("-v")) console.log(`  ok ${text} -- ${r[0]!.why}`);
  }
}
console.log({honest:h,refused:hr,fabricated:f,passed:fp});
