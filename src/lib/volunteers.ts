/** What one can volunteer as, by the names of the contract, in the order of every list. */
export const ROLES = ['computer-tech', 'lab-tech', 'medical-tech', 'others'] as const;

/** How much of one's time one can give, by the names of the contract, in the order of every list. */
export const AVAILABILITIES = ['full-time', 'part-time'] as const;

/** What each role is called. */
export const ROLE_LABELS: Readonly<Record<(typeof ROLES)[number], string>> = {
  'computer-tech': 'Computer technician',
  'lab-tech': 'Laboratory technician',
  'medical-tech': 'Medical equipment technician',
  others: 'Others',
};

/** What each kind of availability is called. */
export const AVAILABILITY_LABELS: Readonly<Record<(typeof AVAILABILITIES)[number], string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
};
