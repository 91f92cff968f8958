/** Resumes of fictional people in care, trades and transport, each in another layout. */

export const NURSE = `Maribel Quistgaard, RN, BSN
Registered Nurse
Springfield, IL 62704 | (555) 010-2233 | maribel.q@example.com | linkedin.com/in/maribel-quistgaard

PROFESSIONAL SUMMARY
Compassionate registered nurse with eight years of acute care experience. Known for calm
judgement in busy wards and for training new colleagues.

PROFESSIONAL EXPERIENCE
Registered Nurse - ICU, Lakeview Memorial Hospital, Springfield, IL
March 2019 – Present
• Care for up to four critically ill patients per shift and coordinate with physicians, pharmacists
  and families.
• Precepted 12 new graduate nurses.

Staff Nurse, Prairie Community Clinic, Decatur, IL
June 2015 – February 2019
• Administered vaccines and medication.
• Introduced a hand-off checklist that cut errors by 20% in 2017.

EDUCATION
Bachelor of Science in Nursing, University of Illinois, 2015
GPA: 3.8/4.0
Associate Degree in Nursing, Richland Community College, 2013

LICENSES & CERTIFICATIONS
• Registered Nurse License, State of Illinois, 2015
• Basic Life Support (BLS), American Heart Association, expires 2026
• CCRN, American Association of Critical-Care Nurses, 2020

SKILLS
Patient assessment, IV therapy, Epic EHR, Wound care, Team leadership

LANGUAGES
English (native), Spanish (conversational)

REFERENCES
Available upon request
`;

export const ELECTRICIAN = `DARNELL OKONKWO-REYES
Journeyman Electrician
1420 Alder Street, Tacoma, WA 98402
Phone: 253-555-0144
Email: darnell.or@example.net

OBJECTIVE
To run commercial projects safely and on schedule.

WORK HISTORY

Journeyman Electrician | Pacific Rim Electric LLC | 04/2018 - Present
- Installed conduit, panels and transformers up to 480V
- Supervised two apprentices

Apprentice Electrician | Cascade Wiring & Sons | 09/2013 - 03/2018
- Pulled cable and read blueprints
- Completed 8,000 hours of supervised work

EDUCATION
Electrical Apprenticeship, Northwest Trade Institute, 2013 - 2018
High School Diploma, Lincoln High School, 2012

CERTIFICATIONS
Journeyman License (01) - State of Washington - 2018
OSHA 30, 2019
First Aid/CPR

SKILLS
- Conduit bending
- Blueprint reading
- Motor controls
- NEC 2020 code
`;

export const DRIVER = `Resume

Tobias Wendelmar
Class A CDL Driver
Tulsa, OK • 918.555.0119 • tobias.w@example.org

Experience
==========

Red Plains Freight Inc., Tulsa, OK
Long-Haul Truck Driver
2017 - present
* Drove 48 states, over 600,000 miles without an accident
* Kept electronic logs

Okie Bottling Company
Delivery Driver
2012 - 2016
* Delivered to 25 stores a day

Education
---------
GED, Tulsa Tech, 2010

Licenses
--------
Commercial Driver License Class A, Oklahoma DPS, 2016
Hazmat Endorsement, 2017
`;

export const CHEF = `Ottoline Farquharson
Sous Chef
ottoline@example.com · +44 20 7946 0123 · London, UK

Profile
Sous chef with a love for British produce and quiet kitchens.

Employment

Sous Chef at The Copper Kettle Restaurant (2019–2023)
- Ran a brigade of nine
- Cut waste by a third

Commis Chef at Hotel Belmarsh (2016–2019)
- Prepared cold starters

Training

Diploma in Professional Cookery, Westminster Kingsway College, 2016

Skills
Menu planning • Food hygiene • Stock control • Pastry

Interests
Foraging, Cycling
`;

export const CAPITALS = `RENATA OYELARAN-BLOOM
WAREHOUSE SUPERVISOR
MEMPHIS, TN  |  901-555-0187  |  RENATA.OB@EXAMPLE.COM

WORK EXPERIENCE:

DELTA CROWN LOGISTICS INC                         MEMPHIS, TN
WAREHOUSE SUPERVISOR                              06/2020 - PRESENT
- LEAD A TEAM OF 18 PICKERS
- TRAIN NEW STAFF ON FORKLIFTS

MIDSOUTH SUPPLY CO                                MEMPHIS, TN
FORKLIFT OPERATOR                                 01/2016 - 05/2020
- LOADED TRUCKS

EDUCATION:

HIGH SCHOOL DIPLOMA, RIVERSIDE HIGH SCHOOL, 2015

SKILLS: FORKLIFT, RF SCANNER, INVENTORY CONTROL
`;
