/** The words of the home page. */
export const copy = {
  hero: {
    heading: 'Put good equipment back to work',
    text: 'Your gift collects, repairs and delivers used microscopes, hospital beds and laptops to schools, labs and hospitals in Africa.',
    join: 'Join Our Mission',
  },
  programs: {
    eyebrow: 'What we do',
    heading: 'Core Programs',
    all: 'View All Programs',
    education: {
      title: 'Education',
      text: 'Computers and lab instruments, tested, loaded and set up in the classrooms where students use them.',
    },
    healthcare: {
      title: 'Healthcare',
      text: 'Beds, monitors and microscopes, checked by technicians and delivered to the wards that asked for them.',
    },
    volunteer: {
      title: 'Volunteer',
      text: 'People who test, repair and pack. An hour at the workbench can bring a laptop back for years.',
    },
  },
  newsletter: {
    heading: 'Stay Connected',
    text: 'Once a month we write what was delivered, to whom, and which crates are on their way.',
  },
  closing: {
    heading: 'Send the next crate on its way',
    text: 'Give what suits you, once or every month. Or bring your hands: there is always something to repair.',
    donate: 'Donate Now',
    volunteer: 'Become a Volunteer',
  },
} as const;
