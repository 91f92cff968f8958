import type { Writer } from "../types.ts";

export const mechanic: Writer = {
  name: "a truck mechanic",
  resume: {
    basics: { name: "Abel Stroud" },
    work: [
      {
        position: "Heavy Vehicle Mechanic",
        name: "Redgate Haulage",
        startDate: "2012-05",
        endDate: "2019-08",
        highlights: [
          "Serviced a fleet of 60 trucks.",
          "Diagnosed faults in hydraulic and braking systems.",
          "Never missed a safety inspection.",
        ],
      },
      {
        position: "Workshop Supervisor",
        name: "Kingfisher Buses",
        startDate: "2019-09",
        highlights: [
          "Supervise 8 mechanics on two shifts.",
          "Reduced vehicle downtime by a third.",
          "Responsible for ordering parts.",
        ],
      },
    ],
    education: [
      {
        studyType: "Apprenticeship",
        area: "Heavy Vehicle Maintenance",
        institution: "Norland Motor School",
        startDate: "2009",
        endDate: "2012",
      },
    ],
    certificates: [{ name: "MOT tester", date: "2015" }, { name: "ADR certificate (expired 2021)" }],
    interests: [{ name: "Restoring old tractors" }],
  },
  opening: {
    title: "Fleet Engineer",
    company: "Wexcombe Ambulance Trust",
    text: "Wexcombe Ambulance Trust needs a Fleet Engineer for 140 ambulances. Electric vehicle training (IMI Level 3), experience with emergency vehicles, on-call rota. You will supervise 12 technicians and manage a £600k parts budget.",
  },
  honest: `
- | Dear Sir/Madam,
- | Please consider me for the post of Fleet Engineer.
w1 | Since September 2019 I have been workshop supervisor at Kingfisher Buses.
w1.0 | I supervise eight mechanics on two shifts.
w1 w1.0 | As workshop supervisor at Kingfisher Buses, I supervise 8 mechanics on two shifts.
w1.1 | Vehicle downtime was reduced by a third.
w1.2 | I am responsible for ordering parts.
w0 w0.0 | From May 2012 to August 2019, I serviced a fleet of 60 trucks as a heavy vehicle mechanic at Redgate Haulage.
w0.1 | I diagnosed faults in braking and hydraulic systems.
w0.2 | I never missed a safety inspection.
e0 | I did my apprenticeship in Heavy Vehicle Maintenance at Norland Motor School from 2009 to 2012.
c0 | I have been an MOT tester since 2015.
c1 | My ADR certificate expired in 2021.
i0 | In my free time, one of my interests is restoring old tractors.
- | The on-call rota would suit me.
- | I would be keen to take the electric vehicle training you mention.
- | I look forward to meeting you.
n | Abel Stroud
`,
  fabricated: `
number | I supervise 12 technicians.
number | I supervise 80 mechanics.
shifts | I supervise 8 mechanics on three shifts.
third | I reduced vehicle downtime by two thirds.
half | I reduced vehicle downtime by half.
budget | I manage a £600k parts budget.
expired | I hold an ADR certificate.
interest | I have experience in restoring old tractors.
skill | I have experience with emergency vehicles.
electric | I completed electric vehicle training.
level | I hold IMI Level 3.
tense | I service a fleet of 60 trucks.
merged | At Redgate Haulage I reduced vehicle downtime by a third.
merged | As workshop supervisor at Redgate Haulage I serviced a fleet of 60 trucks.
title | I am a fleet engineer at Kingfisher Buses.
title | I was workshop supervisor at Redgate Haulage.
date | I have been workshop supervisor at Kingfisher Buses since 2012.
negation | I missed a safety inspection.
never | I never missed a shift.
always | I always ordered parts on time.
systems | I diagnosed faults in electric systems.
cause | I supervise 8 mechanics and thereby reduced vehicle downtime by a third.
certificate | I am certified in Heavy Vehicle Maintenance by the state.
fleet | I serviced a fleet of 60 ambulances.
manager | I am the manager of 8 mechanics.
taken | You need somebody with experience with emergency vehicles, and that is me.
taken | Experience with emergency vehicles and electric vehicle training are what I bring.
hidden | My 140 ambulances were always ready.
`,
};
