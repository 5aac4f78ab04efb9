/** The words of /about and /mission. The history is an example, like everything that names the organisation. */
export const copy = {
  about: {
    eyebrow: (name: string) => `About ${name}`,
    heading: 'Good equipment should not stand idle',
    intro:
      'We collect used educational and medical equipment, make it work again and deliver it to schools, labs and hospitals in Africa. The people who asked for it put it to use, and we show where it went.',
  },
  aboutUs: {
    heading: 'About Us',
    factsLabel: 'Delivered so far',
    text: (name: string) => [
      'Laboratories, hospitals and offices replace equipment that still works. A microscope goes into a cupboard because a newer one has arrived. A hospital bed is retired because the ward is rebuilt. Laptops are written off on the day their warranty ends.',
      `${name} began in Houston in 2016, in a borrowed storeroom, with forty microscopes that a college could no longer use. A teachers’ association in Enugu had been looking for exactly that. Our first volunteers cleaned the lenses, replaced the lamps, packed the crates and saw them onto the ship. By the end of that school year the microscopes stood in six classrooms.`,
      'We still work in that order. A school, a lab or a hospital says what it needs and what its building can power. We look for equipment that fits, and our volunteers test it, repair it and pack it with its spare parts and instructions. A local technician sets it up with the people who will use it. Then we publish who received it, and when.',
    ],
    write: (contactPath: string) =>
      `Do you have equipment to give, or a question that this page leaves open? [Write to us](${contactPath}).`,
  },
  values: {
    heading: 'Our core values',
    intro:
      'What we hold ourselves to, from the first telephone call to the day the equipment is switched on.',
    list: [
      {
        name: 'Equity & Dignity',
        text: 'Nothing is sent that was not asked for. The people who receive equipment are colleagues: they choose it, they may refuse it, and they decide how they appear in a photo.',
      },
      {
        name: 'Sustainability & Stewardship',
        text: 'A repaired instrument is one that is neither thrown away nor made again. We send what can be powered, maintained and supplied with parts where it is going, and recycle what cannot.',
      },
      {
        name: 'Integrity & Accountability',
        text: 'Each project shows its budget, what has been raised and, once it has arrived, photos with the name of the institution and the date. What we cannot show, we do not claim.',
      },
      {
        name: 'Collaboration & Innovation',
        text: 'Teachers, nurses, technicians and shippers plan each delivery together. When a part is no longer made, somebody at the workbench finds another way, and we pass it on.',
      },
    ],
  },
  mission: {
    eyebrow: 'Our mission',
    heading: 'Equipment belongs where it is used',
    statement:
      'Our mission is to collect educational and medical equipment that is no longer used, make it work again, and deliver it to the schools, labs and hospitals in Africa that have asked for it.',
  },
  vision: {
    heading: 'Our vision',
    statement: 'No lesson, no test and no treatment waits for an instrument that stands idle somewhere else.',
    text: 'We look forward to the day when a lab in Kumasi orders a spare part as easily as one in Houston, when the technician who repairs the centrifuge was trained in the same town, and when used equipment is passed on as a matter of course. Until then, each crate brings one classroom or one ward closer to it.',
  },
  steps: {
    heading: 'From one storeroom to the next classroom',
    list: [
      {
        title: 'Asked for',
        text: 'A school, a lab or a hospital tells us what it needs, what power it has and who will use it.',
      },
      {
        title: 'Found and repaired',
        text: 'We match the request with equipment that was given to us. Volunteers test it, repair it and clean it.',
      },
      {
        title: 'Delivered and set up',
        text: 'It travels with spare parts and instructions. A technician sets it up with the people who will use it.',
      },
      {
        title: 'Shown',
        text: 'We publish photos with the name of the institution and the date, on the page of the project.',
      },
    ],
    projects: 'See the projects',
  },
  takePart: {
    heading: 'Help the next delivery on its way',
    text: 'A gift pays for testing, repair and transport. A monthly gift lets us promise a shipment before the container is full.',
    donate: 'Donate Now',
    monthly: 'Become a Monthly Supporter',
    volunteer: (volunteerPath: string) =>
      `Would you rather give time? [Volunteer with us](${volunteerPath}): there is always something to test, repair or pack.`,
  },
} as const;
