import { esAround } from "./around/es.ts";
import type { MailWords } from "./types.ts";

const application =
  "(candidatura|candidaturas|solicitud|cv|currículum|curriculum|postulación|inscripción|hoja de vida|curriculum vitae)";
const phone =
  "((entrevista|llamada|conversación|charla|reunión|contacto|primera entrevista|screening) (~ )?(telefónica|telefónico|por teléfono)|llamada (de|para) (conocer*|screening|preselección|contacto)|(breve|primera|corta) llamada|llamada (breve|corta|inicial|previa)|phone screen)";
const test =
  "(prueba*|test*|test técnico|prueba técnica|evaluación|evaluaciones|cuestionario|caso práctico|reto técnico|ejercicio|assessment|desafío|psicotécnico*|videoentrevista en diferido)";

export const es: MailWords = {
  common:
    "el la los las del y que en con para por una su sus nos nuestro nuestra le te tu ha hemos gracias estimado estimada hola saludos un como al usted es se",
  applied: [
    `(tu|su) ~ ${application} ~~ (ha quedado|se ha|ha sido|fue) ~ (registrad*|inscrit*|realizad*|completad*|efectuad*|recibid*|enviad*)`,
    `(hemos|he|ha|han) (recibido|registrado) (correctamente |con éxito |bien )*(~ )?(tu|su|vuestra) ~ ${application}`,
    `(tu|su) ~ ${application} ~~ (ha sido|fue|ha|se ha|está) (sido )?(correctamente |exitosamente )*(recibida|recibido|registrada|registrado|enviada|enviado|inscrito|presentada|recepcionada|tramitada|completada)`,
    `(confirmamos|confirmo|confirmar*|acusamos|acuso|acusar) ~ (recibo|recepción|recibido|haber recibido|que hemos recibido) (~ )?(de )?~ ${application}`,
    "acuse de recibo",
    `(recepción|recibo) de (tu|su) ~ ${application}`,
    "candidatura (recibida|enviada|registrada)",
    "solicitud (recibida|enviada|registrada) (correctamente|con éxito)",
    "(te has|se ha) inscrito (correctamente|con éxito|en la oferta|a la oferta)",
    `(hemos|ha) recibido ~ ${application}`,
  ],
  thanked: [
    `(gracias|agradecemos|agradezco|agradecerle|agradecerte) ~~ (tu|su|enviar*|el envío de|presentar*|mandar*) ~ ${application}`,
    "(gracias|agradecemos) ~~ (postular*|aplicar|inscribir*|tu postulación|haberte inscrito|haberse inscrito|haberte postulado|haber aplicado|tu interés en (el|este|nuestro) puesto|su interés en (el|este) puesto)",
  ],
  screen: [
    "(podemos|podríamos|podría|puedo|gustaría|quería|querríamos|queremos) ~ (llamarte|llamarle|telefonearte|llamar)",
    "(adjuntamos|adjunto|encontrarás|encontrará|aquí tienes) ~~ (caso práctico|prueba*|ejercicio|reto técnico|test*|cuestionario)",
    "(llamada|videollamada) (breve|corta|rápida|de \\d+ minutos)",
    `(invitar*|invitamos|invito|agendar|concertar|coordinar|programar|tener|mantener|gustaría|realizar|proponemos|disponible|disponibilidad|hacer|fijar|queremos|convocar*|hacerte|citar*) ~~ ${phone}`,
    `${phone} ~~ (está|ha sido|queda|confirmada|programada|será|tendrá lugar|agendada)`,
    "(confirma*|confirmo) ~ (entrevista|llamada) telefónica",
    "(hablar|conversar|charlar|contactar*) ~ (contigo|con usted|por teléfono|telefónicamente) ~ (por teléfono|telefónicamente|teléfono)?",
    "(gustaría|queremos|quisiéramos|querríamos) ~~ (por teléfono|telefónicamente|llamarte|llamarle)",
    "(te|le) (llamaré|llamaremos) ~~ (el|mañana|a las)",
    `(invitar*|invitamos|invito|solicitamos|pedimos|rogamos|necesitamos|realizar|realices|realice|completar|completes|complete|completa|hacer|hagas|haga|superar|efectuar|rellenar|rellene|rellenes|debes|debe) ~~ (un|una|el|la|nuestro|nuestra|siguiente|esta|este|unas|unos) ~ ${test}`,
    `siguiente (paso|fase) ~~ ${test}`,
    `(enviamos|adjuntamos|encontrarás|encontrará|recibirás) ~~ (enlace|acceso|link) ~~ ${test}`,
  ],
  interview: [
    "(podrías|podría|puedes|puede|poder|gustaría|invit*|queremos) ~ (venir|acudir|acercarte|acercarse|pasarte|pasar|asistir|presentarse|presentarte) ~~ (para|a|de) ~ entrevista*",
    "(conocer*|entrevistar*) (en persona|personalmente)",
    "(segunda|siguiente|última|próxima) entrevista ~~ (con|el|en|será)",
    "(invitación|convocatoria|citación) (a|para|de) ~ entrevista*",
    "(gustaría|encantaría|queremos|quisiéramos|querríamos|desearíamos|deseamos|encantados|interesados) ~~ (entrevistarte|entrevistarle|entrevistarlo|entrevistarla|conocerte|conocerle|conocerlo|conocerla|reunirnos contigo|reunirnos con usted|verte|verle|entrevista*)",
    "entrevista* ~~ (confirmada|queda|programada|agendada|fijada|tendrá lugar|será el|se realizará|se celebrará|concertada|prevista)",
    "(confirmamos|confirmo|confirmación|confirmarte|confirmarle) ~~ entrevista*",
    "(disponible|disponibilidad|horarios|horario|franja*) ~~ (para|de) ~ entrevista*",
    "(te|le|lo|la) esperamos (el|este|mañana) ~~ (para|en|a las)",
    "(recordatorio|recordamos|recordarte|recordarle) ~~ entrevista*",
  ],
  byPhone: ["(telefónica|telefónico|telefónicamente|por teléfono)"],
  offer: [
    "(gustaría|queremos|encantaría|deseamos|complace|alegra) ~ (que )?(te incorporaras|te incorpores|se incorpore|se incorporase|se incorporara|te unieras|te unas|se una|formes parte|forme parte|formaras parte)",
    "(estás|está|quedas|queda) (contratado|contratada)",
    "(hacerte|hacerle|hacemos|realizarte|enviarte|enviarle|presentarte|presentarle|extenderte|extenderle|trasladarle|trasladarte|formalizar|adjuntamos|enviamos) ~~ (una|nuestra|la|oferta) ~ (oferta|oferta de (trabajo|empleo)|oferta formal|oferta laboral|propuesta económica|carta oferta|propuesta de contratación|oferta en firme)",
    "(has|ha) sido (la persona )?(seleccionado|seleccionada|elegido|elegida|contratado|contratada|admitido|admitida) (para|como) (el|la|este|nuestro|cubrir|ocupar|un|una)",
    "(has|ha) sido ~ (seleccionado|seleccionada|elegido|elegida) ~ (puesto|plaza|vacante|cubrir)",
    "(decidido|queremos|gustaría|deseamos) (contratarte|contratarle|contar contigo|que te incorpores|que se incorpore|incorporarte|incorporarle|contratarlo|contratarla)",
    "(bienvenido|bienvenida) ~ (al equipo|a nuestro equipo|a bordo)",
    "(eres|es usted) la persona (elegida|seleccionada)",
  ],
  rejected: [
    "(no) ~ (podemos|podremos) ~ (ofrecerte|ofrecerle|continuar|avanzar|seguir)",
    "(no|tampoco) ~~ (sido )?(seleccionado|seleccionada|elegido|elegida|avanzar|avanzará|continuar|continuará|continuarás|continuaremos|seguir adelante|proseguir|resultado|preseleccionado|admitido|admitida|finalista|superado|pasar|pasado|incluir*|favorable|considerar*|ha sido posible|podemos ofrecer*|seguiremos|encaja|ajusta|avanzaremos)",
    "(lamentamos|lamento|lamentablemente|desgraciadamente|sentimos|sentimos mucho|desafortunadamente) ~~ (descart*|rechazad*|desestimad*|otro|otra|otros)",
    "(candidatura|solicitud|postulación|cv) ~~ (descartada|descartado|rechazada|rechazado|desestimada|no ha sido|no fue|denegada)",
    "(descartado|descartada|desestimado|desestimar|descartar|rechazar|rechazado) ~ (tu|su) ~ (candidatura|solicitud|postulación)",
    "(decidido|optado|decisión de) no (continuar|avanzar|seguir|proceder)",
    "(has|ha) (sido )?(descartado|descartada)",
  ],
  withdrawn: [
    "(debo|tengo que|he de|voy a|quisiera|me veo obligad*) ~ (rechazarla|declinarla|rechazarlo|renunciar|rechazar|declinar)",
    "(retirar|retiro|retirarme|retirando|retirada de|cancelar|anular) ~ (mi|del|mi propia) ~ (candidatura|solicitud|postulación|proceso|inscripción)",
    "(mi) (candidatura|solicitud) ~~ (retirada|retirar|sea retirada)",
    "(he|acabo de) ~ (aceptado|aceptar|decidido aceptar) ~ (otra|otro) ~ (oferta|puesto|trabajo|propuesta|empleo|oportunidad)",
    "(he) decidido ~ no (continuar|seguir|avanzar|aceptar|proseguir)",
    "(debo|quiero|prefiero|tengo que|he decidido) ~ (rechazar|declinar|renunciar|desistir|retirarme)",
    "(rechazo|declino|renuncio a) ~ (oferta|proceso|puesto|propuesta)",
    "ya no estoy (interesado|interesada|disponible|buscando)",
    "(darme de baja|me doy de baja) ~ (proceso|candidatura)",
  ],
  moved: [
    "(entrevista*|reunión|cita|llamada) ~~ (reprogram*|aplaz*|pospon*|pospuesta|cambi*|traslad*|adelant*|mover|movido|nueva fecha|nuevo horario|nueva hora|postergad*|postergar)",
    "(reprogram*|aplaz*|pospon*|cambiar|cambio|trasladar|adelantar|mover|postergar) ~~ (entrevista*|reunión|cita|llamada)",
    "nueva fecha ~ (de|para) ~ entrevista",
  ],
  cancelled: [
    "(entrevista*|reunión|cita|llamada) ~~ (cancelad*|cancelar|anulad*|anular|suspendid*|no tendrá lugar|no se realizará|no podrá)",
    "(cancelar|cancelamos|cancelado|cancelación|anular|anulación|suspender) ~~ (entrevista*|reunión|cita)",
  ],
  ...esAround,
};
