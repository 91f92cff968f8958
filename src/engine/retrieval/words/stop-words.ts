/** Languages with known function words. */
export type Language = "en" | "de" | "fr" | "es";

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

// Without accents, as from `tokens`. Content words with the same spelling are not included on purpose: "may" is a
// month; "will" is too rarely a name to keep.
const byLanguage: Record<Language, ReadonlySet<string>> = {
  en: list(`
    a about above after again against ain all also am an and any are aren as at be because been before being below
    between both but by can cannot could couldn d did didn do does doesn doing don done down during each either else
    ever every few for from further get gets getting give given go goes going got had hadn has hasn have haven having
    he her here hers herself him himself his how i if in into is isn it its itself just ll let like m many me might
    mine more most much must my myself need no nor not now o of off often on once one only or other our ours ourselves
    out over own per please possibly quite rather re really s said same say says shall she should shouldn since so
    some something still such t tell than that the their theirs them themselves then there these they thing things
    this those though through to too under until up upon us ve very want was wasn way we well were weren what whatever
    when where whether which while who whom whose why will with within without won would wouldn yes yet you your yours
    yourself yourselves`),
  de: list(`
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei bin
    bis bist da dabei damit dann das dass dein deine dem den denn der deren des dessen dich die dies diese diesem
    diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure fur gegen
    gewesen hab habe haben habt hast hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres
    im in ist ja jede jedem jeden jeder jedes jene jener kann kannst kein keine keinem keinen keiner konnen konnte
    machen man manche mein meine meinem meinen meiner meines mich mir mit mochte muss musste nach nicht nichts noch nun
    nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so soll sollte sondern sonst uber um und
    uns unser unsere unter viel vom von vor wann war waren warst was weg weil welche welchem welchen welcher welches
    wem wen wenn wer werde werden wie wieder will wir wird wirst wo wofur woher wohin wollen worden wurde wurden zu zum
    zur zwar zwischen`),
  fr: list(`
    a ai aie as au aucun aucune aussi autre aux avais avait avant avec avez avoir avons c ce cela ces cet cette chez
    comme comment d dans de depuis des donc dont du elle elles en encore entre es est et etaient etais etait ete etes
    etre eu eux fait faire fut hui il ils j je jusqu l la le les leur leurs lors lui m ma mais me meme mes moi mon n ne
    ni nos notre nous on ont ou par parce pas peu peut plus pour pourquoi qu quand que quel quelle quelles quels qui
    quoi s sa sans se sera ses si son sont sous suis sur t ta te tes toi ton tous tout toute toutes tres tu un une vers
    vos votre vous y`),
  es: list(`
    a al algo alguna algunas alguno algunos ante antes aquel aquella asi aun aunque cada como con contra cual cuales
    cuando cuanto de del desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba
    estaban estado estan estar estas este esto estos estoy fue fueron fui ha habia han has hasta hay he hemos hice
    hizo la las le les lo los mas me mi mia mio mis mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro
    para pero poco por porque que quien quienes se sea ser si sido sin sobre son soy su sus tambien tan te tengo tiene
    tienen todo todos tu tus un una uno unos usted ustedes y ya yo`),
};
const languages = ["en", "de", "fr", "es"] as const;

/** The language with the most function words among the tokens; English in a tie. */
export function guessLanguage(tokens: readonly string[]): Language {
  let best: Language = "en";
  let most = 0;
  for (const language of languages) {
    const count = tokens.filter((token) => byLanguage[language].has(token)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** True if a token (lower case, without accents) is a function word of the language. */
export function isStopWord(token: string, language: Language): boolean {
  return byLanguage[language].has(token);
}
