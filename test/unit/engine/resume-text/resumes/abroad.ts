/** Resumes of fictional people in German, French and Spanish. */

export const GERMAN = `Lebenslauf

Persönliche Daten
Name: Annegret Süßmilch
Anschrift: Lindenweg 4, 80331 München
Telefon: +49 89 5550123
E-Mail: a.suessmilch@example.de

Berufserfahrung

03/2018 – heute
Gesundheits- und Krankenpflegerin, Klinikum Isarblick, München
- Pflege auf der Intensivstation
- Anleitung von Auszubildenden

10/2014 – 02/2018
Altenpflegerin, Seniorenzentrum Abendsonne GmbH, Augsburg
- Betreuung von 20 Bewohnern

Ausbildung

2011 – 2014   Ausbildung zur Altenpflegerin, Berufsfachschule Augsburg
2011          Abitur, Gymnasium Schwabing, Note: 2,1

Kenntnisse
EDV: MS Office, SAP
Führerschein Klasse B

Sprachen
Deutsch (Muttersprache), Englisch (B2)
`;

export const FRENCH = `Églantine Vauquelin-Moreau
Infirmière diplômée d'État
12 rue des Tilleuls, 69003 Lyon
Tél. : 06 55 50 12 34
eglantine.vm@example.fr

EXPÉRIENCE PROFESSIONNELLE

Infirmière en réanimation, Hôpital Saint-Aubin, Lyon
janvier 2019 – aujourd'hui
- Prise en charge de patients intubés
- Formation des nouveaux arrivants

Aide-soignante – Clinique des Ormes – Grenoble
septembre 2014 – décembre 2018
- Soins d'hygiène

FORMATION

Diplôme d'État d'infirmier, IFSI de Lyon, 2018
Baccalauréat professionnel, Lycée Jean-Perrin, 2014

COMPÉTENCES
Soins intensifs, Travail en équipe, Pharmacologie

LANGUES
Français : langue maternelle
Anglais : B1
`;

export const SPANISH = `Aurelio Benavides Cordero
Profesor de Matemáticas
Sevilla, España | +34 655 501 234 | aurelio.bc@example.es

PERFIL
Profesor de secundaria con diez años en el aula.

EXPERIENCIA LABORAL

Profesor de Matemáticas en Colegio Monte Alto
Sevilla
septiembre de 2016 - actualidad
• Clases de ESO y Bachillerato
• Tutor de segundo curso

Profesor particular, Academia Nebrija
2013 - 2016
• Refuerzo de física

FORMACIÓN ACADÉMICA

Grado en Matemáticas, Universidad de Granada, 2009 - 2013
Máster en Formación del Profesorado, Universidad de Sevilla, 2014

HABILIDADES
GeoGebra, LaTeX, Moodle

IDIOMAS
Español (nativo), Inglés (C1)
`;
