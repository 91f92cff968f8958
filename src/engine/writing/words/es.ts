import type { WordTable } from "./types.ts";

/** The words of Spanish. */
export const es: WordTable = {
  plain:
    "nuestro nuestra nuestros nuestras llevo hice hago hacia tarea tareas actual el la los las lo un una unos unas yo me mi mis mio mia nos se le les su sus este esta estos estas ese esa eso esto aquel aquella que quien cual donde cuando como " +
    "soy fui era eres es son fue fueron sido ser estoy esta estaba estado he ha han habia tengo tiene tenia tuve hay " +
    "y e o u pero tambien ademas luego despues antes anteriormente desde hasta de del a al en entre con por para sin sobre durante tras segun ni no nunca alli ahi aqui asi " +
    "actualmente ahora hoy actualidad trabajo trabaje trabajando trabajaba trabajado trabajar cargo puesto experiencia experiencias conocimiento conocimientos habilidades competencias incluyen incluye entre cuento manejo uso utilizo sr sra don dona tipo forma parte aporto aportar ofrezco mismo misma otro otra",
  letter:
    "estimado estimada estimados estimadas senor senora senores senoras sr sra equipo hola buenos dias dirijo ustedes usted presentar presento presentarme candidatura candidato candidata puesto vacante oferta anuncio solicito solicitar solicitud optar postular postulo interesa interesado interesada interes interesan gustaria encantaria quisiera deseo escribo porque empresa grupo hotel casa parte formar mucho muy gran " +
    "quedo espera bien me disposicion entrevista conversar hablar conocerles conocer conocernos agradezco agradecimiento gracias antemano atencion espero esperando respuesta noticias pronto saludo saludos cordial cordiales cordialmente atentamente atento adjunto curriculum carta atrae atraen llama aprender mas buscan busca necesitan ofrecen piden pide valoran su sus les tiempo posible oportunidad disponible unirme incorporarme sumarme ilusion ilusiona alegraria",
  wish: "quedo parece conviene encaja curriculum estimado estimada estimados estimadas hola candidatura solicito interesa interesado interesada interes interesan gustaria encantaria quisiera deseo escribo disposicion agradezco gracias espero saludo saludos atentamente cordialmente adjunto atrae atraen postulo optar alegraria ilusion disponible",
  you: "usted ustedes vacante oferta anuncio buscan necesitan ofrecen piden",
  opening: "vacante oferta anuncio candidatura solicito puesto postulo optar",
  me: "mi mis soy fui era tengo tuve tenia he habia cuento aporto aportar hablo domino",
  held: "como con experiencia conocimientos habilidades competencias",
  subject: "yo",
  strong: "y e pero tambien ademas luego despues donde mientras alli yo antes",
  weak: "en como de del a al con para durante desde hasta entre por tras antes",
  bind: "mediante gracias porque que lo cual asi logrando consiguiendo permitiendo debido",
  share:
    "ayude ayudo ayudar ayudando ayuda apoye apoyo apoyar apoyando asisti asisto asistir asistencia|colaboro colabore colaborar colaboracion participe participo participar participacion contribui contribuyo contribuir contribucion|junto juntos conjuntamente companeros companeras colegas|supervision bajo",
  lower:
    "ayudante auxiliar asistente adjunto adjunta subjefe subjefa subdirector subdirectora aprendiz aprendices becario becaria practicas practicante junior interino interina suplente segundo segunda voluntario voluntaria voluntariado vice pasante estudiante",
  some: "parte parcialmente algunos algunas mitad casi varios varias mayoria",
  not: "no nunca sin ningun ninguna ninguno ni excepto jamas",
  unfinished:
    "curso cursando pendiente previsto prevista planificado planeado incompleto inacabado basico basica basicos nociones principiante elemental no",
  studying: "actualmente cursando estudio estudiando curso ahora",
  finished: "complete termine finalice obtuve aprobe conclui",
  now: "actual actualmente ahora hoy",
  present: "soy estoy trabajo",
  working: "trabajo trabaje trabajando trabajaba trabajado trabajar",
  since: "desde",
  until: "hasta a",
  before: "antes despues tras anteriormente",
  least: "mas minimo menos superior",
  most: "hasta maximo",
  about: "unos unas aproximadamente cerca alrededor casi",
  there: "alli ahi",
  relation: "por|para|bajo|con|a",
  being: "soy fui era como sido es",
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  numbers:
    "cero:0 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16 veinte:20 veinticinco:25 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100",
  scales: "mil:1000 millon:1000000 millones:1000000",
  percent: "ciento",
  often:
    "hour:hora|day:dia diario diaria diariamente|week:semana semanal semanales semanalmente|month:mes mensual mensuales mensualmente|year:ano anual anuales anualmente",
  each: "por cada al a la",
  same: "reducir disminuir bajar rebajar|aumentar incrementar subir|formar capacitar|cliente comensal|cliente clientes|crear disenar",
  acts: "gestion:gestion|diseno:disen|elaboracion:elabor|atencion:atend atiend|desarrollo:desarroll|coordinacion:coordin|direccion:dirig dirij|formacion:form|supervision:supervis|planificacion:planific|organizacion:organiz|mantenimiento:manten mantuv|preparacion:prepar|instalacion:instal|reparacion:repar|redaccion:redact|venta:vend|limpieza:limpi|ensenanza:ensen|creacion:cre|implementacion:implement|implantacion:implant|analisis:analiz|registro:registr|cuidado:cuid",
  implied:
    "home:vivo resido domicilio casa direccion residencia|job:empleado empleada|volunteering:voluntario voluntaria voluntariado|degree:titulo titulacion estudie estudios estudiar estudio grado diploma formacion obtuve termine|certificate:certificado certificacion titulo carne obtuve obtenido conseguido|skill:nivel conozco usar utilizar manejar domino|language:idioma idiomas hablo nivel lengua materna nativo|award:premio galardon|publication:publique publicado articulo|project:proyecto|interest:interes|contact:contacto",
  irregular:
    "reducir reduje reduzco redujo reducido|hacer hice hago hecho|dirigir dirijo dirigi dirigido|atender atendi atiendo atendido|conducir conduje conduzco|escribir escribi escribo escrito|elegir elijo elegi|producir produje produzco|servir sirvo servi|mujer mujeres",
  headings:
    "perfil contacto experiencia laboral profesional formacion educacion estudios habilidades competencias idiomas certificados certificaciones proyectos voluntariado intereses premios publicaciones referencias resumen carta presentacion datos personales",
};
