import type { HeldWords } from "./types.ts";

export const en: HeldWords = {
  knowing:
    "spent|see|seen|understand|opened|coded|programmed|written|wrote|operated|entered|experience|knowledge|exposure|background|training|skills?|certifications?|degree|licen[cs]e|familiarity|practice|understanding|used|using|use|worked|work with|working|handled?|operated?|learned|learnt|studied|certified|licensed|trained|experienced|familiar|proficient|fluent|know|speak|spoken|have|had|hold|held|touched|tried|opened|completed|finished|earned|passed|qualified|idea of|been an?",
  denies: "no|not|never|little|zero|without|lack(?:s|ing)?|cannot|unable|\\p{L}{2,6}n['’]t",
  deniesName:
    "no|not|never|zero|without|neither|nor|except(?: for)?|but not|apart from|instead of|rather than",
  between: "or|and|nor|yet|any|in|with|of|a|an|the|as",
  lacks:
    "clueless about|at a loss with|steer clear of|stay away from|never (?:had|went|gone|go|got|get) (?:to )?(?:near|close|into)|turned down|declined|unfamiliar with|lack(?:s|ing)?(?: of)?|never got (?:a?round|to use)|have yet to|new to me|nothing (?:about|of)|no clue",
  lacksBehind:
    "which i (?:lack|do not have|don['’]t have)|(?:is|are) (?:beyond me|a mystery|a closed book|double dutch|greek) ?|(?:i|we) (?:never|don['’]t|do not|can['’]?t|cannot|couldn['’]t|didn['’]t|have no)|has (?:slipped|faded)|(?:is|are|have|has) (?:all )?(?:gone|forgotten|faded)|,? (?:unfortunately|sadly|alas) not|(?:is|are) (?:new|unknown|foreign) to me|is missing|expired|lapsed|i (?:have not|haven['’]t|have never)",
  none: "none|no\\b|not\\b|never|zero|want|wish|learning|to learn|planned|expired|lapsed",
  once: "(?:can['’]?t|cannot|couldn['’]t|hard to|difficult to) (?:imagine|think|live|work|do|picture)|(?:hardly|rarely|barely|scarcely|seldom|not|never|no) (?:an? |one |single )*(?:day|week|shift|month|year|morning|project|job)(?: \\p{L}+){0,4} (?:without|i (?:do not|don['’]t|did not|didn['’]t))|no stranger|nothing (?:else )?but|never without|not without|(?:nobody|no one|not foreign|not new|no secret|not unknown)|no longer|(?:not|\\p{L}{2,6}n['’]t) (?:just|only|merely|simply)|any ?more|◊[^,;]{0,20} since (?:then|\\d{4})",
  planned:
    "about to|(?:next|this coming) (?:week|month|spring|summer|autumn|year|term)|starting (?:a|an|my|on)|due to (?:start|take|sit)|registered for|revising for|will be taught|plan(?:s|ning)? (?:to|on)|plan(?:s|ning)? an? (?:course|training)|intend(?:s|ing)? (?:to|on)|going to (?:take|learn|study|start|do|get)|will (?:be )?(?:learn|study|start|take|begin|train|complete|get)\\p{L}*|(?:currently|now|still|am|start(?:ed|ing)|begun|began) (?:to learn|learning|studying)|(?:studying|preparing) (?:for|towards?)|pursuing|work(?:ing)? towards?|enroll?ed in|someday|in the future|next goal|learning goals?|career goals?|goals?:|objectives?:|signed up for|(?:thinking|dreaming) (?:about|of) (?:learning|trying)|taking an? (?:\\p{L}+ )?(?:class|course)|booked on",
  wished:
    "dream would|would be (?:a dream|lovely|nice|great)|thinking (?:of|about)|had my eye on|wondered|(?:considered|considering|consider|pondered|contemplated|toyed|flirted|played)(?: with)?(?: the idea of)?|thought (?:about|of)|tempted (?:by|to)|meant to|chance to|love to|dream(?:s|t|ed)? (?:is|of|to)|someday|wish i|if only|never got round|(?:want|wants|wanting|would like|would love|(?:i|we)['’]d (?:like|love)|hope|hopes|hoping|wish|wishes|aim|aims|aiming|aspire|aspires|aspiring|looking|eager|keen|excited|willing|ready) (?:to|on)|interest(?:ed)? in|curious about|wish ?list|(?:could|can|happy to|able to|quick to) learn|fascinated by|to learn|learn more|seeking|looking for|opportunit(?:y|ies) to|(?:position|role|job) (?:where|in which|that|using)|one day|dream of|become|becoming|earn (?:an?|my|the)|get certified",
  plannedBehind:
    "in preparation|exam (?:booked|in|is|set|date)|not yet (?:taken|sat)|is next|to follow|in progress|ongoing|candidate|student|pending|expected|anticipated|planned|not completed|incomplete|unfinished|i (?:plan|intend)|on my list|next year|course (?:planned|booked)",
  wishedBehind: "(?:i )?(?:want|hope|wish|would (?:like|love)) to|i (?:want|hope|wish|would like)|one day",
  people:
    "(?:(?:my|our|the|their|a|an|his|her) )?(?:\\p{L}+ )?(?:engine|backend|frontend|dev|development|platform|data|design|external|offshore|other|sister) (?:team|crew|squad|department|unit)|(?:my|our|the|an?|their) (?:\\p{L}+ )?(?:clients?|customers?|employer|fianc[ée]e?|girlfriend|boyfriend|spouse|twin|niece|nephew|landlord|neighbou?r|business partner|referee|assistant|intern|postdoc)|(?:my|our|his|her|a|an|the|another) (?:\\p{L}+ )?(?:brother|sister|father|mother|dad|mum|mom|parents|husband|wife|partner|son|daughter|uncle|aunt|cousin|friend|flatmate|colleague|coworker|co-worker|teammate|team lead|manager|boss|supervisor|predecessor|successor)s?|(?:an?|the|another) (?:\\p{L}+ )?(?:agency|contractors?|vendor|supplier|consultants?)",
  doneByOthers:
    "(?:done|made|handled|written|built|run|set up|maintained|looked after|taken care of|led|managed) by (?:an?|the|my|our|another|other) (?:\\p{L}+ )?(?:agency|contractors?|vendor|supplier|consultants?|colleagues?|manager|boss|team|department)",
  self: "my (?:use|work|handling|command|knowledge|skills?)|i|me|myself|us|we|and i|i['’]\\p{L}+",
  lapsed:
    "sitting|(?:will|shall) sit|(?:took|taken) (?:back|away)|taking the|exam (?:is )?in|not (?:yet )?(?:sat|valid)|void|did not go well|out of reach|without (?:a )?(?:degree|diploma)|fail(?:ed|ing|s)?|did(?: not|n['’]t) (?:pass|finish|complete|renew|attend|sit)|have(?: not|n['’]t) (?:passed|renewed|completed|finished|got)|not (?:been )?(?:passed|renewed|completed|finished|obtained|awarded|taken|attended|valid)|missed (?:the|a)|(?:ran|run|runs) out|expired?|lapsed?|no longer valid|revoked|withdrawn|withdrew|dropped out|unsuccessful|(?:on|was|were) (?:on )?offer(?:ed)?|out of date|was absent|couldn['’]t attend",
  forgot:
    "(?:nobody|no one) (?:ever |has ever |had ever |has |had )?(?:showed|shown|taught|trained|told|introduced)|(?:only )?by (?:hearsay|name|reputation)(?: only)?|only (?:heard|read) (?:of|about)|(?:leave|left) (?:it |that |this )?to (?:others|someone|somebody|colleagues|the)|closed book|(?:double dutch|all greek)|skipped|when i retire|opted out|avoid|steered clear|only watched|watched others|forgotten|forgot|(?:can['’]?t|don['’]t|do not|cannot) remember|no memory of|have yet to|left (?:that|this|it|those) to|was the [^,;◊]{0,25} job",
  does: "drives?|teaches|knows|speaks|plays|codes?|built|builds|cooks|programs|handles?|does|runs|manages|looks after|takes care of|took care of|handled|maintains|owns|writes?|wrote|uses",
  subject:
    "(?:only )?my [\\p{L}-]+|(?:our|the|my|their|a|an) (?:\\p{L}+[ -]){0,2}(?:[\\p{L}-]*(?:er|or|ist|ant|eer|team|staff|people|company|firm|department|client|guy|lady|colleague|folks|crew|side))s?",
  flat: "(?:have|has|had) yet|not|never|cannot|nothing|\\p{L}{2,6}n['’]t",
  it: "it|that|this|them|which|one|those",
};
