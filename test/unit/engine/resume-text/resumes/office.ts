/** Resumes of fictional people in offices and schools, each in another layout. */

export const ENGINEER = `# Ilse Varga-Lindqvist

**Senior Software Engineer** | [ilse@example.dev](mailto:ilse@example.dev) | [github.com/ilsevl](https://github.com/ilsevl) | Portland, OR

## Summary

Backend engineer who likes *boring* technology and small teams.

## Experience

### Senior Software Engineer — Quillworks Inc.

*Jan 2021 – Present* | Remote

- Designed a **billing service** in TypeScript
- Cut build time from 14 to 3 minutes

### Software Engineer — Northwind Labs

*Jun 2017 – Dec 2020* | Portland, OR

- Wrote data pipelines in Go

## Education

### BSc Computer Science — Oregon State University

*2013 – 2017*

## Skills

| Area | Skills |
|------|--------|
| Languages | TypeScript, Go, SQL |
| Tools | Docker, PostgreSQL, Node.js |

## Projects

### [Tidepool](https://github.com/ilsevl/tidepool)

A small queue on top of SQLite.

- Technologies: Rust, SQLite
- Used by 40 teams

## Languages

- Swedish (native)
- English (C2)
`;

export const TEACHER = `Philippa Nakagawa
pnakagawa@example.edu                                              (555) 010-7788

TEACHING EXPERIENCE

Maple Ridge Elementary School                                      Eugene, OR
Fourth Grade Teacher                                               Aug 2018 - Present
  • Teach 26 pupils in all subjects
  • Lead the school's reading programme

Harbor Light Middle School                                         Salem, OR
Substitute Teacher                                                 Sep 2016 - Jun 2018
  • Covered mathematics and science

EDUCATION

Portland State University                                          Portland, OR
Master of Education                                                2016
University of California, Davis                                    Davis, CA
Bachelor of Arts in English Literature                             2014

SKILLS
Classroom management; Differentiated instruction; Google Classroom

VOLUNTEER EXPERIENCE

Reading Mentor, Eugene Public Library, 2019 - 2021
`;

export const ACCOUNTANT = `Name: Konstantin Abernathy
Address: 88 Quay Road, Bristol, UK
Tel: +44 117 496 0999
E-mail: k.abernathy@example.co.uk

KEY SKILLS
Accounting Software: Xero, Sage, QuickBooks
Reporting: IFRS, VAT returns, Month-end close
Office: Excel (advanced), Word

CAREER HISTORY

Sept 2018 - Present   Management Accountant, Brightwater Foods Ltd, Bristol
Prepared monthly accounts for three sites.
Led the move to Xero.

Jan 2014 - Aug 2018   Assistant Accountant, Harcourt & Lowe LLP, Bath
Kept ledgers for 40 clients.

QUALIFICATIONS AND EDUCATION

2013   BA (Hons) Accounting and Finance, University of the West of England
`;

export const STUDENT = `Wren Castellano-Ode
wren.co@example.edu | 555-010-4411 | Madison, WI

EDUCATION
University of Wisconsin, Madison
B.S. in Environmental Science, Expected May 2026
GPA: 3.65
Relevant Coursework: Soil Science, Statistics, GIS Mapping

PROJECTS
Campus Rain Garden – planted and measured a 200 square metre garden
Lake Watch – weekly water samples with R and QGIS

SKILLS
R, QGIS, Python, Technical writing

ACTIVITIES
Rowing club
`;

export const CHANGER = `Bartholomew Achterberg
Career changer: from stage technician to data analyst
Denver, CO | bart.a@example.com | 720-555-0166

SUMMARY
Stage technician moving into data analysis.

RELEVANT EXPERIENCE

Data Analyst Intern
Highline Transit Authority
May 2023 - Aug 2023
- Built dashboards in Tableau

OTHER EXPERIENCE

Stage Technician
Blue Mesa Theatre Company
2011 - 2022
- Rigged lights for 200 shows

EDUCATION

Certificate in Data Analytics, Front Range Community College, 2023
B.F.A., Theatre Design, University of Denver, 2010

TECHNICAL SKILLS

Languages: Python, SQL
Tools: Tableau, Excel, Git
`;

export const PROMOTED = `Seraphina Dolan-Mbeki
seraphina.dm@example.com | Columbus, OH

EXPERIENCE

Larkspur Insurance Group, Columbus, OH
Claims Manager                              Jan 2020 - Present
- Manage 14 adjusters
Claims Adjuster                             Mar 2016 - Dec 2019
- Settled property claims

Buckeye Savings Bank, Dayton, OH
Bank Teller                                 2014 - 2016
- Served customers

EDUCATION
B.A. Economics, Ohio University, 2014

SKILLS
Negotiation | Guidewire | Excel
`;

export const COLUMNS = `Leopold Strand
leopold.s@example.com

SKILLS                      EXPERIENCE
Welding                     Welder, Ironbark Steel Inc
MIG and TIG                 2018 - Present
Blueprints                  - Welded pressure vessels
Forklift                    - Read drawings
                            Welder Helper, Gulf Fabricators LLC
LANGUAGES                   2015 - 2018
English (native)            - Ground and cleaned parts
Polish (basic)
                            EDUCATION
                            Certificate in Welding, Gulf Coast Technical College, 2015
`;
