/** Abilities named by an activity noun: last in English and German, first in French, Spanish, Portuguese. */
export const activityNames =
  /\s(?:management|planning|analysis|analytics|accounting|bookkeeping|budgeting|forecasting|programming|troubleshooting|drafting|editing|modell?ing|welding|brazing|soldering|purchasing|procurement|merchandising|invoicing|payroll|estimating|calibration|instruction|facilitation|diagnostics|pruning|grafting|upholstery)$|^(?:gestion|gestión|gestão|pédagogie|pedagogía|pedagogia|comptabilité|contabilidad|contabilidade|planification|planificación|planeamento|rédaction|redacción|redação|soudure|soldadura|soldagem|programmation|programación|programação)\s|\p{L}(?:planung|steuerung|buchhaltung|programmierung|kalkulation)$/iu;

/** An activity concerning oneself is a trait: "time management". */
export const ofOneself =
  /^(?:time|self|stress|anger|people|gestion du (?:temps|stress)|gestión del (?:tiempo|estrés)|gestão d[eo] (?:tempo|stress|conflitos)|zeit\p{L}*|selbst\p{L}*)(?!\p{L})/iu;

/**
 * Actions on an object: "read drawings" after ability words, "Lire un plan", "Leer planos", "Zeichnungen lesen",
 * "Reading blueprints". Verbs that also describe character ("keep calm", "faire preuve de") are not included.
 */
export const doing =
  /^(?:(?:be )?(?:able|ability|capable|capability) (?:to|of) )(?:accurately |safely |confidently )?(?:read|operate|operating|interpret|interpreting|perform|performing|prepare|preparing|draft|drafting|analy[sz]e|calculate|design|program|code|troubleshoot|diagnose|install|repair|configure|calibrate|weld|solder|type|edit|translate|sew|cook|bake|draw|test|drive|use) (?!(?:own|your|good|common|initiative|sound|discretion|judg|stress|pressure|under|well|as|with|in|on|at|to|between|safely$)(?!\p{L}))\p{L}|^(?:reading|writing|operating|interpreting|programming|drafting|keyboarding|typing|placing|installing|wiring|diagnosing|repairing|calibrating|editing|soldering|sewing|estimating|drawing|detailing|troubleshooting) (?:(?:of|and|in|a|the) )?[\p{L}\d]|^(?:lire|réaliser|poser|monter|tracer|souder|régler|programmer|rédiger|utiliser|manier|piloter|diagnostiquer|réparer|installer|entretenir|découper|coudre|dépanner|câbler|concevoir|lever|usiner|interpréter) (?:des?|un|une|les?|la|l['’]|d['’])|^(?:leer|manejar|operar|soldar|elaborar|redactar|programar|reparar|instalar|configurar|montar|diseñar|coser|interpretar|ler|manusear|redigir|desenhar|costurar|dar mantenimiento|fazer manutenção) \p{L}|^(?:\p{Lu}[\p{L}-]+ (?:und |oder )?){1,3}(?:\p{Ll}{2,4} )?(?:lesen|verstehen|schweißen|programmieren|bedienen|anfertigen|löten|konstruieren|kalkulieren|auslesen)$/iu;
