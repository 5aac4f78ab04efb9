/** A valid CV. */
export const PDF = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });

/** A valid image. */
export const PHOTO = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });

/** An image of an unsupported type. */
export const DRAWING = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });

/** An image that is too large. */
export const ELEVEN_MEGABYTES = new File([new Uint8Array(11 * 1024 * 1024)], 'large.jpg', {
  type: 'image/jpeg',
});

/** A donation to the organisation in general. */
export const donation = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount: 50,
  currency: 'USD',
  payment_client: 'PAYPAL',
  frequency: 'ONCE',
};

/** The payload of a project's form. */
export const project = {
  title: 'Incubators for Jos',
  summary: 'Four incubators for a maternity ward.',
  category: 'Healthcare',
  target_amount: 9000.5,
  currency: 'USD',
  deadline: '2027-06-30',
};

/** The payload of a volunteer's form. */
export const application = {
  first_name: 'Chidi',
  last_name: 'Okafor',
  email: 'chidi@volunteers.example',
  phone_number: '2348005550123',
  age: 24,
  country: 'Nigeria',
  role: 'lab-tech',
  availability: 'part-time',
  hours: 4,
  days: 2,
};

/** The payload of a proof of delivery. */
export const delivery = { name: 'Kano Teaching Laboratory', deliver_date: '2026-10-02' };
