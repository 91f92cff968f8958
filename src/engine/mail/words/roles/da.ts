import type { RoleWords } from "./types.ts";

export const daRoles: RoleWords = {
  you: "(dig|du|jer|de)",
  papers: "(din|dit) ~ (ansøgning|cv|brev|materiale)",
  post: "(stillingen|stilling|jobbet|job|rollen|pladsen|ansættelse)",
  talk: "(samtale|samtalen|jobsamtale*|ansættelsessamtale*|interview|prøvedag|prøvearbejde)",
  call: "(telefonsamtale|telefoninterview|på telefonen|telefonisk|ringe|ringer|opkald)",
  test: "(test|testen|prøve|opgave|opgaven|case|spørgeskema|personlighedstest)",
  want: "(vil|vil gerne|gerne|glade|glæde|ønsker|besluttet)",
  invite:
    "(invitere|inviterer|invitation|indkalde|indkalder|indkaldt|aftale|booket|bekræfte|bekræfter|foreslå|foreslår|velkommen)",
  meet: "(møde|mødes|tale med|interviewe|lære at kende)",
  offer: "(tilbyde|tilbyder|tilbud|give)",
  hire: "(ansætte|have dig|at du starter)",
  contract: "(kontrakt|kontrakten|ansættelseskontrakt*|ansættelsesbrev|jobtilbud)",
  sign: "(underskrive|underskriv*|skrive under|skriv under|signer*|vedhæft*)",
  yours: "er (din|dit)",
  not: "(ikke|ingen)",
  progress: "(videre|aktuel|udvalgt|valgt|tilbyde|indkalde|invitere|ansætte|betragtning)",
  choose: "(valgt|vælger|gået|gå|går|besluttet|ansat|besat)",
  others: "(andre|anden|en anden) (~ )?(kandidat*|ansøger*|person*)|nogen med|en intern*",
  filled: "(besat|væk)",
  stopped: "(annulleret|lukket|indstillet|trukket tilbage|sat på pause)",
  day: "(mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|næste uge|kl|klokken)",
  next: "(næste skridt|før vi|først)",
  past: "(tak|efter|sidste|var|hyggeligt at (møde|tale))",
  all: "(alle|hver|samtlige|ansøgere|ansøgerne|kandidater|han|hun)",
  business:
    "(forsink*|senere end|send igen|mangler|ufuldstændig*|kan ikke åbnes|forlænget|kandidatbank|ny version|har stadig brug)",
  remains: "(ny|anden) (tid|dag)|syg|(står ved magt|gælder stadig|stadig (med|aktuel))|genopslå*",
};
