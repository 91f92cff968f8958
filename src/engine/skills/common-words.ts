/**
 * English words that are also a skill's name or alias. In running text such a word counts as a tool only in the
 * tool's spelling (Excel, Go), and as another skill only if it is the skill's name.
 */
const list = `
access accuracy act acting action agile air alignments amadeus angular announcing apex apollo appropriations aria
aspen assembler assembly audit audits avid babel bagging balance base bash basic baton bearings bidding billing blast
blender blender blogging bloomberg bobcat boilers bootstrap brakes branding bridge business buying c cadence canvas
case charting checkout chef clean clio cloning cloud coaching collaboration collections companionship compensation
composing composites compliance concordance conduit confluence construct consulting contracts conveyors cp creo crystal
cucumber cypress d dance dart decking delegating design diagnostics differentiation dispatch distillation documentation
drafting drama draping drawing drums echo edger electron elixir empathy english epic equities espresso eve event excel
express fabrication fades fiery fillings filming flagging flask flexibility fluency flutter flying focus foundry fusion
gatling generators go governance grading grammar grandma grants grasshopper grinders grinding guarding guidewire gusto
hearse helm hemming hibernate hiring hive illustrator imposition influencing injections inventor ironing jest jigger
juniper kali labeling ladder ladders lasers latex lean leasing lending liaison lightning listening logistics looker lua
management marc marketing marketo maven maya mechanics mining monday mongoose mooring mortars motion narration nate nats
network networking node notary nuke observability offer office onboarding orchestration outlook pacer packer packing
pallet pandas pe pencil perl personas pilot pleadings polishing portal postman prefect presentations presenting pricing
priming probability processing procreate producing profiling projectors prometheus proofing prospecting publicity pumps
puppet puppeteer purchasing qualia quotations r rails react reaper receivables reception redshift reference refraction
refractions refunds relativity rendering reporter reserving rest retail revit rhino rigger rigging ruby rulings rust
safe safeguarding sales sass sauces scaffold scala scheduling scratch script scripture securities security seeding
seesaw selenium shipping simulation sketch sketching slack snowflake snort sourcing spark spice spring staffing stamping
storm supervision surveying surveys swagger swift switchboard tableau tanker tax teammate teams tens ticketing tiling
torch tractors transfusions transformers translating transmissions treasury turning twist typing unity unreal valet
valuation vitals vite warehousing washers wave webpack windows word workday works writing zeplin zoning zoom
`;

export const commonWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/**
 * Words of other languages and short English forms with the same letters as an acronym: "mes" means month, "sem" means
 * without. Such an acronym counts only in capitals.
 */
export const lookalikes: ReadonlySet<string> = new Set(
  "mes nas sem pos ros rag sas dur pls fem hos doe dos das par sin ser net tan".split(" "),
);
