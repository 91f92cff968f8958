import { anyPhrase } from "./compile.ts";

// Sentences whose news is not of now, not of one person, or not of a job.

/** Earlier, in a sentence that recalls what was decided long ago: "back then we turned you down". */
export const recalls = anyPhrase([
  "(?<=^ )(back then|at that time|at the time|last (year|spring|summer|autumn|fall|winter|time)|(some )?(years|months) ago)|(back then|at that time) we",
  "(?<=^ )(damals|seinerzeit|letztes mal|(letztes|voriges) jahr|im (letzten|vorigen) jahr|(letzten|vorigen) (frühling|sommer|herbst|winter))|damals (haben|hatten|mussten) wir",
  "(?<=^ )(à l époque|a l epoque|l an dernier|l année dernière|la dernière fois)|à l époque nous",
  "(?<=^ )(en aquel (momento|entonces)|en su (momento|día)|el año pasado|la última vez|entonces (te|le) )|en aquel (momento|entonces)",
  "(?<=^ )(na altura|na época|naquela (altura|época)|no ano passado|da última vez)|naquela (altura|época)",
  "(?<=^ )(all epoca|a suo tempo|l anno scorso|la volta scorsa|allora (ti|l|la) )|all epoca",
  "(?<=^ )(toen (hebben|hadden|moesten) (we|wij)|destijds|indertijd|vorig jaar|vorige keer|afgelopen (voorjaar|zomer|najaar|winter))|destijds (hebben|hadden) (we|wij)",
  "(?<=^ )(wtedy|wówczas|w zeszłym roku|w ubiegłym roku|poprzednim razem)",
]);

/** Interviews of all candidates, planned for days or still to be planned, to which a sentence calls no one. */
export const plansTalks = anyPhrase([
  "(?<=^ )(the |first |all )*interviews (are|will be|are being) (~ )?(planned|scheduled|held|expected)|before (we|i) (schedule|plan|arrange|set up|start|book) (the |any |our )?interviews",
  "(?<=^ )(die |alle |ersten )*(gespräche|vorstellungsgespräche|bewerbungsgespräche|auswahlgespräche|interviews) (sind|werden|finden) ~~ (geplant|vorgesehen|statt)|(bevor|ehe) wir ~ (gespräche|vorstellungsgespräche|interviews) (planen|ansetzen|vereinbaren|terminieren)",
  "(?<=^ )(les |premiers )*entretiens (sont|seront|auront|se) ~ (prévus|planifiés|programmés|organisés|lieu|tiendront|dérouleront)|avant (de|que nous) (planifier|planifiions|organiser|organisions|fixer|fixions) les entretiens",
  "(?<=^ )(las |primeras )*entrevistas (están|estarán|se|serán|tendrán) ~ (previstas|programadas|planificadas|realizarán|celebrarán|lugar)|antes de (programar|planificar|organizar|fijar) las entrevistas",
  "(?<=^ )(as |primeiras )*entrevistas (estão|serão|decorrerão|decorrem|terão) (~ )?(previstas|agendadas|planeadas|marcadas|lugar|entre|nos)|antes de (agendar|agendarmos|marcar|marcarmos) as entrevistas",
  "(?<=^ )(i |primi )*colloqui (sono|saranno|si) ~ (previsti|programmati|fissati|terranno|svolgeranno)|prima di (fissare|programmare|organizzare) i colloqui",
  "(?<=^ )(de |eerste )*(gesprekken|sollicitatiegesprekken|selectiegesprekken|interviews) (staan|zijn|worden|vinden) (~ )?(gepland|ingepland|voorzien|gehouden|plaats)|(voordat|voor|alvorens) (we|wij|ik) ~ (gesprekken|sollicitatiegesprekken|interviews) (inplannen|plannen|plan|inplan)",
  "(?<=^ )rozmowy (kwalifikacyjne )?(są|będą|odbędą|planujemy) (~ )?(zaplanowane|planowane|się|na)|zanim (zaplanujemy|umówimy|ustalimy) rozmowy",
]);

/** Money promised without work, and free consultations that sell something. */
export const sellsMoney = anyPhrase([
  "(earn|make) (up to )?\\d+ ~ (a|per) (day|week|hour) from home|free (interview|consultation|session) with (your|a|an|our) (~ )?(advisor|adviser|coach|broker)|(no|without) (~ )?experience and (no|without) (a )?boss",
  "(verdiene|verdienen sie) ~ \\d+ ~ (am|pro) (tag|woche) von zuhause|(kostenlose*|gratis) (gespräch|beratungsgespräch|interview) mit (ihrem|deinem) (~ )?(*berater|coach)",
  "(gagne|gagnez|gagner) ~ \\d+ ~ par (jour|semaine) ~ (domicile|chez vous|chez toi)|entretien gratuit avec (votre|ton|un) (~ )?(conseiller|coach)",
  "(gana|gane|ganar) ~ \\d+ ~ (al|por) (día|semana) desde casa|entrevista gratuita con (tu|su|un) (~ )?(asesor*|coach)",
  "(ganhe|ganha|ganhar) ~ \\d+ ~ por (dia|semana) (em|a partir de|desde) casa|entrevista gratuita com (o seu|seu|um) (~ )?(consultor*|assessor*|coach)",
  "(guadagna|guadagni|guadagnare) ~ \\d+ ~ (al|a) (giorno|settimana) da casa|colloquio gratuito con (il tuo|il suo|un) (~ )?(consulente|coach)",
  "(verdien|verdient) ~ \\d+ ~ per (dag|week) ~ thuis|gratis gesprek met (je|uw|een) (~ )?(*adviseur|coach)",
  "(zarabiaj|zarób|zarabiać) ~ \\d+ ~ (dziennie|tygodniowo) ~ domu|(darmowa|bezpłatna) rozmowa z (doradcą|trenerem)",
]);
