/** The copy of /about and /mission. The history is an example, like everything that names the organisation. */
export const copy = {
  about: {
    eyebrow: (name: string) => `About ${name}`,
    heading: 'Good equipment should not sit idle',
    intro:
      'We collect used educational and medical equipment, repair it and deliver it to the schools, labs and hospitals in Africa that asked for it. Then we show where it went.',
  },
  people: {
    heading: 'Who we are',
    registered: (registration: string) => `Registered charity: ${registration}.`,
    team: 'Team',
    board: 'Board',
    partners: 'Partners',
    asOf: (day: string) => `Names as of ${day}`,
  },
  aboutUs: {
    heading: 'About Us',
    factsLabel: 'Delivered so far',
    asOf: (day: string) => `As of ${day}`,
    text: (name: string) => [
      'Laboratories, hospitals and offices replace equipment that still works. A microscope goes into a cupboard because a newer one has arrived. A hospital bed is retired when the ward is rebuilt. Laptops are written off the day their warranty ends.',
      `${name} began in Houston in 2016, in a borrowed storeroom, with forty microscopes that a college no longer needed. A teachers’ association in Enugu had been looking for exactly that. Our first volunteers cleaned the lenses, replaced the lamps, packed the crates and saw them onto the ship. By the end of that school year, the microscopes were in six classrooms.`,
      'We still work that way. A school, lab or hospital tells us what it needs and what its building can power. We find equipment that fits, and our volunteers test it, repair it and pack it with spare parts and instructions. A local technician sets it up with the people who will use it. Then we publish who received it, and when.',
    ],
    write: (contactPath: string) =>
      `Do you have equipment to give, or another question? [Write to us](${contactPath}).`,
  },
  values: {
    heading: 'Our core values',
    intro: 'What we hold ourselves to, from the first phone call to the day the equipment is switched on.',
    list: [
      {
        name: 'Equity & Dignity',
        text: 'We only send what was asked for. The people who receive equipment are partners: they choose it, they can turn it down, and they decide how they appear in photos.',
      },
      {
        name: 'Sustainability & Stewardship',
        text: 'Every repair keeps one instrument out of landfill and saves making another. We send only what can be powered, maintained and supplied with parts where it is going, and recycle the rest.',
      },
      {
        name: 'Integrity & Accountability',
        text: 'Each project shows its budget, what it has raised and, after delivery, photos with the date and the name of the institution. We claim only what we can show.',
      },
      {
        name: 'Collaboration & Innovation',
        text: 'Teachers, nurses, technicians and shippers plan each delivery together. When a part is no longer made, our volunteers find another way, and we share it.',
      },
    ],
  },
  mission: {
    eyebrow: 'Our mission',
    heading: 'Equipment belongs where it is used',
    statement:
      'Our mission is to collect educational and medical equipment that is no longer used, repair it, and deliver it to the schools, labs and hospitals in Africa that have asked for it.',
  },
  vision: {
    heading: 'Our vision',
    statement: 'No lesson, test or treatment should wait for an instrument that sits idle somewhere else.',
    text: 'We look forward to the day when a lab in Kumasi can order a spare part as easily as one in Houston, when the technician who repairs the centrifuge was trained in the same town, and when passing on used equipment is normal. Until then, each crate brings one more classroom or ward closer to that day.',
  },
  steps: {
    heading: 'From one storeroom to the next classroom',
    list: [
      {
        title: 'Asked for',
        text: 'A school, lab or hospital tells us what it needs, what power it has and who will use it.',
      },
      {
        title: 'Found and repaired',
        text: 'We match the request with donated equipment. Volunteers test, repair and clean it.',
      },
      {
        title: 'Delivered and set up',
        text: 'It travels with spare parts and instructions. A technician sets it up with the people who will use it.',
      },
      {
        title: 'Proven',
        text: 'We publish photos on the project page, with the date and the name of the institution.',
      },
    ],
    projects: 'See the projects',
  },
  takePart: {
    heading: 'Help the next delivery on its way',
    text: 'A gift pays for testing, repair and transport. A monthly gift lets us plan shipments ahead.',
    donate: 'Donate Now',
    monthly: 'Become a Monthly Supporter',
    volunteer: (volunteerPath: string) =>
      `Would you rather give your time? [Volunteer with us](${volunteerPath}): there is always something to test, repair or pack.`,
  },
} as const;
