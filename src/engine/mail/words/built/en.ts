import type { BuiltWords } from "../types.ts";

const papers =
  "(application|applications|application form|form|cv|resume|documents|papers|materials|submission|covering letter|cover letter|letter|portfolio)";
const job = "(position|role|job|post|vacancy|opening|place|internship|apprenticeship|traineeship)";
const test =
  "(coding exercise|coding exercises|test|tests|assessment|assessments|timed exercise|timed exercises|online exercise|online exercises|challenge|quiz|questionnaire|case study|coding task|work sample|video questions|recorded questions|game based exercise)";
const others =
  "(candidate|candidates|applicant|applicants|people|person|others|someone|somebody|individual|individuals|those|profiles)";
const talk = "(interview|interviews|meeting|meet|trial|trial shift|trial day|conversation)";
const weekday = "(monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const dated = `(${weekday}|the \\d+*|\\d+*)`;

export const enBuilt: BuiltWords = {
  applied: [
    "your application (number|reference|id) is",
    `your ~ ${papers} ~ arrived (before|in time|in good time|on time)`,
    "received with thanks ~~ (application|cv|resume|letter|form)",
    "(cv|application|form|letter) (received|arrived|landed|came through)",
    `your ~ ${papers} ~ (came through|came in|got here|turned up|reached us|landed)`,
    `your (details|${papers}) (have|has|were|was|are|is) ~ (passed to|passed on to|forwarded to|shared with|on my desk|on our desk|in front of|in our system)`,
    `your ~ ${papers} ~ (has|have|is|are|was|were|s) ~ (reached us|reached our|arrived|landed|come in|come through|received|registered|recorded|logged|safely with|with our|in our system|on our system|on file|in our hands|in good hands|lodged|made it|made its way)`,
    `(got|received|registered|logged|recorded|acknowledge|acknowledging|acknowledges) (~ )?your ~ ${papers}`,
    `(now |already |safely )?(we|i) (now |already |safely )?(have|hold) your ${papers}`,
    `(confirm|confirms|confirming|acknowledge|acknowledges|acknowledging) ~ (receipt|arrival) of ~ ${papers}`,
    "(landed|arrived) (safely )?with us",
  ],
  screen: [
    `(stage|round|step) (one|two|three|four|\\d) is ~~ ${test}`,
    "(suit|suits|work for|works for|okay for|ok for|good for|convenient) ~~ (call|over the phone|by phone|on the phone|phone chat|telephone)",
    `${dated} ~~ (call|ring|phone) you`,
    `(do|take|complete|try) our ~ ${test}`,
    "(give|giving) you a ~ (bell|call|ring|buzz)",
    `(set up|prepared|created|opened|assigned|put together) ~ ${test} for you`,
    "answer* ~ questions ~ (camera|video)",
    `(need|like|want|ask|asking|invite|inviting|require|please|kindly|can|could) ~ (you )?(to )?(sit|take|complete|do|start|begin|record|solve|work through|try) ~~ ${test}`,
    `(begin|start|take|launch|open|access) (the|your|our|this) ~ ${test}`,
    `(your|the) next (step|stage) (is|in ~ is|for you is) ~~ (${test}|phone|telephone|call|video interview|recorded)`,
    "(record|film|recording) (~ )?(yourself|your answers|answers|a short video|a video|short videos)",
    "(spare|free|have|find|got|available) ~ (minutes|minute|quarter of an hour|half an hour|moment) ~~ (phone|call|telephone|ring)",
    "((?<!feel )free|available|time|up|slot) ~ for ~ (call|phone call|phone chat|telephone call|telephone conversation|video call|quick word)",
    "(when|could|can|may|might) ~ (i|we) (call|ring|phone|telephone) you",
    "(call|ring|phone|telephone) you ~ (tomorrow|this afternoon|this week|monday|tuesday|wednesday|thursday|friday) ~ (for|to) ~ (chat|talk|word|ask|discuss|hear)",
  ],
  interview: [
    "come and (cook|work|bake|teach|shadow|spend|help|serve) ~ with us ~ (on|for|this|next) ",
    "through to ~ (last|final|second) (stage|round)",
    `(make|move|do|change|switch) it ~ ${dated} ~~ interview`,
    `(pick|choose|select|book|reserve|grab|claim) ~ (slot|time|date|day) ~~ ${talk}`,
    "(like|love|want|wish*|keen|pleased|hoping|delighted|can|could) ~ you ~ (come|visit|pop in|drop in) ~~ (meet|interview|trial|see us|talk about|chat about|look round|look around)",
    "(can|could) you (come|make it) ~~ interview",
  ],
  offer: [
    "to take you on(?= )",
    "your first (day|shift) (is|will be|would be)",
    "(voted|decided|settled) (for|on) you",
    "you (can|will|may) start (on|with us|work|from) ~ \\d+*",
    "(choose|chose|chosen) you(?= $)",
    "we want you(?= $)",
    "you (were|are|have been|re) (the|our) (successful|chosen|preferred) (candidate|applicant)",
    "your appointment (as|to the (post|role|position))",
    "accept* (our|the|this) ~ offer (of employment|of the|of a)",
    "your (employment|hiring) (with us|is confirmed|has been confirmed|starts|begins)",
    "(delighted|thrilled|happy|pleased|glad|honoured|over the moon|love it|great|wonderful) if you (~ )?(joined|join|came to work|accept*|became|came on board|came aboard)",
    "your ~ contract ~ (is|s) (attached|enclosed|ready to sign|ready for your signature|below)",
    "(like|love|want|delighted|decided) ~ you to (start (on the|with us|in|from|work|as|next)|join us (as|from|permanently|full time|part time)|join (our|the) team|work (with|for) us|come and work)",
    "(chosen|picked) you (for|as)",
    "you (are|re) (our|the) (choice|preferred candidate|successful candidate|first choice|one we)",
    "welcome (aboard|on board|to the team|to our team)",
  ],
  rejected: [
    "(not|t|unable|cannot) (be )?(able to |going to |in a position to )*(give|offer|hire|employ|appoint|take on) you(?! (an answer|a date|feedback|individual))",
    "(seeing|interviewing|inviting|meeting|calling) ~ (other|different) (applicants|candidates)",
    `(give|giving|fill|filling|offer|offering) ~ ${job} ~ (to|with) (someone|somebody|a person|another)`,
    "(someone|somebody) (with|who) ~~ (suit|suits|fit|fits|better|said yes|closer|more suitable)",
    "not (been )?possible to (include|invite|offer|take|shortlist|progress|consider) ",
    "(name|you|application) (is|are|was|were|s) not (on|among) (it|the|our|them|those)",
    "(fell|fallen|fall) (just )?short",
    "(hoped|wish*|like) ~ (better|good|happier) news",
    "(with|by|made) an internal (appointment|candidate|hire|promotion)",
    "yours (was|is|were) (not|t) (one of|among|selected|successful)",
    `(went|gone|going|settled|pressing on|going on|carrying on|carry on|moving on) (for|with|on) ~ ${others} (with|who|whose)`,
    `(another|other|different|stronger) ~ ${others} (has |have |had )?(~ )?(accepted|chosen|taken|appointed|selected|preferred|hired|signed|got the)`,
    "(leave|end|stop) (it|things|matters) (here|there)",
    "(your|candidature|application|candidacy|you) ~ (was|has|is|were) (~ )?(not|t) (been )?(retained|chosen|accepted|appointed|preferred)",
    "(skills|experience|background|profile|qualifications) ~~ (not|t) (quite |exactly |really )*(what|right for|the right|enough)",
    "(can t|cannot|unable to|not able to|could not|wish i could|wish we could) ~ (bring|give|send|share) you (better|good|happier|a better|any better) ",
    "(not|t) (be )?the (answer|news|outcome|result|decision) you ~ (hop*|wanted|expecting|looking)",
    "(sorry|afraid|hate) ~ to (disappoint you|let you down)",
    `(decided|chosen|chose|opted|elected|decision|choice|ve|have|has|are|re) ~ (progress|proceed|move|go|continue|advance|going|moving|proceeding|progressing|continuing|gone|moved|proceeded) (forward |ahead |on |further )?(with|for) ~ ${others} ~ (who|whose|with|that|closer|nearer|already|more|better|for this|instead)`,
    `${job} (has|have|is|was|s) ~ (gone|going|went|offered|given|awarded) ~ to (somebody|someone|another|a|an|one|other)`,
    `(found|identified|settled on) (a |an |other |another )?${others} (who|whose|with|for|closer|better)`,
    "(a|is|s) no (from us|from me|this time|on this occasion)",
    "(gone|going|went|go|decided to go) (in )?(another|a different|a slightly different) (way|direction|route)",
    "(you|application|candidacy|profile|cv) (have|has|did|was|were|are|is|ve|haven|hasn|didn|wasn|weren|aren|isn) (not|t) (?!yet )(been |be )?(~ )?(made it|make it|make the|made the|among|through to|progressed|pass|passed|successful|taken forward|carried forward|put through|put forward|taken further|get through|shortlisted|going further|one of the|move on|go through)",
    `(ends|stops|finishes|end|stop) (here|at this point) ~ (for|with) (you|your)`,
    "(application|candidacy|process|journey) ~ (ends|stops|finishes|comes to an end) (here|at this)",
    `no longer (recruiting|hiring|looking to fill|advertising|filling|going ahead) ~ ${job}`,
  ],
  moved: [
    `(shift|shifted|move|moved|push|pushed|rearrange|rearranged|switch|switched) (you|us|our chat|our talk) (back |forward |over )?(to|until|for) ${dated}`,
    `(rearrange|rearranged|shift|shifted|switch|switched|bring forward|put back) ~ (interview|meeting) `,
  ],
  wish: [
    "(pressing on|forward|ahead|progress|proceed|proceeding|continue|continuing|moving on|going|go|gone|went|moved|carrying on) (~ )?(with|for) (~ )?(candidates|applicants|people|those) who",
    "(delighted|thrilled|happy|pleased|glad|honoured|over the moon|love it|great|wonderful|grateful|appreciate it|lovely|good) if",
  ],
};
