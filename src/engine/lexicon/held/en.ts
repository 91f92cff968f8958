import type { HeldWords } from "./types.ts";

export const en: HeldWords = {
  knowing:
    "experience|knowledge|exposure|background|training|skills?|certifications?|degree|licen[cs]e|familiarity|practice|understanding|used|using|use|worked|work with|working|handled?|operated?|learned|learnt|studied|certified|licensed|trained|experienced|familiar|proficient|fluent|know|speak|spoken|have|had|hold|held|touched|tried|opened|completed|finished|earned|passed|qualified|idea of|been an?",
  denies: "no|not|never|little|zero|without|lack(?:s|ing)?|cannot|unable|\\p{L}{2,6}n['’]t",
  deniesName:
    "no|not|never|zero|without|neither|nor|except(?: for)?|but not|apart from|instead of|rather than",
  between: "or|and|nor|yet|any|in|with|of|a|an|the|as",
  lacks:
    "unfamiliar with|lack(?:s|ing)?(?: of)?|never got (?:a?round|to use)|have yet to|new to me|nothing (?:about|of)|no clue",
  lacksBehind:
    "(?:is|are) (?:new|unknown|foreign) to me|is missing|expired|lapsed|i (?:have not|haven['’]t|have never)",
  none: "none|no\\b|not\\b|never|zero|want|wish|learning|to learn|planned|expired|lapsed",
  once: "no longer|not only|not just|not merely|any ?more|◊[^,;]{0,20} since (?:then|\\d{4})",
  planned:
    "plan(?:s|ning)? (?:to|on)|plan(?:s|ning)? an? (?:course|training)|intend(?:s|ing)? (?:to|on)|going to (?:take|learn|study|start|do|get)|will (?:be )?(?:learn|study|start|take|begin|train|complete|get)\\p{L}*|(?:currently|now|still|am|start(?:ed|ing)|begun|began) (?:to learn|learning|studying)|(?:studying|preparing) (?:for|towards?)|pursuing|work(?:ing)? towards?|enroll?ed in|someday|in the future|next goal|learning goals?|career goals?|goals?:|objectives?:|signed up for|(?:thinking|dreaming) (?:about|of) (?:learning|trying)|taking an? (?:\\p{L}+ )?(?:class|course)|booked on",
  wished:
    "(?:want|wants|wanting|would like|would love|(?:i|we)['’]d (?:like|love)|hope|hopes|hoping|wish|wishes|aim|aims|aiming|aspire|aspires|aspiring|looking|eager|keen|excited|willing|ready) (?:to|on)|interest(?:ed)? in|curious about|wish ?list|(?:could|can|happy to|able to|quick to) learn|fascinated by|to learn|learn more|seeking|looking for|opportunit(?:y|ies) to|(?:position|role|job) (?:where|in which|that|using)|one day|dream of|become|becoming|earn (?:an?|my|the)|get certified",
  plannedBehind:
    "in progress|ongoing|candidate|student|pending|expected|anticipated|planned|not completed|incomplete|unfinished|i (?:plan|intend)|on my list|next year|course (?:planned|booked)",
  wishedBehind: "i (?:want|hope|wish|would like)|one day",
  people:
    "(?:my|our|his|her|a|an|the|another) (?:\\p{L}+ )?(?:brother|sister|father|mother|dad|mum|mom|parents|husband|wife|partner|son|daughter|uncle|aunt|cousin|friend|flatmate|colleague|coworker|co-worker|teammate|team lead|manager|boss|supervisor|predecessor|successor)s?|(?:an?|the|another) (?:\\p{L}+ )?(?:agency|contractors?|vendor|supplier|consultants?)",
  doneByOthers:
    "(?:done|made|handled|written|built|run|set up|maintained|looked after|taken care of|led|managed) by (?:an?|the|my|our|another|other) (?:\\p{L}+ )?(?:agency|contractors?|vendor|supplier|consultants?|colleagues?|manager|boss|team|department)",
  self: "i|me|myself|us|we|and i|i['’]\\p{L}+",
};
