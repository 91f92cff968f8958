import type { MoveWords } from "./types.ts";

const papers =
  "(candidatura|solicitud|currículum|currículo|cv|inscripción|documentación|correo|carta|datos|perfil|mensaje|postulación)";
const others =
  "(otra persona|otro|otra|otros|otras|alguien|candidat*|perfil|perfiles|una persona|un candidato|una compañera|un compañero)";
const post = "(puesto|plaza|vacante|trabajo|oferta|posición|proceso|empleo|prácticas)";
const weekday = "(lunes|martes|miércoles|jueves|viernes|sábado|mañana|hoy)";
const clock = "(las \\d{1,2}|la una|mediodía|\\d{1,2} \\d\\d|\\d{1,2} h)";

export const esMoves: MoveWords = {
  declined: [
    "(puesto|plaza|trabajo) (~ )?(fue|va|irá|se la|se lo|ha ido) (~ )?(para|a|al|llev*)|(no apt*|no supera*|no alcanza*|excluid*|no admitid*|no seleccionad*|puntuación insuficiente|no ha obtenido)|(necesitamos|buscamos|hacía falta) (~ )?(alguien|una persona) (~ )?(que|con|más)|hemos cogido a|cogimos a",
    `(elegido|elegir|optado|optar|escogido|seleccionado|decantado|decidido|decidimos|quedado|contratado|cogido|decantarnos|continuar|continuaremos|seguir|seguiremos|avanzar|apostado|preferido|inclinado) (~ )?${others}`,
    `${others} (~~ )?(elegid*|seleccionad*|contratad*|se ajusta*|encaja*|más experiencia|mejor|cubierto)`,
    `(el|la|ese|este|esta) (~ )?${post} (~ )?(ya|está|ha sido|se ha|ha quedado|queda|se) (~ )?(cubiert*|cubrió|ocupad*|cancelad*|cerrad*|no|suspendid*|desierta|anulad*|pillad*|dad*)`,
    "(no|ni|sin) (~ )?(seguir adelante|seguiremos|continuar*|continuas|continúas|avanzar|pasar|pasas|seleccionad*|elegid*|encaja*|ha sido posible|podemos ofrecer*|podemos contar|vamos a (seguir|contar|continuar)|has sido|ha sido|ha salido|sales|contaremos|podremos|hemos podido|eres|finalista|superado|hay plaza)",
    "(descartad*|rechazad*|desestimad*|denegad*|fuera del proceso|respuesta negativa|es que no|va a ser que no|esta vez no)",
  ],
  regret: [
    "(lament*|desgraciadamente|desafortunadamente|lástima|pena|siento|sentimos|malas noticias|mala noticia|no (~ )?(buenas noticias|la noticia|la respuesta)|por desgracia|decepcion*)",
  ],
  parting: [
    "(dese*|suerte|éxito*|mejor|ánimo) (~~ )?(búsqueda|futuro|carrera|trayectoria|camino|profesional|suerte|éxito*|proyectos)",
    "(guardar*|conservar*|mantendr*|tendr*|guardamos|quedamos) (~ )?(currículum|cv|datos|perfil|candidatura|contacto|en cuenta|base de datos)",
    "(futur*|otr*|nuevas|próxim*) (~ )?(oportunidad*|vacante*|proceso*|ofertas|ocasi*|selecci*)|(volver|vuelve|vuelvas|vuelva) (~ )?(intentar*|presentar*|postular*|inscribir*|escribir*|probar)|te animamos|le animamos|si surge",
    "(mucha|mucha|buena) suerte",
  ],
  rivals: [
    "(gran número|muchas|muchos|numerosas|más de \\d+|\\d+|alto|elevado) (~ )?(candidaturas|candidatos|solicitudes|currículos|personas|nivel|número)",
    "(decisión|elección) (~ )?(difícil|complicada|reñida|fácil)|(difícil|reñid*) (~ )?(decisión|elegir|elección)|tras (~ )?(valorar|analizar|revisar|estudiar|pensarlo|deliberar|mucho)|(más|mejor) (~ )?(ajusta|encaja|adecuad*|experiencia|cercan*)|finalmente|al final",
  ],
  hired: [
    "(queremos|nos gustaría|encantaría|hemos decidido|decidido) (~ )?(que (te|se|formes|forme|trabajes|trabaje|vengas|empieces|seas|sea)|contratar*|incorporar*|contar contigo|contar con usted|ofrecer*|ficharte)",
    `(el|la) ${post} (~ )?(es|queda) (~ )?(para ti|tuy*|suy*|para usted)`,
    "(te|le|lo|la) (~ )?(contratamos|fichamos|cogemos|incorporamos|ofrecemos (~ )?(puesto|plaza|contrato|trabajo)|han cogido|hemos elegido|hemos seleccionado|esperamos el primer día|damos la bienvenida)",
    "(has sido|ha sido|eres|es usted) (~ )?(seleccionad*|elegid*|la persona (elegida|seleccionada)|contratad*|admitid*|nuestr*) (~ )?(para|como)",
    "(contrato|carta oferta|oferta formal|oferta de trabajo|oferta laboral|propuesta de contrato|oferta económica|carta de oferta) (~~ )?(adjunt*|firm*|enviamos|mandamos|revis*|aceptar|listo|preparado|formalizar|para ti)",
    "(bienvenid*) (~ )?(a|al) (~ )?(equipo|empresa|familia|casa|bordo)|(empezarías|empiezas|comenzarías|comienzas|incorporarías|incorporas|te incorporarás|cuándo (puedes|podrías|puede|podría) (empezar|incorporarte|incorporarse|comenzar))",
    "(es un sí|que sí|decir que sí|nos quedamos contigo|estás dentro|cuento contigo|contamos contigo)",
  ],
  joy: [
    "(enhorabuena|felicidades|felicita*|buena noticia|buenas noticias|alegría|alegra|encantad*|placer|ilusión|genial|estupendo)",
  ],
  terms: [
    "(salario|sueldo|bruto|brutos|neto|mensual*|anual*|pagas|periodo de prueba|vacaciones|jornada|indefinido|temporal|horas semanales)",
    "(contrato|firm*|cuenta bancaria|número de afiliación|seguridad social|reconocimiento médico|alta|uniforme|incorporación|primer día|nómina|dni y)",
  ],
  come: [
    "(esperamos|espero|recib*|vemos) (~ )?(te|le|el|lunes|martes|miércoles|jueves|viernes|a las)|(entrevista|cita|prueba) (~~ )?(lunes|martes|miércoles|jueves|viernes|el \\d{1,2}|día \\d{1,2}|a las|presencial|con)|entrevistarle|entrevistarte",
    `(venir|vengas|venga|ven|pasar|pasarte|pases|pase|pásate|acercar*|acudir|acuda|acercarte|presentar*|presente|reunirnos|vernos|vemos|quedar|esperamos|citamos|cita|citar*) (~~ )?(${weekday}|${clock}|oficina|tienda|taller|centro|instalaciones|semana|hablar|local)`,
    `(${weekday}|semana) (~~ )?(venir|vengas|venga|pasar*|acercar*|acudir|presentar*|vernos|reunirnos|quedar|hablar|conocer*|entrevista|esperamos|reunión)`,
    "(conocerte|conocerle|conocerlo|conocerla|conocernos|entrevista|entrevistar*|tomar un café|charlar en persona|en persona|día de prueba|prueba práctica|siguiente fase|segunda fase|fase final|finalista|preseleccionad*|has pasado|ha pasado|has superado|ha superado|convoc*|reunión)",
    "(elige|elegir|escoge|selecciona|reserva|reservar) (~ )?(hora|hueco|franja|fecha|día|horario)",
  ],
  logistics: [
    "(traer|traiga|trae|traigas|llevar|lleva|aportar) (~~ )?(dni|documento|identidad|currículum|título*|original*|carné|portfolio|ropa|fotocopia|cv)",
    "(recepción|planta|puerta|aparcar|aparcamiento|pregunta|pregunte|metro|parada|sala|despacho|portal|telefonillo|timbre)",
    "(durará|dura|duración|calcula|unos|aproximadamente) (~ )?(\\d+ minutos|una hora|media hora|minutos|hora)",
    "(teams|zoom|google meet|videollamada|enlace|videoconferencia)",
  ],
  agree: [
    "(viene bien|vendría bien|va bien|iría bien|parece bien|encaja ese|posible|disponible|disponibilidad|libre|puedes|podrías|podría)",
    "(confirm*|dime|díganos|dinos|avísa*|indíca*|responde|rogamos) (~ )?(asistencia|si|disponibilidad|cuándo|qué|hora|cita|horario)",
  ],
  ring: [
    "(llamar*|llamada|llamo|llamaré|teléfono|telefónic*|telefonear*) (~~ )?(minutos|cuándo|hora|lunes|martes|miércoles|jueves|viernes|mañana|semana|breve|número|hablar|conocer*|tarde)",
    "(hablar|charlar|conversar|breve|rápida|primera|número|cuándo|minutos|rato|te|le|localizar*) (~~ )?(llamada|llamar*|teléfono|telefónic*|llamo|llamemos|videollamada)",
  ],
  tested: [
    "(prueba|test|ejercicio|cuestionario|caso práctico|evaluación|reto|examen) (~~ )?(adjunt*|enlace|realizar|completar|hacer|enviar|devolver|minutos|días|antes|rellenar|resolver|técnic*|online|psicotécnic*)",
    "(realizar|realice|completar|completa|hacer|haz|hagas|resolver|rellenar|rellenes|enviamos|siguiente paso|responder) (~~ )?(prueba|test|ejercicio|cuestionario|caso práctico|evaluación|reto)",
  ],
  arrived: [
    "(lo|la) (~ )?(paso|tengo|tenemos|he leído|he visto|hemos visto|leeré|miro|reenvío)|recibid*|(registrad*) (~ )?(con el número|bajo)|(me|nos) (ha|han) llegado",
    `${papers} (~~ )?(ha|hemos|está|se ha|nos|fue|han) (~ )?(llegado|recibid*|registrad*|enviad*|completad*|ha llegado|realizad*|aquí|buenas manos|correctamente)`,
    `(recib*|hemos recibido|gracias por|agradecemos|confirm*|llegado|tenemos|tengo|acus*) (~ )?(${papers}|inscribirte|postular*|presentarte|enviarnos|apuntarte)`,
    "(inscripción|candidatura|solicitud) (recibida|enviada|registrada|confirmada|completada)|(te has|se ha) inscrito|acuse de recibo",
  ],
  waiting: [
    "(revis*|valor*|analiz*|estudi*|mirar*|leer*) (~~ )?(candidatura|perfil|currículum|solicitud|cv|calma|detenidamente|semanas|días|equipo)",
    "(contact*|pondremos|pondré|responder*|contestar*|noticias|sabrás|diremos|diré|avisar*|escribir*|informar*|respuesta) (~~ )?(contigo|con usted|en contacto|días|semanas|semana|pronto|nuestras|breve|plazo|sea cual sea|algo|caso)",
    "(en|dentro de|antes de|a lo largo de) (~ )?(\\d+|dos|tres|unos|pocos|próximos|esta|la próxima) (~ )?(días|semanas|semana)|no respond* (~ )?(correo|mensaje)|automátic*|número de (referencia|solicitud)|en caso de (que )?(encaj*|seguir)",
  ],
  quit: [
    "(retirad*|retirar|retirada|renuncia|baja|desistimiento) (~~ )?(candidatura|proceso|solicitud|lista)|(candidatura|solicitud) (~~ )?(retirada|anulada|cancelada) (~ )?(petición|solicitud|tu|su)|a petición (tuya|suya|propia)",
  ],
  beside: [
    "(se mantiene|queda igual|fecha anterior)",
    "(tus|sus) referencias",
    "(encuesta|tu opinión|su opinión|valora*(~ )?(experiencia|proceso)|qué te ha parecido|cuestionario de satisfacción)",
    "(fuera de la oficina|de vacaciones|de baja|ausente|respuesta automática|vuelvo el)",
    "(por error|equivocad*|no era para|iba para|ignora|haz caso omiso|borra*|confundid*|autocompletar)",
    "(todavía|aún|sigue en|seguimos (~ )?(valorando|revisando|entrevistando)|no hay decisión|paciencia|retraso|decidiremos|pendiente)",
    "(falta|faltan|adjunta*|sube|subir|envía* (~ )?(copia|título|certificado|dni)|aportar (~ )?documentación|necesitamos (~ )?(copia|certificado))",
    "(reembolso|factura|recibo|pedido|envío|reserva)",
    "(puertas abiertas|feria|seminario|webinar|taller|boletín|padres|socios|clientes|pacientes|vecinos|consejos|cómo|podcast|curso)",
    "(mi candidatura|mi currículum|me gustaría optar|adjunto mi|mi cv)",
    "(plazo (~ )?(amplía|termina|hasta|finaliza)|contraseña|código|confirma tu correo|protección de datos|consentimiento)",
    "(recomienda a)",
  ],
};
