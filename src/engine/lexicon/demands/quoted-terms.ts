/** Words for an opening's fixed values. They count only in a quote, because in other text they mean too little. */
export const quotedRemoteWords = {
  on_site:
    "office based|on site based|dílna|dílně|studio|depot|workshop|in store|in the shop|büro|werk|werkstatt|anwesenheit|präsenzpflicht|in der filiale|in der praxis|bureau|en boutique|en magasin|atelier|en agence|sur le site|oficina|oficinas|en tienda|en planta|presenciales|presencialmente|escritório|na loja|na fábrica|presenciais|presencialmente|ufficio|sede|in negozio|in fabbrica|in loco|kantoor|winkel|op de zaak|in het magazijn|kontor|kontoret|butik|på arbetsplatsen|på lagret|biuro|biurze|sklepie|stacjonarnie|kancelář*|na prodejně|provozovně|店舗|事業所|オフィス|通勤|坐班|到店|现场|门店|办公室",
  hybrid:
    "modalidad mixta|mixta|teilweise mobil*|anteilig mobil*|mobiles arbeiten anteilig|kombinace|en alternance télétravail|flex office",
  remote:
    "home based|homeworking|home working|work at home|from home|at home|from wherever|wherever you like|where you like|where you want|your sofa|wo du willst|wo sie wollen|wherever suits you|from anywhere|anywhere|kitchen table|distributed|location independent|daheim|von daheim|zuhause|von zuhause|ortsunabhängig*|von überall|von wo sie wollen|von wo du willst|aus dem homeoffice|domicile|depuis votre domicile|à domicile|chez vous|chez soi|maison|où que vous soyez|d où vous voulez|tu casa|su casa|casa|desde cualquier lugar|desde cualquier sitio|donde quieras|qualquer lugar|onde quiser|da dove vuoi|dove vuoi|ovunque|da qualsiasi luogo|distanza|thuis|waar je wilt|waar je maar wilt|overal|hemma|hemarbete|distans|varifrån du vill|var du vill|var som helst|dom|domu|skąd chcesz|z dowolnego miejsca|odkudkoli|odkudkoliv|doma|z domu|domova|home office|自宅|完全在宅|どこからでも|出社不要|出勤不要|线上办公|线上|家中|在家|异地",
} as const;

export const quotedEmploymentWords = {
  FULL_TIME:
    "plein temps|à plein temps|jornada plena|período completo|periodo completo|orario pieno|volledige werkweek|hel tjänst|heltidstjänst|pełny wymiar*|pełnym wymiarze|cały etat|celý úvazek|plný pracovní úvazek|全日",
  PART_TIME:
    "halbtags*|halbe stelle|geringfügig*|450 euro basis|520 euro job|nebenjob|aushilfe|stundenweise|à mi temps|temps réduit|horas sueltas|jornada reducida|por horas|período parcial|meia jornada|orario ridotto|a ore|mezza giornata|bijbaan*|weekendbaan|extrajobb|halvtid*|timanställ*|niepełny wymiar*|niepełnym wymiarze|część etatu|poloviční|úvazek poloviční|zkrácen* úvaz*|短時間|扶養内|钟点工|小时工|半日|半天",
  CONTRACTOR:
    "outside ir35|inside ir35|self employed|sole trader|day rate|limited company|selbstständig*|selbständig*|freie mitarbeit|honorarbasis|honorarkraft|auftragsbasis|portage|auto entrepreneur|micro entrepreneur|prestataire|mission freelance|autónom*|por cuenta propia|mercantil|pj|mei|pessoa jurídica|prestador*|collaborazione|p iva|libera professione|opdracht|zelfstandig*|egen firma|f skatt|konsult|działalność|zlecenie|umowa zlecenie|živnost*|fakturace|個人事業主|委託|外包|独立承包",
  TEMPORARY:
    "summer job|holiday cover|cover|casual|short term|vertretung|aushilfsweise|ferienjob|zeitlich befristet|auf zeit|vacation|vacataire|remplacement|mission courte|sustitución|suplencia|campaña|refuerzo|substituição|temporada|sostituzione|a termine|vervanging|invalkracht|vakantiewerk|sommarjobb|feriejobb|extraarbete|sommarvikari*|praca wakacyjna|na lato|brigád*|letní práce|dpp|dpč|有期|有期雇用|短期|臨時|季節|短期工|临时工|暑期工|合同工",
  INTERN:
    "placement|industrial placement|student placement|work placement|vorpraktikum|schnupperpraktikum|werkstudent*|alternance|stage de fin d études|en prácticas|beca|prácticum|programa de estágio|trainee|tirocinio|meewerkstage|afstudeerstage|stageplek|stageplaats|praktikplats|lia|examensarbete|praktyki studenckie|praktykę|stáž|odborná praxe|インターンシップ|见习|实习生",
} as const;

export const quotedSeniorityWords = {
  junior:
    "school leaver*|early career|no experience|first job|berufsanfänger*|einsteiger*|anfänger*|jeune diplômé*|jeunes diplômés|débutant*|recién graduad*|sin experiencia previa|principiante*|primer empleo|primeiro emprego|sem experiência|iniciante*|recém graduad*|prima esperienza|neodiplomat*|senza esperienza|net afgestudeerd*|schoolverlater*|beginnend*|nybörjare|utan erfarenhet|bez doświadczenia|początkując*|bez praxe|začátečni*|経験不問|新人|若手|无经验|新手|应届生",
  senior:
    "experienced|seasoned|erfahren*|berufserfahren*|langjährig*|expérimenté*|amplia experiencia|expert*|experiente*|vasta experiência|espert*|esperienza pluriennale|doorgewinterd*|rutinerad*|熟練*|経験豊富|经验丰富|熟练工",
  lead: "shift lead|shift leader|chargehand|charge hand|ganger|polier*|meister*|chef d atelier|chef de chantier|capataz|jefe de obra|jefe de turno|encarregad*|mestre de obras|capo cantiere|capocantiere|capo reparto|ploegbaas|förman|lagbas|mistrz*|mistr|mistrová|předák*|主任|班组长|带班|队长",
  manager:
    "küchenleit*|filialleit*|bereichsleit*|abteilungsleit*|marktleit*|hotelleit*|heimleit*|projektleit*|bauleit*|betriebsleit*|werkleit*|pflegedienstleit*|verkaufsleit*|gérant*|bedrijfsleid*|afdelingshoofd|butikschef*|platschef*|verksamhetschef*|köksmästare|vedoucí|責任者|支配人|科长",
  director:
    "geschäftsleit*|directeur général|director general|direttore generale|prezes*|jednatel*|校长|园长|総支配人",
} as const;

export const quotedPeriodWords = {
  hour: "stundensatz|stundenlohn|uurtarief|taux horaire|per timma|i timmen|za hodinu|hodinov*|godzinow*|時間あたり|一時間|1時間|時間単価|時間給",
  day: "denní*|kč den|za den|na den|md|dagsarvode|per dag|za dzień|giornata|jornada de trabajo|1日あたり",
  week: "týdenní*|tygodniow*|wkly|pw|p w|per vecka",
  month: "pcm|p m|i månaden|na miesiąc|za miesiąc|za měsíc|p mnd|per mnd",
  year: "p j|per annum|za rok|na rok|b a",
} as const;

/** A lexicon with more words for some tags. */
export function withMore<Tag extends string>(
  words: Readonly<Record<Tag, string>>,
  more: Readonly<Partial<Record<Tag, string>>>,
): Record<Tag, string> {
  const all: Record<Tag, string> = { ...words };
  for (const tag in words) if (more[tag] !== undefined) all[tag] = `${words[tag]}|${more[tag]}`;
  return all;
}
