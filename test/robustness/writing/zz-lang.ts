import { readdirSync } from "node:fs";
import { linesOf, claimsFor } from "/work/h/write/test/robustness/writing/prove.ts";
import { languageOf } from "/work/h/write/src/engine/writing/lemma.ts";
import { wordsIn } from "/work/h/write/src/engine/writing/words/index.ts";
import { wordsOf } from "/work/h/write/src/engine/text/words.ts";
for (const d of ["open"]) for (const file of readdirSync("/work/h/write/test/robustness/writing/"+d)) {
  const [w]: any = Object.values(await import(`/work/h/write/test/robustness/writing/${d}/${file}`));
  const share=(t:string)=>{const k=wordsOf(t).map(x=>x.key);return (["en","de","es","fr","pt"] as const).map(l=>l+" "+(k.filter(x=>wordsIn(l).is("plain",x)||wordsIn(l).is("letter",x)).length/k.length).toFixed(2)).join(" ")};
  const c=claimsFor(w).map(x=>x.text).join("\n");
  const low=linesOf(w.honest).map(l=>({t:l.text,l:languageOf(c+"\n"+l.text,wordsOf(c+"\n"+l.text).map(x=>x.key))}));
  console.log(file,share(c), [...new Set(low.map(x=>x.l))].join(","));
}
