/** Words by which a posting says how much it wants what it names. */
export const necessityWords = {
  preferred:
    "nice to have*|is an added advantage|an added advantage|added advantage|preferred|prefer|preferably|preference|a plus|is plus|big plus|strong plus|huge plus|pluses|bonus|bonus points|be cool if|would be cool|desirable|desired|ideally|ideal|advantage|advantageous|an asset|asset|good to have|would be great|optional|beneficial|welcome|very welcome|helpful|is helpful|highly regarded|well regarded|would help|it would help|helps|helps a lot|liked|is nice|are nice|appreciated|a bonus|gets you|extra points|counts in your favour|useful|but not essential|but not required|not required but|is a benefit|is a big plus|would suit|considered|" +
    "wunschenswert|von vorteil|vorteilhaft|idealerweise|optimalerweise|gerne|gerne gesehen|gern gesehen|pluspunkt|pluspunkte|ein plus|bevorzugt|wunschen wir|erwunscht|schon ware*|ware super|ware schon|ware toll|ware ein|hilfreich|willkommen|keine bedingung|nicht pflicht|keine pflicht|kein muss|gern auch|freuen wir uns|" +
    "un plus|est un plus|serait un plus|un atout|souhaite|souhaitee|souhaites|souhaitees|souhaitable|appreciee|apprecie|appreciees|apprecies|idealement|de preference|atouts|les plus|conseille|bienvenu|bienvenue|" +
    "deseable|deseables|no indispensable|no imprescindible|se valora|se valorara|se valoran|se valoraran|valorable|valorables|valoramos|preferible|preferiblemente|preferentemente|idealmente|un extra|suma|sumara|" +
    "desejavel|desejaveis|diferencial|diferenciais|sera um diferencial|valorizado|valorizada|valoriza se|valorizamos|preferencial|preferencialmente|sera valorizado|fator preferencial|vantagem|mais valia|contam pontos|conta pontos|desejada|desejado|" +
    "mooi meegenomen|een pre|gradito|gradita|preferibile|costituisce titolo|优先|优先考虑|加分|更佳|者佳|者优先|优先录用|最好",
  required:
    "must|must have|must haves|a must|required|require|requires|mandatory|essential|necessary|minimum|at least|need|needs|needed|need to|compulsory|critical|subject to|" +
    "erforderlich|zwingend|voraussetzung|vorausgesetzt|muss|notwendig|mindestens|unerlasslich|benotigt*|ist pflicht|pflicht|" +
    "requis|requise|requises|exige|exigee|exiges|exigees|obligatoire|obligatoires|indispensable|indispensables|imperatif|imperative|imperativement|necessaire|demande|" +
    "imprescindible|imprescindibles|necesario|necesaria|obligatorio|obligatoria|requerido|requerida|se requiere|se requieren|minimo|minima|indispensavel|necessario|necessaria|obrigatorio|obrigatoria|exige se|exigido|exigida|precisa|" +
    "vereist|verplicht|richiesto|richiesta|obbligatorio|必须|必备|要求|需|须|具备|熟练|精通|掌握",
  not_needed:
    "not required|not necessary|not needed|not mandatory|not essential|no need for|nice but not|no experience|no previous experience|without experience|no english required|no degree needed|experience not|no prior experience|with or without*|w or w o*|no exp|no experience ok|no exp needed|don t need|do not need|don t require|do not require|doesn t require|does not require|" +
    "nicht erforderlich|nicht notwendig|nicht notig|keine erfahrung|ohne erfahrung|keine vorkenntnisse|auch ohne|quereinst*|braucht s nicht|" +
    "pas necessaire|non requis|non requise|pas obligatoire|aucun diplome|sans experience|debutant accepte|debutants acceptes|debutante acceptee|" +
    "no necesario|no necesaria|no obligatorio|no obligatoria|no es necesario|no es necesaria|no se requiere|sin experiencia|no hace falta|sem experiencia|nao e necessario|nao e necessaria|nao exigimos|nao necessita|ervaring niet|不要求|无需|不需要|经验不限|不限经验",
} as const;

/** Words by which a sentence outside a list of demands says that it speaks of what is asked. */
export const askingWords =
  "you have|you ve|you are|you re|you bring|you know|you hold|you should|you will need|you ll need|you need|candidates should|candidates must|candidate should|applicants must|applicants should|the successful candidate|the ideal candidate|ideal candidate|would like to see|they want|they d like|we want|we d like|we require|we ask|looking for someone|we need|needs someone|able to|ability to|proven|experience in|experience with|who has|who have|with experience|hold a|holds a|is required|are required|full working rights|own hand|" +
  "du hast|du bist|du bringst|sie haben|sie sind|sie verfugen|sie bringen|wir erwarten|wir suchen jemand*|verfugst|kennst dich|vous avez|vous etes|vous maitrisez|vous disposez|vous justifiez|titulaire*|nous recherchons|tu as|tu es|tienes|eres|cuentas con|buscamos a|buscamos personas|pedimos|se pide|con experiencia|se necesita|precisamos|voce tem|voce e|ter|possuir|necesita|procuramos|pedimos|com experiencia|exigimos|需要|具有|具备|持有|希望你|你有";

/** Words of knowing something that stand before the name of a skill. */
export const knowingWords =
  "enough|fluent in|confident setting up|you have worked with|worked with|you ve worked with|have worked with|good grip of|a good grip of|grip of|good grasp of|a good grasp of|a solid grasp of|grasp of|firm grasp of|an understanding of|understanding of|confident with|confident in|confident|knowledge of|good knowledge of|working knowledge of|strong knowledge of|solid knowledge of|basic knowledge of|deep knowledge of|knowledge in|understanding of|a good understanding of|strong understanding of|solid understanding of|familiarity with|familiar with|proficiency in|proficiency with|proficient in|proficient with|proficient|proficiency|skilled in|skills in|strong skills in|competence in|competent in|competent with|competency in|expertise in|expert in|command of|fluency in|fluent in|hands on with|hands on|comfortable with|comfortable in|confident with|confident in|confident using|able to use|ability to use|ability to|able to|capable of|command|use of|working with|can teach|basic|advanced|strong|solid|good|excellent|deep|must know|must have|you know|know|you have|have|has|accurate|can also do|would be|required|essential|preferred|desirable|" +
  "kenntnisse uber|routine in|routine im|routiniert in|sicher in|sicher im|erfahren in|kenntnisse in|kenntnisse im|kenntnisse der|kenntnisse des|kenntnisse von|kenntnisse|gute kenntnisse in|gute kenntnisse im|gute kenntnisse|sehr gute kenntnisse in|sehr gute kenntnisse|fundierte kenntnisse in|fundierte kenntnisse|grundkenntnisse in|grundkenntnisse|sicherer umgang mit|sicher im umgang mit|umgang mit|versiert in|beherrschung von|idealerweise|gute|sehr gute|kennst dich mit|mit|" +
  "maitrise de|maitrise du|maitrise des|maitrise d|maitrise|bonne maitrise de|bonne maitrise du|bonne maitrise d|connaissance de|connaissance du|connaissance des|connaissances en|connaissances de|connaissance d|connaissance|connaissances|bonne connaissance de|bonnes connaissances en|pratique de|utilisation de|utilisation du|logiciel|logiciels|savoir|idealement|le|la|les|du|de|" +
  "conocimientos de|conocimientos en|conocimiento de|conocimiento en|conocimientos|conocimiento|manejo de|manejo del|manejo|dominio de|dominio del|dominio|uso de|formacion en|nivel avanzado de|idealmente|" +
  "conhecimento em|conhecimento de|conhecimentos de|conhecimentos em|conhecimento|conhecimentos|dominio do|dominio em|dominio|saber|nocoes de|informatica na otica de|" +
  "kennis van|conoscenza di|conoscenza del|conoscenza|uso di|熟练掌握|熟练使用|熟练运用|熟练操作|熟练|熟悉|精通|掌握|了解|会用|能使用|能熟练使用|具备|会使用|擅长|能够|使用|有";

/** Words of experience. */
export const experienceWords =
  "praktikum im|praktikum in|praktika|led a team|managed a team|shipped|experience|experienced|experiences|exp|background|background in|track record|proven|work history|post qualification|post trade|seniority in|previous|prior work|prior|hands on experience|familiarity with the|" +
  "*erfahrung|*erfahrungen|erfahren*|*praxis|berufspraxis|vorerfahrung*|experience*|experiencia*|experimente*|experiencia|experiencias|trayectoria|antiguedad|ejercicio|vivencia|tempo de docencia|tempo de servico|atuacao|ervaring*|werkervaring|esperienza*|maturata|经验|经历|背景|从业|工龄|驾龄|从业经历|资历";
