import type { RoleWords } from "./types.ts";

export const esRoles: RoleWords = {
  you: "(te|le|usted|contigo|ti|tú|entrevistarte|conocerte|conocerle|conocerla|conocerlo|verte|verle|verla|contratarte|contratarle|contratarla|ofrecerte|ofrecerle|invitarte|invitarle|llamarte|llamarle|citarte|citarle|recibirte|recibirle)",
  papers: "(tu|su) ~ (candidatura|cv|currículum|curriculum|solicitud|postulación|inscripción|perfil)",
  post: "(puesto|plaza|plazas|vacante|empleo|posición|trabajo)",
  talk: "(entrevista|entrevistas|reunión|encuentro|jornada de prueba|día de prueba)",
  call: "(llamada|por teléfono|entrevista telefónica|videollamada|conversación telefónica)",
  test: "(prueba|pruebas|test|ejercicio|cuestionario|caso práctico|reto|evaluación)",
  want: "(queremos|quiero|quiere|queríamos|quisiéramos|nos gustaría|me gustaría|le gustaría|desea|deseamos|desearíamos|encantaría|hemos decidido|placer de|alegra|proponemos)",
  invite:
    "(invitar*|invitamos|convoca*|convocamos|citar*|citamos|concertar|agendar|programar|proponer*|confirmar*|confirmamos|esperamos|mantener|fijar)",
  meet: "(conocer*|entrevistar*|recibir*|recibirá|reunir*|ver*)",
  offer: "(ofrecer*|ofrecemos|proponer*|proponemos)",
  hire: "(contratar*|incorporar*|contrataremos|ficharte|que te unas|contar contigo|contar con usted)",
  contract: "(contrato|carta oferta|precontrato)",
  sign: "(firmar*|firmado|firma|firme|adjunto|adjuntamos)",
  yours: "es (tuyo|tuya|suyo|suya|para ti|para usted)",
  not: "(no|ninguna|ningún)",
  progress:
    "(seleccionad*|elegid*|continu*|avanz*|seguir|sido|super*|pas*|prosper*|encaj*|ofrecer*|invitar*|contratar*)",
  choose:
    "(elegido|elegir|seleccionado|seleccionada|decantado|optado|decidido|cubierta|cubierto|fue|fueron|adjudicad*|escogido|contratado|apostado)",
  others:
    "(otr* (candidat*|persona*|perfil*|aspirante*)|alguien|(un|una|el) (candidat*|persona|perfil) (con|que|más|cuy*|intern*)|perfiles (que|con|más))",
  filled: "(cubiert*|adjudicad*|ocupad*|asignad*)",
  stopped:
    "(se anula la (vacante|plaza)|anulad*|cancelad*|cancela|cerrad*|suspendid*|desierta|retirad*|paralizad*)",
  day: "(lunes|martes|miércoles|jueves|viernes|sábado|mañana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|esta semana|próxima semana|semana que viene|a las \\d{1,2}|horas)",
  next: "(siguiente|próximo) (paso|fase|etapa)|antes de",
  past: "(tuvo lugar|gracias|agradec*|tras|después|pasado|pasada|fue|fueron|estuvo|viniste|vino)",
  all: "(todos|todas|cada|candidatos|quienes|personas|aspirantes)",
  business:
    "(retraso|retrasad*|demora|más tarde de lo|falta|faltan|incomplet*|volver a enviar|ilegible|ampliad*|bolsa de (empleo|talento|trabajo)|salvo que nos|nueva versión|necesitamos todavía|aún necesitamos)",
  remains:
    "(otra|nueva) (fecha|cita)|(enferm*|indispuest*)|(sigue|permanece|continúa|queda) ~ (válida|vigente|abierta|activa|valoración|estudio)|volver a publicar|no ha sido (rechazada|descartada)|no has sido (rechazad*|descartad*)",
};
