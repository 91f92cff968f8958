import type { WordTable } from "./types.ts";

/** The words of English. */
export const en: WordTable = {
  plain:
    "our ours task tasks duty duties current a an the this that these those it its itself i me my mine myself we us am is are was were be been being m ve d ll s have has had having do does did done " +
    "of to in on at by for from with within into onto during between among as and or but also too then there here where while when which who whom whose what that than so such both either " +
    "before after earlier previously since until till up along about over under through using use used via because if not no nor never would could can may will shall should might " +
    "work works worked working serve served serving role roles position positions job jobs experience experiences skill skills knowledge background career familiar include includes including " +
    "hold holds held name currently now today present presently moment time next etc one ones other same however furthermore moreover addition additionally besides overall namely specifically " +
    "together each per how aged outside inside them they their he she his her him mr mrs ms dr resume cv letter read seen bring brings bringing offer offering possess place yet free spare",
  letter:
    "dear hiring manager team sir madam whom concern sirs recruiter recruiters colleagues people everyone hello hi to yours sincerely faithfully truly kind warm regards wishes thank thanks cheers " +
    "look looking looked forward hear hearing soon response attractive reply answer talk speak meet meeting discuss discussing conversation call chat interview visit trial shift come suggest arrange week weeks convenience opportunity chance " +
    "write writing letter apply applying applied application candidacy consider consideration considering resume cv enclose enclosed attached attach find please accept post role position opening vacancy job advert advertisement posting listing ad " +
    "believe fit useful reading express interests good interest interested interesting attracted attract attracts appeal appeals draw draws drawn caught catch catches made make makes want wanted like love sounds sound wonderful great exciting excited keen eager happy glad pleased delighted welcome " +
    "learn learning more know read see saw understand support new join joining contribute contributing grow part field company organisation organization business school hospital place start begin available availability short notice happily gladly " +
    "step take hoping hope wish would enjoy hearing suit suits well very much really especially particularly most way work day go come back further details questions question any let someone somebody ask asks asked asking seek seeks seeking need needs describe describes described mention mentions mentioned value values offer offers care your you yours yourself grateful appreciate time attention honour honor possible possibility",
  wish: "believe interests dear hello hi sincerely faithfully regards wishes thank thanks would could hope hoping wish wishing look forward interested interest keen eager excited happy glad pleased delighted welcome please let willing ready available availability apply applying application candidacy appeal appeals attracts attracted draws drawn caught suit suits enclose attached may grateful appreciate understand learn want writing whom sound sounds",
  you: "you your yours yourself opening vacancy posting advert advertisement listing",
  opening:
    "opening vacancy posting advert advertisement listing apply applying application candidacy role position job post your",
  me: "my mine bring brings bringing offer offering have has had having been was were did possess hold",
  held: "as with experience experienced expertise background skill skills knowledge",
  subject: "i we",
  strong:
    "and but also then where while when plus moreover additionally furthermore besides i we because who there",
  weak: "at as for in on with during from since until to of within before after between",
  bind: "by using through via thereby thus which so therefore hence because that resulting thanks due",
  share:
    "help helped helping assist assisted assisting assistance support supported supporting aid aided|part contribute contributed contributing contribution participate participated participating involved member joined collaborated collaborating collaboration|together jointly colleagues colleague alongside|guidance under supervision supervised|shadow shadowed observe observed",
  lower:
    "assistant junior deputy vice acting interim trainee apprentice intern internship student sous commis associate associates aide aid helper probationary temporary volunteer volunteering voluntary aspiring learner",
  some: "some most part partly partially half several mainly mostly almost nearly occasionally sometimes",
  not: "no not never without none neither nor except cannot",
  unfinished:
    "planned planning progress ongoing pending expected anticipated candidate incomplete unfinished uncompleted expired lapsed learning beginner basic elementary limited enrolled",
  studying: "currently studying study progress expected pursuing enrolled working moment doing ongoing now",
  finished: "completed complete finished graduated passed earned obtained hold held holder awarded",
  now: "current currently now today presently nowadays",
  present: "am m work serve",
  working: "work works worked working employed serve served",
  since: "since",
  until: "until till to",
  before: "before after prior earlier previously",
  least: "over more least exceeding above plus",
  most: "up most maximum max under below",
  about: "about around approximately roughly circa approx nearly almost some",
  there: "there",
  relation: "by|to|under|for|with",
  being: "am was been as being become became is were",
  months: "january february march april may june july august september october november december",
  numbers:
    "zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100",
  scales:
    "thousand:1000 million:1000000 millions:1000000 billion:1000000000 k:1000 m:1000000 mn:1000000 bn:1000000000",
  percent: "percent",
  often:
    "hour:hour hourly|day:day daily|night:night nightly|week:week weekly|month:month monthly|quarter:quarter quarterly|year:year yearly annual annually",
  each: "a an per each every",
  same: "cut reduce lower decrease|raise increase|taught teach instruct|customer client|employee staff|colleague coworker|repair fix|author write|begin start|finish complete|bachelor ba|licence license|organise organize|programme program|centre center|resident residents|tournament competition|section sections|look care|pupil pupils|prepare prep|role position|fluent fluently",
  acts: "maintenance:maintain|management:manag|supervision:supervis|preparation:prepar|installation:install|coordination:coordinat|organisation:organis organiz|organization:organis organiz|development:develop|implementation:implement|administration:administer|creation:creat|production:produc|translation:translat|inspection:inspect|introduction:introduc|negotiation:negotiat|assessment:assess|procurement:procur|delivery:deliver",
  implied:
    "home:live lives living home based address reside|job:employed employment began begin started start joined join|volunteering:volunteer volunteered voluntary|degree:study studied studying graduate graduated graduation education qualification completed pass obtained received earned currently|course:course|certificate:certificate certification certified qualification dated passed obtained received earned|skill:level know able use way around familiar proficient|language:language languages speak level|award:award awarded took received place|publication:article published publish author|project:project projects|interest:interested interest interests learning|reference:describes described says|contact:contact",
  irregular:
    "native natively|lead led|run ran|build built|teach taught|write wrote written|make made|keep kept|grow grew grown|sell sold|drive drove driven|bring brought|oversee oversaw overseen|win won|begin began begun|give gave given|take took taken|speak spoke spoken|buy bought|find found|hold held|spend spent|send sent|set|cut|choose chose chosen|draw drew drawn|fly flew flown|sing sang sung|weld welded|child children|person people|woman women|man men",
  headings:
    "summary profile about contact experience employment history work professional education training qualifications skills competences competencies languages certificates certifications licences licenses projects publications awards honours volunteering interests references achievements highlights objective introduction cover letter key selected further other personal details",
};
