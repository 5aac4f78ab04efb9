import type { Organisation } from '@/app/organisation';

/** The organisation as schema.org data for search engines; the server adds its web address. */
export function organisationData({ name, tagline, email, phones, address, social }: Organisation) {
  return {
    '@type': 'NGO',
    name,
    description: tagline,
    email,
    address: address.join(', '),
    contactPoint: phones.map(({ label, href }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: href.replace(/^tel:/, ''),
    })),
    sameAs: social.map(({ href }) => href),
  };
}
