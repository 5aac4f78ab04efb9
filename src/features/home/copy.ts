/** The copy of the home page. */
export const copy = {
  hero: {
    heading: 'Put good equipment back to work',
    text: 'We repair used microscopes, hospital beds and laptops and deliver them to schools, labs and hospitals in Africa. Your gift pays for it.',
    join: 'Join Our Mission',
  },
  delivered: {
    heading: 'Just delivered',
    text: 'We publish every delivery with a photo, the recipient and the date.',
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        name: 'Collect',
        text: 'Colleges, hospitals and offices give us equipment that has years of use left.',
      },
      { name: 'Repair', text: 'Volunteers test it, replace what is worn and pack it with spare parts.' },
      {
        name: 'Deliver',
        text: 'It goes to a school, lab or hospital that asked for it. A local technician sets it up.',
      },
      { name: 'Prove', text: 'We publish who received it, where and when, with a photo.' },
    ],
  },
  nearly: {
    heading: 'Nearly there',
    text: 'These projects are closest to their goal. Your gift could complete one.',
    all: 'See All Projects',
    toGo: (amount: string) => `${amount} to go`,
  },
  spending: {
    heading: 'Where a dollar goes',
    withoutShares: 'A registered charity',
    registered: (registration: string) => `Registered charity: ${registration}.`,
    cents: (cents: number) => `${cents}¢`,
    about: 'Who we are',
  },
  figuresAsOf: (day: string) => `Figures as of ${day}`,
  programs: {
    eyebrow: 'What we do',
    heading: 'Core Programs',
    all: 'View All Programs',
    education: {
      title: 'Education',
      text: 'Computers and lab instruments, tested, fitted with software and set up in the classrooms where students use them.',
    },
    healthcare: {
      title: 'Healthcare',
      text: 'Beds, monitors and microscopes, checked by technicians and delivered to the wards that asked for them.',
    },
    volunteer: {
      title: 'Volunteer',
      text: 'People who test, repair and pack. An hour at the workbench can give a laptop years more use.',
    },
  },
  newsletter: {
    heading: 'Stay Connected',
    text: 'Once a month: what was delivered, to whom, and what is on its way.',
  },
  closing: {
    heading: 'Send the next crate on its way',
    text: 'Give any amount, once or every month. Or give your time: there is always something to repair.',
    donate: 'Donate Now',
    volunteer: 'Become a Volunteer',
  },
} as const;
