import type { BuiltWords } from "../types.ts";

const papers =
  "(candidatura|solicitud|cv|currículum|curriculum|documentación|documentos|inscripción|postulación|hoja de vida|carta|formulario|papeles)";
const your = "(tu|su|tus|sus|vuestra)";
const test =
  "(prueba|pruebas|test|tests|ejercicio|ejercicios|caso práctico|cuestionario|reto|evaluación|desafío)";
const others = "(candidat*|persona*|perfil*|postulante*|aspirante*|alguien|compañer*)";
const talk = "(entrevista*|reunión|día de prueba|jornada de prueba)";
const day = "(lunes|martes|miércoles|jueves|viernes|sábado|mañana|día \\d+*|\\d+*)";

export const esBuilt: BuiltWords = {
  applied: [
    "(tu|su) número de (candidatura|solicitud|inscripción) es",
    `(recibida|recibido|registrada|anotada) (tu|su) ~ ${papers}`,
    `(tu|su) ${papers} (al|a|en|para) ~~ (completado|registrado|registrada|recibida) `,
    "(hemos recibido|recibimos|nos han llegado) (correctamente )?(tus|sus) datos",
    `${your} ~ ${papers} ~~ (ha llegado|han llegado|llegó|en buenas manos|en nuestras manos|obra en nuestro poder|consta|registrad*|recibid*|en manos de|en nuestra oficina|en nuestro sistema|tiene el (código|número))`,
    `(ya tenemos|ya tengo|nos ha llegado|nos han llegado|hemos registrado|hemos recibido|recibimos|ha entrado|nos ha entrado) ~ ${your} ~ ${papers}`,
    `(queda|ha quedado|quedó) (registrad*|inscrit*|guardad*) ~ ${papers}`,
  ],
  screen: [
    `(haz|haga|realiza|realice|completa|complete) (nuestra|nuestro|esta|este|la|el) ~ ${test}`,
    `${day} ~~ (te|le) (llamamos|llamo|llamaremos|llamaré)`,
    `(te|le) (llamamos|llamo) ~ ${day}`,
    `(te|le) (llame|llamo|llamara|telefonee|telefoneo) ~ ${day}`,
    `(hagas|haga|realices|realice|completes|resuelvas|hacer) (un|una|este|esta|el|la) ~ ${test}`,
    "(mándanos|envíanos|envíenos|mándenos|grábanos) ~ (vídeo|video)",
    "(cuarto de hora|minutos|rato|momento|media hora|hueco|disponibilidad|disponible|libre) ~~ (por teléfono|llamada|telefónic*|llamarte|llamarle)",
    "(cuándo|a qué hora) ~~ (llamarte|llamarle|llamamos|llamo)",
    `(enlace|acceso|link|pasamos|mandamos|empieza|comienza|accede|empiece|acceda) ~~ ${test}`,
    `(pases|pasas|pasa|avanzas|avances|pase|has pasado) ~ (siguiente|próxima) (fase|etapa) ~~ ${test}`,
    "(graba|grabes|grabe|grabar|grábate|responde|responder) ~~ (vídeo|vídeos|en vídeo|videopreguntas)",
  ],
  interview: [
    `(ven|venga|vente) a ~ con nosotros ~ ${day}`,
    `(ven|venga|pásate|pase) a (vernos|conocernos|vernos al) ~~ ${day}`,
    "(tienes|tiene) (una )?cita (con nosotros|para)",
    `(te|le) (recibirá|recibiremos|espera|esperamos) ~ ${day}`,
    `(elige|elija|escoge|reserva|reserve|selecciona|seleccione|escoja|indícanos|indíquenos|dinos|díganos) ~ (hora|horario|hueco|fecha|día|cita|franja|turno|momento) ~~ ${talk}`,
    "(quiere|quieren|queremos|quiero|gustaría|desea|desean|encantaría|querría|querríamos|quisiera) ~ (entrevistarte|entrevistarle|entrevistarla|entrevistarlo|conocerte|conocerle|conocerla|conocerlo|verte en persona|recibirte|recibirle)",
    "(gustaría|encantaría|queremos|querríamos) que (vinieras|viniera|vengas|venga|te pasaras|te pases|se pasara|conocieras|conociera)",
    "(vente|ven|pásate|venga|pase|acércate|podrías venir|puedes venir|podría venir|puede venir|podrías pasarte|puedes pasarte) ~~ (entrevista*|a conocer*|a hablar|a charlar|día de prueba)",
    "(citamos|emplazamos|cito|esperamos) ~~ (entrevista*)",
  ],
  offer: [
    "(te|le|la|lo) (contratamos|cogemos|fichamos)",
    "(tu|su) primer día (es|será|sería)",
    "(empiezas|empezarías|empieza|te incorporas|se incorpora) (el|a partir del) \\d+",
    "(te|le) queremos (en el equipo|con nosotros|en nuestro|en nuestra)",
    "(tu|su) (incorporación|contratación) (como|a partir|está confirmada|queda confirmada)",
    "(encantaría|gustaría|ilusión|alegraría|felices|queremos) ~ que (empezaras|empieces|empiece|empezara|trabajaras|trabajes|trabaje|trabajara) (con nosotros|en|el|a partir)",
    "(tu|su) contrato ~~ (adjunto|adjuntado|firm*)",
    "(hemos elegido|te hemos elegido|le hemos elegido|nos hemos decidido por) ~ (ti|usted|para el puesto|para la plaza)",
    "(bienvenido|bienvenida) al (equipo|grupo)",
  ],
  rejected: [
    "(dar|dado|ofrecer|ofrecido|asignar|adjudicar) ~ (puesto|plaza|vacante) ~ a (alguien|otra|otro|una persona|un candidato)",
    "(cogido|elegido|contratado|fichado|escogido) (a )?(alguien|otra persona|otro candidato|otra candidata)",
    "(cubierto|cubierta|resuelto|resuelta|resolvió) ~ (internamente|de forma interna|promoción interna|una persona interna)",
    "no (es|son|tenemos|tengo|traigo) ~ (buenas|mejores) noticias",
    `(descartamos|desestimamos|rechazamos|archivamos) ~ (tu|su) ~ ${papers}`,
    "(quedamos|quedado|decantamos) con (un|una|otro|otra|el|la) ~ (perfil|persona|candidat*)",
    "(persona|candidat*) (elegida|seleccionada|escogida|elegido) ~~ (ya ha|ha firmado|se incorpora|empieza)",
    "(perfil|experiencia|candidatura|formación) ~ no (es lo que|es el que|encaja|se ajusta|cumple|responde|corresponde|coincide)",
    "no (formas|forma) parte ~ (finalistas|lista|selección|seleccionados)",
    "no (vamos a|va a|podemos) (seguir|continuar|avanzar)",
    "no (seguimos|continuamos|avanzamos) (con|adelante)",
    `(decidido|optado|elegido|decisión|decantado|apostado|preferido) ~~ (con|por|a) ~ ${others} ~~ (cuy*|que|más|mejor)`,
    `(hemos|han|ha|se ha) (finalmente |al final )?(elegido|contratado|seleccionado|escogido|preferido|nombrado|decantado|ofrecido el puesto|dado el puesto) (finalmente )?(a|por) (otra|otro|otros|otras|alguien)`,
    "(termina|acaba|finaliza|concluye|se cierra) (aquí )?~ (tu|su) (participación|candidatura|proceso|camino|recorrido)",
    "(tu|su) (participación|candidatura|proceso|camino|recorrido) ~ (termina|acaba|finaliza|concluye|se detiene|no sigue|no avanza|llega hasta aquí|no continúa|no pasa|se queda)",
    "(esta vez|en esta ocasión) (no ha podido ser|no será|no ha sido)",
  ],
  moved: [
    `(entrevista*|cita) ~ (pasa|se pasa|queda) (al|a la|para el) ~ ${day}`,
    "(pasamos|movemos|cambiamos|trasladamos|aplazamos|retrasamos|adelantamos) ~ (entrevista*|cita) ",
    "(mover|cambiar|pasar|retrasar|adelantar|aplazar|posponer) ~ (entrevista*|cita|reunión) ~ (al|a la|para)",
  ],
  wish: ["(encantaría|gustaría|agradecería*|alegraría|felices|genial) ~ si"],
};
