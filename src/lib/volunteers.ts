/** Volunteer roles as the contract names them, in the order of every list. */
export const ROLES = ['computer-tech', 'lab-tech', 'medical-tech', 'others'] as const;

/** Availabilities as the contract names them, in the order of every list. */
export const AVAILABILITIES = ['full-time', 'part-time'] as const;

export const ROLE_LABELS: Readonly<Record<(typeof ROLES)[number], string>> = {
  'computer-tech': 'Computer technician',
  'lab-tech': 'Laboratory technician',
  'medical-tech': 'Medical equipment technician',
  others: 'Others',
};

export const AVAILABILITY_LABELS: Readonly<Record<(typeof AVAILABILITIES)[number], string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
};
