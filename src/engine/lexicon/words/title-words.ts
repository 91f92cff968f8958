import { wordSet } from "../../text/fold.ts";

/** Nouns that end a job title, and may be a surname at the start of a name, without accents. */
export const ROLE_NOUNS =
  wordSet(`mlt pct hha sde roustabout accountant actor actuary adjuster administrator adviser advisor agent aide analyst
  animator apprentice arborist architect artist assembler assessor assistant associate attendant attorney auditor
  author baker banker barber barista bartender biologist bookkeeper bricklayer broker builder busser butcher buyer
  captain caregiver carer caretaker carpenter cashier chauffeur chef chemist chief chiropractor clerk cleaner coach
  consultant contractor controller cook coordinator copywriter cosmetologist counselor counsellor courier creator
  curator custodian dancer dean dentist deputy designer detective developer devops dietitian director dishwasher
  dispatcher doctor draftsman driver economist editor educator electrician engineer esthetician estimator evaluator
  examiner executive expert fabricator facilitator farmer firefighter fitter foreman forester founder cofounder
  freelancer gardener geologist grader groundskeeper guard guide hairdresser handler handyman head host hostess
  housekeeper hygienist illustrator inspector installer instructor intern interpreter interviewer janitor journalist
  judge keeper laborer labourer landscaper lawyer lead leader lecturer librarian lifeguard lineman
  lineworker linguist loader locksmith machinist maid maintainer manager marketer marketeer mason mate mathematician
  mechanic mechatronics medic merchandiser midwife millwright miner minister moderator mover musician nanny
  negotiator nurse nutritionist officer operative operator optician optometrist orderly organizer owner packer
  painter paralegal paramedic partner pastor pathologist performer pharmacist phlebotomist photographer physician master
  physicist physiotherapist picker pilot pipefitter planner plasterer plumber porter postdoc practitioner preceptor
  president principal processor producer professor programmer promoter proofreader psychiatrist psychologist
  publicist radiographer ranger realtor receptionist recruiter registrar repairer reporter representative rep
  researcher reviewer rigger roofer sailor salesman salesperson saleswoman sanitarian scholar scientist seamstress
  secretary sergeant server shopper sitter soldier solicitor sonographer specialist statistician steward stewardess
  stocker strategist student superintendent supervisor surgeon surveyor sweeper tailor teacher technician
  technologist teller tester therapist trader trainee trainer translator treasurer trucker tutor typist underwriter
  usher valet vet veterinarian volunteer waiter waitress warehouseman warden webmaster welder worker writer
  coder tech barback paraprofessional layer scheduler sorter shipper groomer engraver caddy bouncer bellhop
  concierge detailer doula examiner framer glazier grower jeweler lumberjack masseuse milker mixer mover nanny
  parker hostler presser printer ranger rancher refinisher reservationist sawyer setter stagehand stylist tiler trimmer
  upholsterer vendor wrangler scrum-master ombudsman cartographer chaplain colorist conservator cosmetician
  hand helper crew temp staff fellow ambassador mentor ceo cto cfo coo cio cmo vp svp evp cpo nco rn lpn cna emt sre qa
  sous-chef sommelier entrepreneur generalist liaison member operations-manager
  rezeptionist krankenpfleger krankenschwester altenpfleger pfleger ingenieur entwickler leiter techniker mechaniker elektroniker
  elektriker mechatroniker meister kaufmann kauffrau verkaufer lehrer lehrkraft fahrer koch kochin jungkoch
  chefkoch assistent berater sachbearbeiter mitarbeiter helfer arzt arztin schwester monteur schlosser tischler
  schreiner maurer maler buchhalter referent praktikant praktikantin werkstudent werkstudentin auszubildender
  auszubildende auszubildenden azubi erzieher gartner backer friseur friseurin kellner kellnerin geschaftsfuhrer
  projektleiter teamleiter abteilungsleiter gesundheitspfleger pflegefachkraft pflegefachfrau pflegefachmann
  kassenwart kassenwartin schriftfuhrer schriftfuhrerin vorstand jugendwart geratewart zugfuhrer ubungsleiter
  trustee docent aider steward marshal chairperson chair patron befriender benevole volontaire tresorier tresoriere
  oficial aprendiz operante pflegehelfer pflegekraft fachkraft fachmann fachfrau fachinformatiker aushilfe volontar hilfskraft gesell geselle ater soldat lehrling
  aktuar logopadin sozialpadagogin tagesmutter vermesser kuchenhilfe helpende serveerster slager kassiere vakkenvuller schilder metselaar
  hovenier secretaresse programmeur systeembeheerder tekenaar ontwerper vertaler advocaat penningmeester voorzitter uitzendkracht
  oproepkracht barrister magistrate messman groundsman greengrocer corporal lieutenant airman deacon missionary`);

/** Nouns at the start of a job title that are no surname, most of them French or Spanish, without accents. */
export const FIRST_NOUNS =
  wordSet(`polier landwirt zimmermadchen souschef konstrukteur konstrukteurin oberarzt oberarztin assistenzarzt assistenzarztin einkaufer
  einkauferin teleconseillere teleconseiller interimaire atsem cadete pinche empleada empleado chapista obrero obrera conferente pedagoga pedagogo
  orderpicker heftruckchauffeur afwasser receptioniste vormgever uitvoerder voorman journeyman cabeleireira cabeleireiro peluquera peluquero coiffeur coiffeuse estheticienne esteticista manicura costureira
  costurera couturiere faxineira faxineiro cuidadora cuidador baba ninera nounou carpintero carpinteiro menuisier menuisiere
  encanador pintor pintora jardinero jardinera jardineiro jardinier panadero panadera padeiro padeira carnicero carnicera
  boucher bouchere socorrista portero portera porteiro porteira conserje infirmier infirmiere infirmieres ingenieure developpeur developpeuse cuisinier cuisiniere comptable vendeur
  vendeuse conseiller conseillere technicien technicienne assistante responsable directeur directrice professeur
  professeure enseignant enseignante charge chargee stagiaire serveur serveuse electricien electricienne chauffeur
  conducteur conductrice soignant soignante gestionnaire secretaire apprenti apprentie formateur formatrice animateur
  animatrice consultante chercheur ouvrier ouvriere employe employee agente caissier caissiere commis cheffe
  coordinateur coordinatrice auxiliaire educateur educatrice hote hotesse plombier macon boulanger patissier
  enfermero enfermera ingeniero ingeniera desarrollador desarrolladora profesor profesora maestro maestra conductora
  cocinero cocinera contable camarero camarera dependiente dependienta vendedor vendedora gerente jefe jefa directora
  tecnico tecnica oficial aprendiz peon mozo moza auxiliar asistente administrativo administrativa electricista mecanico mecanica encargado encargada
  becario becaria recepcionista analista consultor consultora abogado abogada medico medica ayudante coordinador
  coordinadora supervisora programador programadora limpiador limpiadora cajero cajera practicante docente educador
  educadora monitora engenheiro engenheira motorista voluntario voluntaria entraineur entraineuse estagiaria estagiario ajudante atendente enfermeiro enfermeira desenvolvedor desenvolvedora assistente coordenador coordenadora advogado advogada contador contadora cozinheiro cozinheira pedreiro eletricista operador operadora soldador diretor diretora professora investigador investigadora infermiere infermiera cameriere cameriera impiegato fontanero albanil repartidor operario operaria peon teleoperador comercial
  ide secouriste pompier ambulancier
  tuyauteur carrossier routier marin pecheur viticulteur charcutier adjoint adjointe standardiste archiviste photographe maquettiste maitresse
  postdoctorante institutrice instituteur gerant gerante banquier integrateur pasante notario juez procurador partera odontologa odontologo
  dentista catedratico catedratica sumiller pastelero pastelera pescadero frutero frutera reponedor reponedora almacenero almacenera transportista
  taxista ebanista agricultor agricultora ganadero ganadera pescador marinero bombero bombera soldado sargento tesorero tesorera aparejador
  delineante fotografo fotografa locutor locutora capataz vacunador vacunadora entrenador entrenadora catequista bolseiro bolseira explicador
  explicadora formador formadora servente caseiro manicure contabilista tesoureiro tesoureira tradutor tradutora secretaria bombeiro
  avvocato avvocata psicologo psicologa cuoco cuoca pasticcere panettiere macellaio cassiera cassiere fresatore imbianchino caporeparto
  commercialista consulente programmatore giornalista traduttore traduttrice direttore direttrice tirocinante stagista apprendista volontario
  volontaria soccorritore soccorritrice`);

/** Endings of compound titles, German (with or without "-in") and English ("zookeeper", "deckhand"). */
export const ROLE_ENDINGS =
  /(?:entwickler|geselle|einkaufer|konstrukteur|ingenieur|leiter|pfleger|techniker|mechaniker|elektroniker|elektriker|mechatroniker|meister|kaufmann|kauffrau|verkaufer|lehrer|fahrer|assistent|berater|bearbeiter|arbeiter|helfer|schwester|monteur|schlosser|tischler|buchhalter|praktikant|student|erzieher|gartner|manager|angestellter?|fachkraft|warter|redakteur|forscher|trainer|informatiker|designer|koordinator|administrator|spezialist|fuhrer|anwalt|referendar|wissenschaftler|psychologe|makler|dienstleistender|keeper|worker|maker|hand)(?:in|innen)?$/;

/** English endings that make a title only likely. */
export const LIKELY_ENDINGS =
  /(?:ologist|ician|eer|ographer|iatrist|ologe|ologin|ateur|atrice|ista|ador|adora)$/;

/** Words that start a title ("Head of ...", "Director of ..."). */
export const ROLE_OPENINGS =
  /^(?:head of|second de cuisine|femme de chambre|front desk|yard jockey|capo turno|director|vice president|vp|chief|dean|chair of|member of|manager|leiter(?:in)?|leitung|chef|cheffe|jefe|jefa|responsable|charg[ée]e?|professor|professeur|profesora?|aide|owner|co-?founder|founder|coordinator|superintendent|ausbildung|praktikum|stage (?:en|de|chez)|internship)\b/i;

/** Rank words before or after a title. */
export const RANK_WORDS =
  wordSet(`senior junior sr jr lead staff principal registered licensed certified assistant
  associate deputy head chief trainee intern freelance volunteer interim acting travel substitute apprentice
  journeyman master leitender leitende stellvertretender stellvertretende leitung ausbildung`);

/** Employment terms, which are neither title nor employer. */
export const EMPLOYMENT_TERMS =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|temporary|seasonal|permanent|per diem|prn|casual|vollzeit|teilzeit|befristet|unbefristet|cdi|cdd|temps plein|temps partiel|jornada completa|media jornada|tiempo completo|paid|unpaid|(?:mon|tues|wednes|thurs|fri|satur|sun)days|week-?ends|evenings|nights|summers|samstags|sonntags|am wochenende|\d{2,3}\s?%|tempo integral|meio per[íi]odo|per[íi]odo integral|tempo pieno|tempo parziale|voltijd|deeltijd|fulltime|parttime|fines de semana|s[áa]bados|fins de semana)\)?$/i;

/** Military pay grades after a rank: "Staff Sergeant/E-6". */
export const MILITARY_GRADE = /^[\p{L} .]{3,30}(?:\/|, | \()[EWO]-?\d{1,2}\)?$/u;

/** Irregular past forms that start a sentence about work. */
export const VERBS_PAST =
  wordSet(`led built ran wrote taught grew won cut kept made drove held set sold spoke took
  oversaw brought gave met put sent rose began chose dealt drew fed found got hit knew laid left lent met paid read
  shot shown stood swept undertook wore`);
