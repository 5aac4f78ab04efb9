/** Fictional, with addresses that cannot exist (`.example`). */
export interface SampleDonor {
  name: string;
  email: string;
}

/** Donors of small sums. */
export const PEOPLE = [
  { name: 'Ada Obi', email: 'ada.obi@donors.example' },
  { name: 'Ngọzi Adéyẹmí', email: 'ngozi@donors.example' },
  { name: 'Samuel Whitfield', email: 's.whitfield@donors.example' },
  { name: 'Wanjiru Kamau', email: 'wanjiru@donors.example' },
  { name: 'Olumide Bankole', email: 'olumide.bankole@donors.example' },
  { name: 'María José Álvarez', email: 'mj.alvarez@donors.example' },
  { name: 'Kwame Asante', email: 'kwame@donors.example' },
  { name: 'Grace O’Connell', email: 'grace.oconnell@donors.example' },
  { name: 'Tendai Moyo', email: 'tendai@donors.example' },
  { name: 'Li Wei', email: 'liwei@donors.example' },
  { name: 'Fatou Ndiaye', email: 'fatou.ndiaye@donors.example' },
  { name: 'Henry Abernathy-Featherstonehaugh', email: 'h.a.featherstonehaugh@donors.example' },
  { name: 'Chidinma Eze', email: 'chidinma@donors.example' },
  { name: 'Zoë Lindqvist', email: 'zoe@donors.example' },
] as const satisfies readonly SampleDonor[];

/** Donors of large sums. */
export const ORGANISATIONS: readonly SampleDonor[] = [
  { name: 'Brazos Bend Rotary Circle', email: 'treasurer@brazosbend.example' },
  { name: 'Rivergate Family Foundation', email: 'grants@rivergate.example' },
  { name: 'Harmattan Engineers Association', email: 'gifts@harmattan.example' },
  { name: 'Bluebonnet Teachers Union', email: 'office@bluebonnet.example' },
];
