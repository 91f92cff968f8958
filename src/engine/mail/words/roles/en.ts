import type { RoleWords } from "./types.ts";

export const enRoles: RoleWords = {
  you: "(you|u)",
  papers: "(your|ur) ~ (application|candidacy|cv|resume|submission)",
  post: "(job|post|position|role|vacancy|place|apprenticeship|internship|traineeship|seat)",
  talk: "(interview|interviews|second interview|trial shift|trial day|assessment centre|assessment day|panel|in person|face to face|site visit)",
  call: "(phone chat|phone call|phone screen|phone interview|telephone interview|telephone call|quick call|short call|video call|quick chat|screening call|intro call|a call|by phone|by telephone|over the phone|on the phone)",
  test: "(test|tests|assessment|assessments|code challenge|coding challenge|challenge|exercise|case study|questionnaire|take home|task|work sample)",
  want: "(would like|d like|would love|d love|want|wants|wish|wishes|would be (glad|happy|delighted|pleased)|d be (glad|happy|delighted)|glad to|pleased to|delighted to|happy to|thrilled to|decided to|keen to)",
  invite:
    "(invite|inviting|invited|arrange|arranged|schedule|scheduled|booked|confirm|confirmed|expect|expecting|propose|suggest|come in|come along)",
  meet: "(meet|see|interview|receive|sit down with|get to know)",
  offer: "(offer|offering|offered|give|giving|award)",
  hire: "(hire|appoint|employ|take you on|have you on board|have you join|hired|appointed|bring you on)",
  contract: "(contract|offer letter|offer of employment|employment agreement|paperwork)",
  sign: "(sign|signature|signing|signed|countersign|e signature)",
  yours: "(is|s) yours",
  not: "(not|t|cannot|unable|no longer|never)",
  progress:
    "(shortlist|shortlisted|progress|progressed|progressing|proceed|proceeding|take forward|taken forward|taking forward|further|forward|successful|selected|considered|retained|chosen|invite|interview|offer|appoint|appointed)",
  choose:
    "(chose|chosen|choose|decided|selected|appointed|offered|gone|went|go|going|preferred|picked|taken|hired|given|fell|settled)",
  others:
    "(another|other|different|stronger) (candidate|candidates|applicant|applicants|person|people)|someone|somebody|someone else|somebody else|an internal (candidate|applicant)|a (candidate|person|colleague) (who|whose|with)",
  filled: "(filled|been taken|gone to|went to|goes to|been given|been offered)",
  stopped:
    "(discontinued|withdrawn|cancelled|canceled|closed|frozen|scrapped|no appointment|abolished|called off)",
  day: "(monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|next week|this week|this afternoon|\\d{1,2} (am|pm|a m|p m)|\\d{1,2} \\d\\d)",
  next: "(next (step|stage|up|round|part|hurdle)|before we|first step)",
  past: "(took place|thank|thanks|following|after|last|was|were|met|spoke|enjoyed|good to (meet|see|talk)|nice to (meet|see|talk)|pleasure to|pleasure of|pleasure meeting)",
  all: "(all|everyone|everybody|each|candidates|applicants|those|whoever|he|she|they)",
  business:
    "(delay|delayed|delays|later than|behind schedule|bear with us|send it again|send them again|once more|cannot be opened|could not open|unreadable|missing|incomplete|resend|extended|talent pool|talent community|unless you (agree|object|tell us)|the old one|new version|updated (cv|version|resume)|we still need|outstanding)",
  remains:
    "(another|new|fresh) (day|date|time|appointment)|find a new|as soon as (we|i) know|short notice|is (ill|unwell|sick)|(stands|remains|stays|still (in|under)|under consideration|live|valid|not (been )?(rejected|refused|turned down|excluded)|feedback you (asked|requested))|re advertise*|readvertise*|advertised again",
};
