import type { RoleWords } from "./types.ts";

export const nbRoles: RoleWords = {
  you: "(deg|du|dere)",
  papers: "(søknaden din|din søknad|cven din|din cv)",
  post: "(stillingen|stilling|jobben|jobb|rollen|plassen|vikariatet|ansettelse)",
  talk: "(intervju|intervjuet|jobbintervju*|førstegangsintervju|andregangsintervju|prøvedag|prøvevakt|samtale)",
  call: "(telefonsamtale|telefonintervju|på telefon|per telefon|ringe|ringer)",
  test: "(test|testen|prøve|oppgave|oppgaven|case|spørreskjema|personlighetstest)",
  want: "(vil|vil gjerne|gjerne|glade|glede|ønsker|besluttet)",
  invite:
    "(invitere|inviterer|invitasjon|innkalle|innkaller|innkalt|innkalling|kalle inn|avtale|booket|bekrefte|bekrefter|foreslå|foreslår|velkommen)",
  meet: "(møte|møtes|snakke med|intervjue|bli kjent|treffe)",
  offer: "(tilby|tilbyr|tilbud|gi)",
  hire: "(ansette|ha deg|at du begynner)",
  contract: "(kontrakt|kontrakten|arbeidskontrakt*|arbeidsavtale*|jobbtilbud*)",
  sign: "(signere|signer*|underskriv*|skrive under|skriv under|vedlagt)",
  yours: "er (din|ditt)",
  not: "(ikke|ingen)",
  progress: "(videre|aktuell|valgt ut|valgt|tilby|innkalle|invitere|ansette|innstilt|nådd opp)",
  choose: "(valgt|velger|gått|gå|går|besluttet|ansatt|besatt)",
  others: "(andre|annen|en annen) (~ )?(kandidat*|søker*|person*)|noen med|en intern*",
  filled: "(besatt|fylt|borte)",
  stopped: "(kansellert|lukket|trukket|stanset|satt på vent)",
  day: "(mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|neste uke|kl|klokken)",
  next: "(neste steg|neste skritt|før vi|først)",
  past: "(takk|etter|sist|forrige|var|hyggelig å (møte|snakke))",
  all: "(alle|hver|samtlige|søkere|søkerne|kandidater|han|hun)",
  business:
    "(forsink*|senere enn|send igjen|mangler|ufullstendig*|kan ikke åpnes|forlenget|kandidatbank|ny versjon|trenger fortsatt)",
  remains:
    "(ny|annen) (tid|dag)|syk|(gjelder fortsatt|fortsatt (med|aktuell)|står ved lag)|lyses ut på nytt|utlyses på nytt",
};
