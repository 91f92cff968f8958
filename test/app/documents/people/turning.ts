import type { Applicant } from "./people.ts";

export const preceptor: Applicant = {
  name: "preceptor",
  resume: `Amara Lindqvist
Registered nurse
amara.lindqvist@example.org | +1 303 555 0142 | Denver, CO

Summary
Registered nurse with seven years on medical-surgical floors, now moving into care coordination.

Experience

Registered nurse, Mesa Vista Hospital, Feb 2019 – Present
- Preceptor to four new graduates each year
- Administered medications and IV therapy on a 28-bed unit
- Coordination of discharge plans with social workers and families
- Member of the falls committee, which cut falls by 22%

Nursing assistant, Prairie Home Care, Aug 2016 – Jan 2019
- Assisted residents with meals, bathing and walking
- Vital signs and charting on night shifts

Education
BSN, Nursing, Front Range College, 2015 – 2019

Certificates
Registered Nurse License, State of Colorado, Jan 2019
Basic Life Support, Example Heart Association, Mar 2024

Skills
Discharge planning, Patient education, Electronic health records, Medication administration
`,
  posting: `Care Coordinator
Company: Juniper Health Network
Location: Denver, CO

Requirements
- Registered Nurse License
- Discharge planning
- Patient education
- 3 years of nursing experience
Nice to have
- Case management certification
`,
};

export const driver: Applicant = {
  name: "driver",
  resume: `Samuel Petrossian
Truck driver
samuel.petrossian@example.org | +1 419 555 0142 | Toledo, OH

Experience

Truck driver, Lakeline Freight, Apr 2015 – Present
- Drive 2,400 miles a week across five states
- Completed nine years without a preventable accident
- Plan routes around weather, weight limits and hours of service
- Freight, reefer and flatbed

Forklift operator, Toledo Glassworks, Jan 2012 – Mar 2015
- Loaded and unloaded 30 trailers a shift

Certificates
CDL Class A, State of Ohio, Mar 2015

Skills
Route planning, Customer service, DOT regulations, Forklift operation
`,
  posting: `Dispatcher
Company: Maumee Transport
Location: Toledo, OH

Requirements
- Route planning
- Customer service
- Knowledge of DOT regulations
- Microsoft Excel
`,
};

/** Who has little to tell and no post that shows what is asked for. */
export const graduate: Applicant = {
  name: "graduate",
  resume: `Noor Haddad
noor.haddad@example.org | Bristol, UK

Education
BA, English Literature, University of Avonmere, 2021 – 2024

Experience

Barista, Quayside Coffee, Jun 2022 – Aug 2023
- Served up to 200 customers a day

Volunteering
Reading mentor, Easton Library, Sep 2023 – Present

Skills
Proofreading, Copywriting, Microsoft Word
`,
  posting: `Editorial Assistant
Company: Harbour Press
Location: Bristol, UK

Requirements
- Proofreading
- Copywriting
- Degree in English or a related subject
- Adobe InDesign
`,
};
