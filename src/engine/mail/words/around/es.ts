import type { AroundWords } from "../types.ts";

/** What mails in this language say beside news of an application. */
export const esAround: AroundWords = {
  pending: [
    "(todavía|aún|aun|sigue|seguimos|continúa|continuamos) ~ (en |no |revisando|evaluando|valorando|analizando|estudiando|trabajando|entrevistando|sin|abierto|bajo)",
    "(todavía|aún|aun) (no|estamos|está)",
    "(proceso|decisión|selección|revisión) ~~ (más tiempo|retras*|demor*|alarg*|llevando|continúa|sigue|más de lo)",
    "(gracias|agradecemos|agradecerte|agradecerle|encantados|placer|gusto) ~~ (tu tiempo|su tiempo|la entrevista|por la reunión|haberte conocido|haberle conocido|conocerte (ayer|hoy|el)|conocerle (ayer|hoy|el)|asistir|venir|tu visita|la charla|la conversación|entrevistarte con|participar en la entrevista|haber venido)",
    "(tu|su) (candidatura|cv|perfil|inscripción) ha sido (vista|visto|leído|leída|consultada)",
    "han (visto|leído|abierto) tu (cv|candidatura|currículum)",
  ],
  unfinished: [
    "(completa|complete|completar|finaliza|finalice|finalizar|termina|termine|terminar|continúa|continúe|retoma|acaba) ~ (tu|su) ~ (candidatura|solicitud|inscripción|perfil|registro|formulario|postulación)",
    "(candidatura|solicitud|formulario|inscripción|perfil|postulación) ~~ (incomplet*|sin completar|borrador|sin finalizar|a medias|no está complet*|no has (completado|terminado|finalizado)|no ha (completado|terminado|finalizado)|pendiente|sin terminar|sin enviar)",
    "(documentación|documentos) (pendiente*|que falta*|faltante*)",
    "(un solo paso|último paso|casi has terminado|falta poco|estás a un paso)",
    "(no olvides|no olvide|recordatorio|recuerda) ~~ (solicitud|candidatura|formulario|completar|inscripción)",
  ],
  advert: [
    "(alerta* de empleo|alerta* de trabajo|boletín|newsletter|ofertas del día|alerta*)",
    "(nuevas|últimas|mejores|otras|\\d+) ofertas",
    "ofertas (de empleo |de trabajo )?(para ti|que te|que pueden|similares|recomendadas|relacionadas|cerca|que coinciden|destacadas)",
    "(oferta (especial|exclusiva|limitada|promocional|única)|descuento|promoción|código promocional|rebajas|% de|gratis|webinar|premium|suscríbete)",
    "(invitar*|invitamos|animamos|anima*) ~ (a )?(postular*|inscribir*|aplicar|apuntar*|presentar tu candidatura|que te inscribas|que presentes|que apliques|que te postules)",
    "(inscríbete|aplica|postula|postúlate|apúntate) (ya|ahora|aquí|hoy)",
    "(jornada de puertas abiertas|puertas abiertas|feria de empleo)",
  ],
  account: [
    "(verifica|verifique|confirma|confirme|activa|active|valida|valide) ~ (tu|su) ~ (correo|cuenta|email|dirección|registro|identidad)",
    "(contraseña|código de (verificación|seguridad|acceso|confirmación))",
    "(cuenta|perfil) ~~ (creada|creado|activada|activado)",
  ],
  outreach: [
    "(tu|su) (perfil|experiencia|trayectoria) ~~ (interesante|llamado la atención|encaja|linkedin|visto|encontrado|interesado)",
    "(estás|está|estarías|estaría) ~ (abierto|abierta|interesado|interesada|buscando) ~ (a|en|nuevas|nuevos|cambio)",
    "(estoy|estamos) (buscando|seleccionando|contratando)",
  ],
  otherMatter: [
    "otro (proveedor|contratista)",
    "cita ~ (médico|médica|dentista|doctor|doctora)",
    "(solicitud|petición|expediente) (de|para) (la |el |un |una |tu |su )?(préstamo|crédito|tarjeta|hipoteca|alquiler|vivienda|visado|visa|beca|adhesión|membresía|reembolso|devolución|vacaciones|permiso|ayuda|subvención|prestación|seguro|matrícula|pasaporte|subsidio|licencia|residencia)",
    "(préstamo|hipoteca|alquiler del piso|tarjeta de crédito)",
  ],
  noOffer: [
    "(boletín|newsletter|lista de correo)",
    "(ofrecerte|ofrecerle|ofrecemos|ofrecer) ~~ (entrevista*|descuento*|oportunidad de (entrevist*|conoc*)|cita|alternativa*|ayuda|horario*|prueba*|feedback)",
    "(postulado|inscrito|inscripción|candidatura|postulación) ~~ oferta de (empleo|trabajo)",
    "ofertas de (empleo|trabajo)",
    "(seleccionado|seleccionada|elegido) ~~ (siguiente fase|próxima fase|entrevista*|segunda fase|prueba*|siguiente ronda)",
  ],
  noInterview: [
    "(estaré|asistiré|acudiré|confirmo mi)",
    "(cualquier|alguna|más) (duda*|pregunta*|consulta*|aclaración)",
    "encuesta ~~ entrevista*",
    "(consejos|preparar|cómo (superar|preparar|afrontar|triunfar)|trucos|curso|taller (de|sobre|para)|webinar|simulacro|entrevista de salida|entrevista a (nuestro|la|el)|entrevista con (nuestro ceo|el autor))",
  ],
  selfService: [
    "(clic|enlace|aquí|botón|portal|pincha)",
    "(puedes|puede|deseas|desea|necesitas|necesita|quieres|quiere|podría|podríamos|quisiera|sería posible|me gustaría)",
    "(avísanos|avísenos|rogamos que|por favor (avisa|comunica|contacta|háznoslo|indíquenos))",
  ],
  condition: [
    "(si|en caso de|en el caso de|siempre que|cuando (hayamos|haya|tengamos|termin*|revis*|complet*)|una vez|a menos que|salvo que|en cuanto|tras ello|después (te|le|habrá|se)|posteriormente|luego|de ser|sin respuesta|de no recibir)",
    "(candidatos|candidatas|personas|aspirantes) (seleccionad*|preseleccionad*|que (superen|pasen|sean|resulten|hayan|cumplan|encajen|queden|avancen))",
    "(podría|podrías|podríamos|podrían|será|serás|serán|serían) ~ (invitad*|convocad*|contactad*|citad*)",
    "(te|le|les) (invitaremos|contactaremos|llamaremos para|convocaremos|citaremos|ofreceremos)",
    "(proceso|fases) ~ (consta|consiste|incluye|constará|comprende)",
  ],
  concession: ["(aunque|aun si|incluso si|si bien)", "si (tienes|tiene) ~ (duda*|pregunta*|consulta*)"],
  negation: ["(no|ni|nunca|sin|ningún|ninguna|tampoco|lamentablemente|desafortunadamente)"],
  news: [
    "(deseamos|deseo) ~~ (suerte|éxito|mejor)",
    "(otra|otro|otras|otros) (persona*|candidat*|perfil*)",
    "(lamentamos|lamento|lamentablemente|desgraciadamente|sentimos|desafortunadamente|enhorabuena|felicidades|felicitaciones|(nos complace|nos alegra|encantados|tenemos el placer) ~ (comunicar*|informar*|invitar*|anunciar*)|te invitamos|le invitamos)",
  ],
  noRejection: [
    "(las|los) (candidaturas|solicitudes|currículums) (no|que|descartad*)",
    "(no|aún no|todavía no) (se )?(ha|está) (sido )?cubiert*",
    "(responder|contestar|respuesta) ~~ (todos|todas|cada|individual*|personal*)",
    "(gastos|desplazamiento|viaje|aparcamiento|reembols*|suscripción)",
  ],
};
