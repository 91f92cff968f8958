/** Resumes of fictional people in layouts that need more than one rule. */

export const SIDE_COLUMN = `Contact
jana.horvath@example.com
www.linkedin.com/in/janahorvath (LinkedIn)

Top Skills
Payroll
Onboarding

Languages
English (Full Professional)
Slovak (Native or Bilingual)

Jana Horvath
HR Business Partner at Bluepeak Software
Bratislava, Slovakia

Summary
HR professional with a focus on growing teams.

Experience

Bluepeak Software
HR Business Partner
January 2021 - Present (4 years 3 months)
Bratislava, Slovakia

Responsible for hiring across three countries.

Tatra Insurance
5 years 2 months
HR Specialist
March 2018 - December 2020 (2 years 10 months)

HR Assistant
November 2015 - February 2018 (2 years 4 months)
Nitra

Education
Comenius University
Master's degree, Psychology · (2010 - 2015)
`;

export const UNHEADED = `Beatrix Nwosu
Cook
+1-555-010-2020

I have worked in kitchens for ten years and love to teach younger cooks how to work clean.

Line Cook, Harborview Grill, Portland, ME
2019 - 2023
- Grill station
- Prep

Dishwasher, Casco Diner, Portland, ME
2016 - 2019

Portland Adult Education
GED, 2015

Skills: knife work, grill, food safety
`;

export const LABELLED = `WALTER PRITCHARD
Maintenance Technician

CONTACT INFORMATION
Phone: 414-555-0160
Email: wpritchard@example.com
Address: 52 Birch Ln, Milwaukee, WI 53202

PROFILE SUMMARY
Hands-on technician. 15 years in food plants.

WORK EXPERIENCE
Company: Badger Dairy Cooperative
Position: Maintenance Technician
Dates: May 2014 - Present
Responsibilities:
- Repair packaging lines
- Weld stainless parts

Company: Lakefront Canning Co.
Position: Machine Operator
Dates: 2008 - 2014
Responsibilities:
- Ran fillers

EDUCATION
Degree: Associate of Applied Science in Industrial Maintenance
School: Milwaukee Area Technical College
Year: 2008

SKILLS
• Welding (TIG, MIG)   • PLC troubleshooting   • Hydraulics
• Preventive maintenance   • Forklift
`;

export const GROUPED = `Theodora Mills
theodora@example.com

PROFESSIONAL EXPERIENCE

UNITED COMMUNITY BANK, Raleigh, NC                         2010 – Present
Vice President, Branch Operations (2018 – Present)
• Direct 14 branches
Branch Manager (2013 – 2018)
• Opened new branch

FIRST CAROLINA CREDIT UNION, Durham, NC                    2006 – 2010
Teller
• Handled cash

EDUCATION
BS in Finance | NC State University | 2006

SKILLS
Coaching, Compliance, Lending
`;
