/** Names of what somebody can do, by the noun of an activity: last in English and German, first in French, Spanish, Portuguese. */
export const activityNames =
  /\s(?:management|planning|analysis|analytics|accounting|bookkeeping|budgeting|forecasting|programming|troubleshooting|drafting|editing|modell?ing|welding|brazing|soldering|purchasing|procurement|merchandising|invoicing|payroll|estimating|calibration|instruction|facilitation|diagnostics|pruning|grafting|upholstery)$|^(?:gestion|gestión|gestão|pédagogie|pedagogía|pedagogia|comptabilité|contabilidad|contabilidade|planification|planificación|planeamento|rédaction|redacción|redação|soudure|soldadura|soldagem|programmation|programación|programação)\s|\p{L}(?:planung|steuerung|buchhaltung|programmierung|kalkulation)$/iu;

/** What one does with oneself is a trait: "time management". */
export const ofOneself =
  /^(?:time|self|stress|anger|people|gestion du (?:temps|stress)|gestión del (?:tiempo|estrés)|gestão d[eo] (?:tempo|stress|conflitos)|zeit\p{L}*|selbst\p{L}*)(?!\p{L})/iu;
